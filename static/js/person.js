// Who is on is on in every tab of a browser: a page that shows somebody else is read anew at once, so that nothing is done
// under a name that nobody sees; and so is a page that was covered or uncovered in another tab.
// On <body>: data-person, the number of whoever is on, or "locked".
(() => {
  "use strict";

  const KEY = "person";
  const { person } = document.body.dataset;

  function follow() {
    const now = localStorage.getItem(KEY);
    if (now && now !== person) location.reload();
  }

  localStorage.setItem(KEY, person);
  addEventListener("storage", follow);
  addEventListener("pageshow", ({ persisted }) => persisted && follow());
})();
