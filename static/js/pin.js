// The PIN pad: big digits for a finger; a keyboard types into the field itself.
document.addEventListener("click", (event) => {
  const key = event.target.closest("[data-digit]");
  if (!key) return;
  const field = key.closest("form").elements.pin;
  field.value = key.dataset.digit ? field.value + key.dataset.digit : "";
});
