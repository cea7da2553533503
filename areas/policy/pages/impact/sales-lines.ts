import type { PerCar } from '@portal/contract';
import { type Answer, membersOf, type TableColumn, type TableModel } from '@portal/ui/analysis';
import { isConcerned } from '../../market/per-car.ts';

export interface SalesLine {
  key: 'concerned' | 'others';
  name: string;
  /** Of each month of the answer. */
  values: number[];
}

/** The cars that some rules are about and all others, month by month; without a rule all cars are concerned. */
export function salesLines(
  answer: Answer,
  rules: readonly PerCar[],
  names: Record<SalesLine['key'], string>,
): SalesLine[] {
  const rows = answer.rows.filter(({ kind }) => kind === 'row');
  const isAbout = (fuel: string | undefined) => rules.length === 0 || rules.some((rule) => isConcerned(rule, fuel));
  const line = (key: SalesLine['key']): SalesLine => ({
    key,
    name: names[key],
    values: membersOf(answer, 'period').map((period) =>
      rows
        .filter(({ keys }) => keys.period === period.key && isAbout(keys.fuelType) === (key === 'concerned'))
        .reduce((sum, { values }) => sum + (values.volume ?? 0), 0),
    ),
  });
  return [line('concerned'), line('others')].filter(({ values }) => values.some((value) => value > 0));
}

type Word = 'comparedWith' | 'monthlyBefore' | 'monthlyAfter' | 'growth' | 'carsUnit' | 'growthMeans';

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean month before and from the first day on, and the growth between them. */
export function salesTable(
  answer: Answer,
  lines: readonly SalesLine[],
  at: string,
  say: (word: Word) => string,
): TableModel {
  const months = membersOf(answer, 'period').map(({ key }) => key);
  const split = months.findIndex((month) => month >= at);
  const column = (own: Pick<TableColumn, 'key' | 'name' | 'format'>, unit = '', definition = ''): TableColumn => ({
    ...own,
    kind: own.format === null ? 'dimension' : 'indicator',
    unit,
    growth: own.key === 'growth',
    definition,
    formula: '',
  });
  return {
    columns: [
      column({ key: 'line', name: say('comparedWith'), format: null }),
      column({ key: 'before', name: say('monthlyBefore'), format: 'count' }, say('carsUnit')),
      column({ key: 'after', name: say('monthlyAfter'), format: 'count' }, say('carsUnit')),
      column({ key: 'growth', name: say('growth'), format: 'percent' }, '', say('growthMeans')),
    ],
    rows: lines.map(({ key, name, values }) => {
      const [before, after] = [mean(values.slice(0, split)), mean(values.slice(split))];
      const growth = before && after !== null ? after / before - 1 : null;
      return {
        id: key,
        kind: 'row' as const,
        keys: { line: key },
        names: { line: name },
        values: { before, after, growth },
      };
    }),
    cut: null,
    of: answer,
  };
}
