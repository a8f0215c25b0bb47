// One touch: the print dialogue opens by itself, and again by the button.
document.querySelector("[data-print]").addEventListener("click", () => print());
print();
