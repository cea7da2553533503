import type { Chart, Series, SVGElement } from 'highcharts';

/** What of a series stands in the legend; Highcharts has it on the series, without a type. */
const itemOf = (series: Series): Element | undefined =>
  (Reflect.get(series, 'legendItem') as { group?: SVGElement } | undefined)?.group?.element;

const bound = new WeakSet<Element>();

/** Makes a name of the legend a button that shows and hides its series. */
function makeButton(item: Element, series: Series): void {
  item.setAttribute('role', 'button');
  item.setAttribute('tabindex', '0');
  item.setAttribute('aria-label', series.name);
  item.setAttribute('aria-pressed', String(series.visible));
  if (bound.has(item)) return;
  bound.add(item);
  item.addEventListener('keydown', (event) => {
    const { key } = event as KeyboardEvent;
    if (key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    series.setVisible();
  });
}

/**
 * Lets the legend be used by the keys as it is by a press; everything else of the drawing is hidden from those who hear
 * the page, who have the same figures as a table. Called whenever the chart has been drawn.
 */
export function keyLegend({ renderer: { box }, series }: Chart): void {
  const hasLegend = series.length > 1;
  for (const part of box.children)
    if (!hasLegend || !part.classList.contains('highcharts-legend')) part.setAttribute('aria-hidden', 'true');
  if (!hasLegend) return;
  for (const entry of series) {
    const item = itemOf(entry);
    if (item) makeButton(item, entry);
  }
}
