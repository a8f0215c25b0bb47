// Whoever works by keys never loses their place. Where what has the focus goes away, the focus goes to what took its
// place, to its neighbor in the same list, or to what is around it; it is never lost to the page.
//
// data-then="id id"    where the focus goes when what is inside is gone, the first of these that is there
//
// window.keepFocus(change) changes the page without losing the focus.
// window.placeOfFocus() remembers where it is, and answers what brings it back there or near.
// window.wasMoved(element) is true once after the focus went to an element by itself: nobody chose it yet.
"use strict";

(() => {
  const TARGETS = "button:enabled, a[href], summary, input[type=checkbox]:enabled, [tabindex]";

  const can = (element) => element?.isConnected && !element.matches(":disabled") && element.checkVisibility({ visibilityProperty: true });
  const within = (element) => [element, ...(element?.querySelectorAll?.(TARGETS) ?? [])].find((one) => takes(one));
  const takes = (element) => can(element) && element.matches(`${TARGETS}, input, select, textarea`);

  let moved = null;

  document.addEventListener("focusin", () => {
    moved = null;
  });

  window.wasMoved = (element) => {
    const was = moved !== null && element?.contains(moved);
    moved = null;
    return was;
  };

  window.placeOfFocus = () => {
    const element = document.activeElement;
    if (!element || element === document.body) return () => {};
    const item = element.closest("li");
    const items = [...(item?.parentElement.children ?? [])];
    const at = items.indexOf(item);
    const near = [item, ...items.slice(at + 1), ...items.slice(0, Math.max(at, 0)).reverse()];
    const around = [];
    for (let one = element.parentElement; one !== document.body; one = one.parentElement) around.push(one);
    const then = around.flatMap((one) => one.dataset.then?.split(" ") ?? []);
    return () => {
      if (document.activeElement !== document.body && can(document.activeElement)) return;
      const again = document.getElementById(element.id);
      const places = [again, ...near, ...then.map((id) => document.getElementById(id)), ...around];
      const place = takes(element) ? element : within(places.find((one) => within(one)));
      place?.focus({ preventScroll: true });
      moved = place === element || place === again ? null : place;
    };
  };

  window.keepFocus = (change) => {
    const restore = placeOfFocus();
    change();
    restore();
  };

  document.addEventListener("htmx:before:swap", ({ detail: { ctx } }) => {
    ctx.restoreFocus = placeOfFocus();
  });

  document.addEventListener("htmx:after:swap", ({ detail: { ctx } }) => ctx.restoreFocus());
})();
