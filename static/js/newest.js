// An answer that was overtaken by a newer one is not shown. Overtaken is only what was asked for before the newer one
// came: what is asked for afterwards is the truth, be its version lower, for the database may have been restored.
"use strict";

(() => {
  const shownAt = new WeakMap(); // part → when what it shows came
  let answer = null; // that is being put into the page

  document.addEventListener("htmx:before:request", ({ detail: { ctx } }) => {
    ctx.askedAt = performance.now();
  });

  document.addEventListener("htmx:before:swap", ({ detail: { ctx } }) => {
    answer = ctx;
  });

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
