import type { Chart, SVGElement } from 'highcharts';

/** From the foot of one name to that of the next, in px. */
const lineHeight = 14;

/**
 * Places for things that want to stand at `wanted`, so that no two are closer than `gap`: each as near to its wish as
 * its neighbours allow, in the order of the wishes.
 * @param end none stands beyond it
 */
export function spread(wanted: readonly number[], gap: number, end: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = [...wanted];
  let least = Number.NEGATIVE_INFINITY;
  for (const at of order) {
    least = Math.max(places[at] ?? 0, least);
    places[at] = least;
    least += gap;
  }
  let most = end;
  for (const at of order.reverse()) {
    most = Math.min(places[at] ?? 0, most);
    places[at] = most;
    most -= gap;
  }
  return places;
}

/** Moves the names beside lines that end close to each other apart. Called whenever the chart has been drawn. */
export function spreadNames(chart: Chart): void {
  const names = chart.series.flatMap(({ visible, type, points }) =>
    visible && type === 'line'
      ? points.flatMap((point) => (Reflect.get(point, 'dataLabel') as SVGElement | undefined) ?? [])
      : [],
  );
  if (names.length < 2) return;
  const wanted = names.map((name) => Number(name.attr('y')));
  const places = spread(wanted, lineHeight, chart.plotTop + chart.plotHeight);
  for (const [at, name] of names.entries()) name.attr({ y: places[at] ?? 0 });
}
