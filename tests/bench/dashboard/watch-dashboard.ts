/** What a visit of the dashboard has shown so far; times in milliseconds since the navigation began, 0 before. */
export interface DashboardSeen {
  /** The first frame in which every panel shows its numbers. */
  numbers: number;
  /** The first frame in which both charts are drawn too. */
  drawn: number;
  /** The sum of all layout shifts. */
  shift: number;
  /** What long tasks lasted beyond 50 ms, in sum. */
  blocked: number;
}

/** Runs in the page, from its beginning, and knows nothing of what is outside this function. */
export function watchDashboard(): void {
  const seen: DashboardSeen = { numbers: 0, drawn: 0, shift: 0, blocked: 0 };
  Object.assign(window, { dashboardSeen: seen });
  // One element for each call: it holds a number once the call is answered.
  const places = [
    ...['[data-testid="pv-index"]', '[data-testid="energy-index"]', '[data-testid="price-figures"]'],
    ...['[data-panel="manufacturer-top10"] tbody', '[data-panel="model-top10"] tbody'],
    ...['[data-testid="on-sale"] li', '[data-testid="coming-soon"] li'],
    ...['[data-testid="news-item"]', '[data-testid="policy-item"]'],
  ];
  const shows = (selector: string) => {
    const place = document.querySelector<HTMLElement>(selector);
    return place !== null && place.offsetParent !== null && /\d/.test(place.textContent);
  };
  const look = () => {
    if (seen.numbers === 0 && places.every(shows)) seen.numbers = performance.now();
    const charts = document.querySelectorAll('[data-testid="panel"] [data-drawn] svg').length;
    if (seen.numbers > 0 && charts === 2) seen.drawn = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) seen.blocked += task.duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
