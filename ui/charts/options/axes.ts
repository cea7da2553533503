import { joinNames, type Language } from '@portal/contract';
import type { YAxisOptions } from 'highcharts';
import type { WrittenUnit } from '../spec/drawn-unit.ts';
import type { CategoryChartSpec, ChartSeries } from '../spec/spec.ts';
import { axisGroup, axisUnit, lyingUnit, tickText } from '../spec/values.ts';

interface ValueAxes {
  list: YAxisOptions[];
  /** Place of the axis of a series in the list. */
  indexOf: (series: ChartSeries) => number;
}

/** What is counted begins at zero: an axis that begins higher makes little changes look large. */
const fromZero = (group: string, series: readonly ChartSeries[]): YAxisOptions => {
  const isCounted = group === 'count' || group === 'number' || group === 'amount';
  return isCounted && !series.some(({ values }) => values.some((value) => (value ?? 0) < 0)) ? { min: 0 } : {};
};

/** The line that bars of an index stand on. */
const onBase = (series: readonly ChartSeries[]): YAxisOptions => {
  const base = series.find((own) => own.base !== undefined)?.base;
  return base === undefined ? {} : { plotLines: [{ value: base, color: 'var(--p-line-strong)', width: 1, zIndex: 3 }] };
};

/** Parts that come up to the whole: no tick says more than all of it. */
const upToWhole = (group: string, series: readonly ChartSeries[]): YAxisOptions => {
  const values = series.flatMap((own) => own.values.flatMap((value) => value ?? []));
  const largest = Math.max(...values);
  return group === 'percent' && Math.min(...values) >= 0 && largest > 0.9 && largest <= 1 ? { ceiling: 100 } : {};
};

/** What the series of an axis count. */
const nounsOf = (series: readonly ChartSeries[], language: Language): string =>
  joinNames([...new Set(series.flatMap(({ noun }) => noun || []))], language);

/** Room between two panels for the unit above the lower one, as a part of the height. */
const betweenPanels = 16;

/** The part of the drawing that each panel takes, from the top: the first one has the most to tell. */
function panelAt(at: number, count: number): Pick<YAxisOptions, 'top' | 'height' | 'offset'> {
  const room = 100 - betweenPanels * (count - 1);
  const first = count === 1 ? room : room * 0.58;
  const other = (room - first) / Math.max(1, count - 1);
  const top = at === 0 ? 0 : first + betweenPanels + (at - 1) * (other + betweenPanels);
  return { top: `${top}%`, height: `${at === 0 ? first : other}%`, offset: 0 };
}

/** Lines of two units on one ground cross where nothing meets: they stand in panels whether that is asked for or not. */
const areLines = ({ kind, series }: CategoryChartSpec): boolean =>
  ['line', 'area'].includes(kind) && series.every((own) => own.kind !== 'column');

/** One axis for each unit that occurs, percentages opposite to counts or in a panel below. @param unit of the counts */
export function valueAxes(spec: CategoryChartSpec, unit: WrittenUnit): ValueAxes {
  const isShare = spec.kind === 'stackedShare' || spec.kind === 'areaShare' || spec.behind === 'share';
  const isLying = spec.kind === 'bar';
  const groups = [...new Set(spec.series.map((series) => axisGroup(series.format)))];
  const inPanels = groups.length > 1 && (spec.panels || areLines(spec));
  const list = groups.map((group, at): YAxisOptions => {
    const own = spec.series.filter((series) => axisGroup(series.format) === group);
    const format = isShare ? 'price' : (own[0]?.format ?? 'count');
    const isOpposite = at > 0 && !inPanels;
    return {
      opposite: isOpposite,
      ...(inPanels && panelAt(at, groups.length)),
      title: {
        text: (isLying ? lyingUnit : axisUnit)(format, spec.language, unit, nounsOf(own, spec.language)),
        ...(isLying && { textAlign: 'right', x: 0, y: 0 }),
      },
      labels: {
        // Each stands below its line: pushed back, the last one would touch the one before.
        ...(isLying && { overflow: 'allow' as const }),
        formatter: ({ value }) => tickText(Number(value), format, spec.language, unit),
      },
      gridLineWidth: isOpposite ? 0 : 1,
      // There is no half of a car.
      allowDecimals: !(group === 'number' || (group === 'count' && unit.size === 1)),
      ...fromZero(group, own),
      ...upToWhole(group, own),
      ...onBase(own),
      // Lying figures stand beside each other and need more room than those one above the other.
      ...(isLying && { tickPixelInterval: 96 }),
      // The first series begins at the foot of the bar, as it does in the legend.
      ...(spec.behind && { reversedStacks: false }),
      ...(isShare ? { max: 100 } : {}),
    };
  });
  return { list, indexOf: (series) => groups.indexOf(axisGroup(series.format)) };
}
