/**
 * Runs in the page from its beginning, and knows nothing of what is outside this function: notes in `window.first` and
 * `window.whole` when the first items of equipment have been painted, and when all of them have, in ms from the end of
 * the last answer of the market.
 * @param items how many there are
 */
export function watchSheet(items: number): void {
  const lastAnswer = () =>
    Math.max(
      ...performance
        .getEntriesByType('resource')
        .map((entry) =>
          entry.name.includes('/iw-market/analysis/query') ? (entry as PerformanceResourceTiming).responseEnd : 0,
        ),
    );
  const table = () => document.querySelector<HTMLTableElement>('[data-testid="equipment"] table');
  const isThere = (item: number) => table()?.querySelector(`tr[data-row="item-${item}"]`) !== null;
  const watch = (name: string, item: number) => {
    const painted = new MessageChannel();
    painted.port1.onmessage = () => {
      performance.mark(name);
      Object.assign(window, { [name]: performance.now() - lastAnswer() });
    };
    const look = () => {
      // What is sent from the frame that holds the rows comes after it was painted.
      if (table() && isThere(item)) painted.port2.postMessage(null);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  watch('first', 0);
  watch('whole', items - 1);
}
