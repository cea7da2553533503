/**
 * Runs in the page, and knows nothing of what is outside this function: ticks or unticks a member of the list that is
 * open, and waits until the picture of the answer is another one and has been painted.
 * @param box the member's box, as a selector
 * @returns from the press to the new picture, in ms
 */
export function changeFilter(box: string): Promise<number> {
  const picture = () => document.querySelector('[data-drawn] .highcharts-series path')?.getAttribute('d') ?? null;
  const before = picture();
  const pressed = performance.now();
  document.querySelector<HTMLElement>(box)?.click();
  return new Promise((done) => {
    const painted = new MessageChannel();
    painted.port1.onmessage = () => done(performance.now() - pressed);
    const look = () => {
      const now = picture();
      const isNew = now !== null && now !== before && document.querySelector('main [aria-busy="true"]') === null;
      // What is sent from the frame that holds the picture comes after it was painted.
      if (isNew) painted.port2.postMessage(null);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
