import type { TableColumn, TableModel, TableRow } from '@portal/contract';
import { formatDayOrMonth } from '@portal/ui';
import type { Answer } from '@portal/ui/analysis';
import type { EventDays } from './events.ts';

/** What a column is called and means that no dataset declares. */
export interface ColumnWords {
  name: string;
  means: string;
  unit?: string;
}

/** The columns that come from the days of events, and what follows from them. */
export type EventColumn = 'day' | 'presalePrice' | 'msrpFrom' | 'msrpTo' | 'gap' | 'gapRate';

const formats: Record<EventColumn, TableColumn['format']> = {
  day: null,
  presalePrice: 'count',
  msrpFrom: 'count',
  msrpTo: 'count',
  gap: 'count',
  gapRate: 'percent',
};

const columnOf = (key: EventColumn, { name, means, unit = '' }: ColumnWords): TableColumn => ({
  key,
  name,
  kind: key === 'day' ? 'dimension' : 'indicator',
  format: formats[key],
  unit,
  definition: means,
  formula: '',
  growth: false,
  ...(key === 'gap' || key === 'gapRate' ? { quiet: true } : {}),
});

/** By how much a car was launched below or above the price that its presale opened with; null where either is missing. */
export function gapOf({ presalePrice, msrpFrom }: Pick<EventDays[number], 'presalePrice' | 'msrpFrom'>) {
  if (!presalePrice || msrpFrom === null) return { gap: null, gapRate: null };
  return { gap: msrpFrom - presalePrice, gapRate: msrpFrom / presalePrice - 1 };
}

/**
 * Events as a table, with the day and the prices of each.
 * @param answer by event, and what describes it
 * @param shown the columns in their order: dimensions of the answer, and those of the days
 */
export function eventTable(
  answer: Answer,
  days: EventDays,
  fields: readonly string[],
  words: Readonly<Record<EventColumn, ColumnWords>>,
): TableModel {
  const known = new Map(days.map((event) => [event.key, event]));
  const isOwn = (key: string): key is EventColumn => key in formats;
  const columns = fields.flatMap((key): TableColumn[] => {
    if (isOwn(key)) return [columnOf(key, words[key])];
    const column = answer.columns.find((candidate) => candidate.key === key);
    return column ? [{ ...column, formula: '', growth: false }] : [];
  });
  const rows = answer.rows.flatMap(({ kind, keys, names }): TableRow[] => {
    const { event: eventKey = '', ...members } = keys;
    const event = known.get(eventKey);
    if (kind !== 'row' || !event) return [];
    const { day, presalePrice, msrpFrom, msrpTo } = event;
    return [
      {
        id: Object.values(keys).join(' '),
        kind,
        keys: members,
        names: { ...names, day: formatDayOrMonth(day) },
        values: { presalePrice, msrpFrom, msrpTo, ...gapOf(event) },
      },
    ];
  });
  return { columns, rows, cut: answer.cut, of: answer };
}
