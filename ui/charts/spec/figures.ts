import type { SeriesFormat } from './common-spec.ts';
import { countUnitOf, drawnUnit, gridUnit, scatterUnit, type WrittenUnit } from './drawn-unit.ts';
import type { ChartFigure } from './grid-spec.ts';
import { chartPhrases } from './phrases.ts';
import type { ChartSeries, ChartSpec } from './spec.ts';
import { waterfallSteps } from './waterfall-steps.ts';

/** The figures of a chart as rows and columns, whatever it is drawn as. */
export interface Figures {
  /** What the rows are; nothing where the chart does not say. */
  head?: string;
  columns: { name: string; format: SeriesFormat; unit: WrittenUnit }[];
  rows: { name: string; values: (number | null)[] }[];
}

/** Whether a band is known of any value: what is forecast of a short past has none. */
const hasEnds = (band: ChartSeries['band']): boolean => band?.low.some((end) => end !== null) ?? false;

/** The figures that a chart shows: those who hear the page have them as a table, and files may be made of them. */
export function figuresOf(spec: ChartSpec): Figures {
  const { language } = spec;
  switch (spec.kind) {
    case 'scatter':
      return {
        columns: [
          { ...spec.x, unit: scatterUnit(spec, 'x') },
          { ...spec.y, unit: scatterUnit(spec, 'y') },
        ],
        rows: spec.points.map(({ name, x, y }) => ({ name, values: [x, y] })),
      };
    case 'heat': {
      const unit = gridUnit(spec);
      const { format } = spec.value;
      return {
        head: spec.rowsName,
        columns: spec.columns.map(({ name }) => ({ name, format, unit })),
        rows: spec.rows.map(({ name }, at) => ({ name, values: spec.values[at] ?? [] })),
      };
    }
    case 'ladder': {
      const { range, mark, volume, rows } = spec;
      const words = chartPhrases(language);
      const unit = countUnitOf(
        range.format,
        rows.flatMap((row) => [row.low, row.high, row.mark ?? null]),
        spec,
      );
      const sold = countUnitOf(
        volume?.format ?? 'count',
        rows.map((row) => row.volume ?? null),
        spec,
      );
      const { format } = range;
      return {
        columns: [
          { name: `${range.name} (${words.lowest})`, format, unit },
          { name: `${range.name} (${words.highest})`, format, unit },
          ...(mark ? [{ name: mark.name, format, unit }] : []),
          ...(volume ? [{ ...volume, unit: sold }] : []),
        ],
        rows: rows.map((row) => ({
          name: row.name,
          values: [row.low, row.high, ...(mark ? [row.mark ?? null] : []), ...(volume ? [row.volume ?? null] : [])],
        })),
      };
    }
    case 'multiples': {
      const unit = gridUnit(spec);
      const lines = spec.cells.flatMap(({ was, ...own }) => [own, ...(was ? [was] : [])]);
      const { format } = spec.value;
      return {
        columns: lines.map(({ name }) => ({ name, format, unit })),
        rows: spec.categories.map((name, at) => ({ name, values: lines.map(({ values }) => values[at] ?? null) })),
      };
    }
    case 'flow': {
      const unit = countUnitOf(
        spec.value.format,
        spec.links.map(({ value }) => value),
        spec,
      );
      const nameOf = (id: string) => spec.nodes.find((node) => node.id === id)?.name ?? '';
      return {
        columns: [{ ...spec.value, unit }],
        rows: spec.links.map(({ from, to, value }) => ({ name: `${nameOf(from)} → ${nameOf(to)}`, values: [value] })),
      };
    }
    case 'tiles':
      return {
        columns: [{ ...spec.value, unit: gridUnit(spec) }],
        rows: spec.tiles.map(({ name, value }) => ({ name, values: [value] })),
      };
    case 'waterfall': {
      const steps = waterfallSteps(spec);
      const unit = countUnitOf(
        spec.value.format,
        steps.map(({ to }) => to),
        spec,
      );
      return {
        columns: [{ ...spec.value, unit }],
        rows: steps.map(({ name, value }) => ({ name, values: [value] })),
      };
    }
    case 'quadrant': {
      const { x, y, size, points } = spec;
      const column = (figure: ChartFigure, key: 'x' | 'y' | 'size') => ({
        ...figure,
        unit: countUnitOf(
          figure.format,
          points.map((point) => point[key] ?? null),
          spec,
        ),
      });
      return {
        columns: [column(x, 'x'), column(y, 'y'), ...(size ? [column(size, 'size')] : [])],
        rows: points.map((point) => ({
          name: point.name,
          values: [point.x, point.y, ...(size ? [point.size ?? null] : [])],
        })),
      };
    }
    case 'box': {
      const words = chartPhrases(language);
      const keys = ['low', 'q1', 'median', 'q3', 'high'] as const;
      const { format } = spec.value;
      const unit = countUnitOf(
        format,
        spec.rows.flatMap(({ spread }) => (spread ? [spread.low, spread.high] : [])),
        spec,
      );
      return {
        columns: [
          ...keys.map((key) => ({ name: words[key], format, unit })),
          { name: spec.counted, format: 'number', unit },
        ],
        rows: spec.rows.map(({ name, spread, count }) => ({
          name,
          values: spread ? [...keys.map((key) => spread[key]), count] : [...keys.map(() => null), null],
        })),
      };
    }
    default:
      return {
        columns: spec.series.flatMap(({ name, format, band }) => {
          const column = { name, format, unit: drawnUnit(spec) };
          const words = chartPhrases(language);
          const ends = [words.lowest, words.highest].map((end) => ({ ...column, name: `${name} (${end})` }));
          return hasEnds(band) ? [column, ...ends] : [column];
        }),
        rows: spec.categories.map((name, at) => ({
          name,
          values: spec.series.flatMap(({ values, band }) =>
            (band && hasEnds(band) ? [values, band.low, band.high] : [values]).map((own) => own[at] ?? null),
          ),
        })),
      };
  }
}
