import type { Language } from '@portal/contract';
import { type Answer, crossedColumn } from '@portal/ui/analysis';
import { type Lagged, laggedCorrelations, type Series } from './correlation.ts';
import { crossed } from './crossed.ts';

type Row = Answer['rows'][number];

/** A month such as 2026-03 as year * 12 + month - 1. */
export const monthAt = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

const plain = ({ rows }: Answer): Row[] => rows.filter(({ kind }) => kind === 'row');

/** A figure of an answer by month. @param member whose rows are read, where the answer has several */
export function seriesOf(answer: Answer, figure: string, member?: { by: string; key: string }): Series {
  return new Map(
    plain(answer).flatMap(({ keys, values }): [number, number][] => {
      const value = values[figure] ?? null;
      const isOf = !member || keys[member.by] === member.key;
      return value === null || !isOf || !keys.period ? [] : [[monthAt(keys.period), value]];
    }),
  );
}

/** What a lag is called in a table and below an axis. */
export interface LagWords {
  /** The head of the column. */
  lag: string;
  nameOf: (lag: number) => string;
}

/** The column and the names of the lags. */
const lagColumn = ({ lag }: LagWords): Answer['columns'][number] => ({
  key: 'lag',
  kind: 'dimension',
  name: lag,
  unit: '',
  format: null,
  definition: '',
});

const lagged = (words: LagWords, { lag, correlation, months }: Lagged, member?: Pick<Row, 'keys' | 'names'>): Row => ({
  kind: 'row',
  keys: { ...member?.keys, lag: String(lag) },
  names: { ...member?.names, lag: words.nameOf(lag) },
  values: { correlation, pairedMonths: months },
});

const columns = (language: Language) => [
  crossedColumn(crossed.correlation, language),
  crossedColumn(crossed.pairedMonths, language),
];

/** Correlations by lag as an answer. @param of the answer whose months and release they are of */
export const lagAnswer = (of: Answer, lags: readonly Lagged[], words: LagWords, language: Language): Answer => ({
  ...of,
  columns: [lagColumn(words), ...columns(language)],
  rows: lags.map((lag) => lagged(words, lag)),
  total: null,
  cut: null,
});

/** The same for each member of a dimension, in the order of these. */
export function memberLags(
  { looked, sold }: { looked: Answer; sold: Answer },
  { by, figure, members }: { by: string; figure: string; members: readonly { key: string; name: string }[] },
  words: LagWords,
  language: Language,
): Answer {
  const own = looked.columns.filter(({ key }) => key === by);
  return {
    ...looked,
    columns: [...own, lagColumn(words), ...columns(language)],
    rows: members.flatMap(({ key, name }) => {
      const lags = laggedCorrelations(seriesOf(looked, figure, { by, key }), seriesOf(sold, 'yoy', { by, key }));
      return lags.map((lag) => lagged(words, lag, { keys: { [by]: key }, names: { [by]: name } }));
    }),
    total: null,
    cut: null,
  };
}
