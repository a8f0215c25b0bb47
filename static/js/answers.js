// What every answer goes through before it is put into the page.
//
// An answer that was overtaken by a newer one is not shown. Overtaken is only what was asked for before the newer one
// came: what is asked for afterwards is the truth, be its version lower, for the database may have been restored.
"use strict";

(() => {
  const shownAt = new WeakMap(); // part → when what it shows came
  let answer = null; // that is being put into the page

  document.addEventListener("htmx:before:request", ({ detail: { ctx } }) => {
    ctx.askedAt = performance.now();
  });

  document.addEventListener("htmx:before:swap", ({ detail: { ctx, tasks } }) => {
    answer = ctx;
    for (const { fragment } of tasks) dropBlanks(fragment);
  });

  // The line ends around a part would be put beside it, and left there by every renewal.
  function dropBlanks(fragment) {
    for (const node of [...fragment.childNodes]) {
      if (node.nodeType === Node.TEXT_NODE && !node.data.trim()) node.remove();
    }
  }

  htmx.registerExtension("newest", {
    htmx_before_morph_node: (_, { oldNode, newNode }) => {
      const had = Number(oldNode.dataset?.version);
      const has = Number(newNode.dataset?.version);
      if (has < had && answer.askedAt < shownAt.get(oldNode)) return false;
      if (has) shownAt.set(oldNode, performance.now());
      return true;
    },
  });
})();
