import type { Answer, TableColumn, TableModel } from '@portal/ui/analysis';
import type { BeforeAfter } from '../../market/around.ts';

/** A line of the table: a place, or the months of another year. */
export interface Compared extends BeforeAfter {
  key: string;
  name: string;
}

/** The rows of an answer that stand for themselves. */
export const rowsOf = (answer: Answer) => answer.rows.filter(({ kind, unnamed }) => kind === 'row' && !unnamed);

type Word =
  | 'comparedWith'
  | 'before'
  | 'beforeMeans'
  | 'after'
  | 'afterMeans'
  | 'change'
  | 'changeMeans'
  | 'beyond'
  | 'beyondMeans';

/**
 * Penetration before and after, the change in percentage points, and how much more it is than in the other lines on average.
 * @param lines the one of the policy first
 */
export function beforeAfterTable(answer: Answer, lines: readonly Compared[], say: (word: Word) => string): TableModel {
  const column = (key: string, format: TableColumn['format'], name: Word, means?: Word): TableColumn => ({
    key,
    name: say(name),
    kind: format === null ? 'dimension' : 'indicator',
    format,
    unit: '',
    growth: false,
    definition: means ? say(means) : '',
    formula: '',
  });
  const changes = lines.map(({ before, after }) => (before === null || after === null ? null : (after - before) * 100));
  const others = changes.slice(1).filter((change) => change !== null);
  const usual = others.length === 0 ? null : others.reduce((sum, change) => sum + change, 0) / others.length;
  return {
    columns: [
      column('line', null, 'comparedWith'),
      column('before', 'percent', 'before', 'beforeMeans'),
      column('after', 'percent', 'after', 'afterMeans'),
      column('change', 'points', 'change', 'changeMeans'),
      column('beyond', 'points', 'beyond', 'beyondMeans'),
    ],
    rows: lines.map(({ key, name, before, after }, at) => {
      const change = changes[at] ?? null;
      return {
        id: key,
        kind: 'row' as const,
        keys: { line: key },
        names: { line: name },
        values: {
          before,
          after,
          change,
          beyond: at === 0 && change !== null && usual !== null ? change - usual : null,
        },
      };
    }),
    cut: null,
    of: answer,
  };
}
