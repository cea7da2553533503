/** Stands for a library that areas share: what it does for one of them is its own. */
export const shared = {
  listen: (target: EventTarget, type: string, listener: EventListener) => target.addEventListener(type, listener),
  every: (page: Window, work: () => void) => page.setInterval(work, 10),
  fill: (...nodes: Node[]) => document.body.replaceChildren(...nodes),
  place: (node: Node) => document.body.appendChild(node),
};
