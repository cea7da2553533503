/**
 * Runs in the page from its beginning, and knows nothing of what is outside this function: notes in `window.drawn` when
 * all bands have been painted, in ms from the end of the last answer of the market.
 * @param bands how many there are
 */
export function watchFlows(bands: number): void {
  const lastAnswer = () =>
    Math.max(
      ...performance
        .getEntriesByType('resource')
        .map((entry) =>
          entry.name.includes('/iw-market/analysis/query') ? (entry as PerformanceResourceTiming).responseEnd : 0,
        ),
    );
  const painted = new MessageChannel();
  painted.port1.onmessage = () => Object.assign(window, { drawn: performance.now() - lastAnswer() });
  const look = () => {
    // What is sent from the frame that holds the bands comes after it was painted.
    if (document.querySelectorAll('[data-drawn] path[data-at]').length >= bands) painted.port2.postMessage(null);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
