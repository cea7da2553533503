/** What a page shows first belongs to the person: nothing is reported for so long after the first paint, in ms. */
const pause = 1000;
/** A page that is never idle reports all the same after so long, in ms. */
const patience = 3000;

/** Waits for the first picture, and then a moment. @returns ends the waiting */
export function afterFirstPaint(work: () => void): () => void {
  let timer: number | undefined;
  const begin = () => {
    timer = window.setTimeout(work, pause);
  };
  if (typeof PerformanceObserver !== 'function' || !PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    // Two frames: the first one is drawn when the second one is asked for.
    const frame = requestAnimationFrame(() => requestAnimationFrame(begin));
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    begin();
  });
  observer.observe({ type: 'paint', buffered: true });
  return () => {
    observer.disconnect();
    window.clearTimeout(timer);
  };
}

/** When the browser has nothing better to do. */
export const whenIdle = (work: () => void): void => {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(work, { timeout: patience });
  else window.setTimeout(work, 200);
};
