import type { BenefitChange, TableColumn, TableModel, TableRow } from '@portal/contract';
import { type Answer, nameColumn } from '@portal/ui/analysis';
import { dayText } from '../../market/details.ts';

/** What the columns are called that no dataset declares. */
export type ChangeWords = Record<
  | 'day'
  | 'what'
  | 'before'
  | 'now'
  | 'valueBefore'
  | 'valueNow'
  | 'difference'
  | 'until'
  | BenefitChange['what']
  | 'yuan',
  string
> & { means: string };

const money = (key: string, name: string, unit: string, definition = ''): TableColumn => ({
  key,
  name,
  kind: 'indicator',
  format: 'count',
  unit,
  definition,
  formula: '',
  growth: key === 'difference',
  decimals: 0,
});

/** Changes of benefits as a table: what stood before beside what stands now, and by how much its value differs. */
export function changeTable(answer: Answer, changes: readonly BenefitChange[], words: ChangeWords): TableModel {
  const described = answer.columns.filter(({ kind, key }) => kind === 'dimension' && key !== 'benefit');
  const asColumn = (column: (typeof described)[number]): TableColumn => ({ ...column, formula: '', growth: false });
  const rows = changes.flatMap(({ day, what, before, now }, at): TableRow[] => {
    const benefit = now ?? before;
    if (!benefit) return [];
    const { keys, names } = benefit.row;
    const worthOf = (benefit: BenefitChange['now']) => benefit?.row.values.benefitValue ?? null;
    const [valueBefore, valueNow] = [worthOf(before), worthOf(now)];
    const { benefit: _benefit, ...members } = keys;
    return [
      {
        id: `${at} ${Object.values(keys).join(' ')}`,
        kind: 'row',
        keys: members,
        names: {
          ...names,
          day: dayText(day),
          what: words[what],
          before: before?.row.names.benefit ?? '-',
          now: now?.row.names.benefit ?? '-',
          until: dayText(benefit.until),
        },
        values: {
          valueBefore,
          valueNow,
          difference: valueBefore === null || valueNow === null ? null : valueNow - valueBefore,
        },
      },
    ];
  });
  return {
    columns: [
      nameColumn('day', words.day),
      nameColumn('what', words.what),
      ...described.filter(({ key }) => key !== 'benefitReach').map(asColumn),
      nameColumn('before', words.before),
      money('valueBefore', words.valueBefore, words.yuan),
      nameColumn('now', words.now),
      money('valueNow', words.valueNow, words.yuan),
      money('difference', words.difference, words.yuan, words.means),
      nameColumn('until', words.until),
      ...described.filter(({ key }) => key === 'benefitReach').map(asColumn),
    ],
    rows,
    // What was cut are benefits, and the rows are their changes: the page says what is left out.
    cut: null,
    of: answer,
  };
}
