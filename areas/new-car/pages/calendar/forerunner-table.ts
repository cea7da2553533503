import type { TableColumn, TableModel } from '@portal/contract';
import type { Followed } from '../../market/forerunners.ts';

type Word =
  | 'trim'
  | 'forerunner'
  | 'itself'
  | 'noForerunner'
  | 'more'
  | 'less'
  | 'other'
  | 'msrpNow'
  | 'msrpStep'
  | 'nothing';

export interface ForerunnerWords {
  word: (word: Word) => string;
  yuan: string;
  /** How many items, with their names. */
  items: (names: readonly string[]) => string;
}

const column = (key: string, name: string): TableColumn => ({
  key,
  name,
  kind: 'dimension',
  format: null,
  unit: '',
  definition: '',
  formula: '',
  growth: false,
});

const price = (key: string, name: string, unit: string): TableColumn => ({
  ...column(key, name),
  kind: 'indicator',
  format: 'count',
  unit,
  growth: false,
});

/** Trims beside those that they follow. @param isPriced whether prices may be seen */
export function forerunnerTable(trims: readonly Followed[], isPriced: boolean, words: ForerunnerWords): TableModel {
  const { word, yuan, items } = words;
  const listed = (names: readonly string[]) => (names.length === 0 ? word('nothing') : items(names));
  return {
    columns: [
      column('trim', word('trim')),
      column('forerunner', word('forerunner')),
      ...(isPriced ? [price('msrp', word('msrpNow'), yuan), price('step', word('msrpStep'), yuan)] : []),
      column('more', word('more')),
      column('less', word('less')),
      column('other', word('other')),
    ],
    rows: trims.map(({ key, name, before, msrp, msrpBefore, more, less, other }) => ({
      id: key,
      kind: 'row' as const,
      keys: { trim: key },
      names: {
        trim: name,
        forerunner: before === null ? word('noForerunner') : before.key === key ? word('itself') : before.name,
        ...(before !== null && { more: listed(more), less: listed(less), other: listed(other) }),
      },
      values: { msrp, step: msrp === null || msrpBefore === null ? null : msrp - msrpBefore },
    })),
    cut: null,
  };
}
