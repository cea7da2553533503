/** How long a turn waits for an idle browser, in milliseconds. */
const patience = 1000;

const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof window.requestIdleCallback === 'function')
      window.requestIdleCallback(() => resolve(), { timeout: patience });
    else window.setTimeout(resolve, 16);
  });

let last: Promise<void> = Promise.resolve();

/** Comes when all turns asked for before are over and the browser has nothing better to do. */
export function nextTurn(): Promise<void> {
  last = last.then(idle);
  return last;
}
