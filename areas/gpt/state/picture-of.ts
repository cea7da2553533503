import { type DimensionKey, type Language, membersOf, type TableModel } from '@portal/contract';
import {
  type Answer,
  compareChart,
  heatChart,
  indicatorChart,
  rankingChart,
  type WordQuery,
} from '@portal/ui/analysis';
import type { ChartSpec } from '@portal/ui/charts';

/** As many lines as are told apart in one picture. */
export const mostLines = 8;

export interface Picture {
  spec: ChartSpec;
  /** How many members the picture has, where the answer has more. */
  first: number | null;
  bars: number;
}

/** The figure that a list is ordered by, else the first. */
export const leadingFigure = ({ sort, indicators }: WordQuery): string =>
  indicators.find((indicator) => indicator === sort?.by) ?? indicators[0] ?? '';

/** An answer with the first members of a dimension alone. */
function withFirst(answer: Answer, by: string, most: number): Answer {
  const keys = new Set(
    membersOf(answer, by)
      .slice(0, most)
      .map(({ key }) => key),
  );
  return { ...answer, rows: answer.rows.filter((row) => keys.has(row.keys[by] ?? '')) };
}

/** The lists of a question that hold more than one member: what is the same in all rows tells none apart. */
function severalLists(answer: Answer, query: WordQuery): DimensionKey[] {
  const listed = query.by.filter((dimension) => dimension !== 'period');
  const several = listed.filter((dimension) => membersOf(answer, dimension).length > 1);
  return several.length > 0 ? several : listed.slice(0, 1);
}

/** Why an answer has no picture: more lists than one has, or the first few of each, which are others in each; null where it may have one. */
export function whyNone(answer: Answer, query: WordQuery): 'threeLists' | 'firstOfEach' | null {
  const { length } = severalLists(answer, query);
  if (length > 2 || (length > 1 && query.by.includes('period'))) return 'threeLists';
  return length > 1 && query.within !== undefined && query.limit !== undefined ? 'firstOfEach' : null;
}

/** The picture of an answer: its course over time, bars of a list, cells of two lists; null of single figures. */
export function pictureOf(
  answer: Answer,
  model: TableModel,
  { query, title }: { query: WordQuery; title: string },
  language: Language,
): Picture | null {
  const [by, second] = severalLists(answer, query);
  const indicator = leadingFigure(query);
  const whole = { first: null, bars: 0 };
  if (whyNone(answer, query) !== null) return null;
  if (second !== undefined && by !== undefined) {
    const spec = heatChart(answer, { rows: by, columns: second, indicator, title, scale: 'sequential' }, language);
    return { ...whole, spec };
  }
  if (by === undefined) {
    if (!query.by.includes('period')) return null;
    const formats = new Set(answer.columns.flatMap(({ kind, format }) => (kind === 'indicator' ? [format] : [])));
    const figures = query.indicators.map((key) => ({ indicator: key }));
    const shape = { by: 'period', title, kind: 'column' as const, figures, panels: formats.size > 1 };
    return { ...whole, spec: indicatorChart(answer, shape, language) };
  }
  if (query.by.includes('period')) {
    const all = membersOf(answer, by).length;
    const spec = compareChart(withFirst(answer, by, mostLines), { by, indicator, title, yoy: '' }, language);
    return { ...whole, spec, first: all > mostLines ? mostLines : null };
  }
  return {
    ...whole,
    spec: rankingChart(answer, model, { by, indicator, title }, language),
    bars: model.rows.filter(({ kind }) => kind === 'row').length,
  };
}
