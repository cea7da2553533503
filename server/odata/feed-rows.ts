import type { FeedColumn } from './feed-columns.ts';
import type { FeedOptions } from './feed-options.ts';
import type { FeedTable } from './feed-table.ts';
import { type Condition, readFilter } from './read-filter.ts';
import { feedRefusals } from './refusals.ts';

type Value = string | number | null;
type Row = Record<string, Value>;

/** How many rows a page of the feed has. */
export const pageSize = 20_000;

/** A page of the feed. */
export interface FeedPage {
  columns: FeedColumn[];
  rows: Row[];
  /** How many rows the filter leaves. */
  count: number;
  /** The `$skiptoken` of the next page; null for the last. */
  next: string | null;
}

function whole(options: FeedOptions, option: string): number | undefined {
  const text = options[option];
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw feedRefusals.optionUnread(option, text);
  return Number(text);
}

const columnOf = (columns: readonly FeedColumn[], name: string): FeedColumn => {
  const found = columns.find((column) => column.name === name);
  if (!found) throw feedRefusals.columnUnknown(name);
  return found;
};

/** Nothing stands before everything, as the protocol has it. */
function inOrder(one: Value, other: Value): number {
  if (one === other) return 0;
  if (one === null) return -1;
  return other === null || one > other ? 1 : -1;
}

/** The order that `$orderby` names. @throws Refusal for one that cannot be read, or a column that there is not */
function orderOf(text: string, columns: readonly FeedColumn[]): (one: Row, other: Row) => number {
  const keys = text.split(',').map((part) => {
    const [name = '', direction = 'asc', ...rest] = part.trim().split(/\s+/);
    if (rest.length > 0 || !['asc', 'desc'].includes(direction)) throw feedRefusals.optionUnread('$orderby', part);
    return { name: columnOf(columns, name).name, sign: direction === 'desc' ? -1 : 1 };
  });
  return (one, other) => {
    for (const { name, sign } of keys) {
      const order = inOrder(one[name] ?? null, other[name] ?? null);
      if (order !== 0) return order * sign;
    }
    return 0;
  };
}

/** Rows of a table, with the columns that are wanted of them. */
async function* rowsOf(
  table: FeedTable,
  columns: readonly FeedColumn[],
  condition: Condition | null,
  from = 0,
): AsyncGenerator<Row[]> {
  let at = from;
  for await (const rows of table.rows(from)) {
    const found: Row[] = [];
    for (const row of rows) {
      at += 1;
      const cells: Row = {};
      for (const { name, of } of columns) cells[name] = of(row, at);
      if (!condition || condition((name) => cells[name] ?? null)) found.push(cells);
    }
    yield found;
  }
}

/** The rows from one place to another of those that the options leave, and how many these are. */
async function slice(
  table: FeedTable,
  { $filter, $orderby }: FeedOptions,
  wanted: readonly FeedColumn[],
  [start, end]: [number, number],
): Promise<{ rows: Row[]; count: number }> {
  const rows: Row[] = [];
  if (!$filter && !$orderby) {
    if (start >= Math.min(end, table.count)) return { rows, count: table.count };
    for await (const portion of rowsOf(table, wanted, null, start)) {
      for (const row of portion) if (rows.length < end - start) rows.push(row);
      if (rows.length >= end - start) break;
    }
    return { rows, count: table.count };
  }
  const order = $orderby ? orderOf($orderby, table.columns) : null;
  const condition = $filter ? readFilter($filter, table.columns) : null;
  let count = 0;
  for await (const portion of rowsOf(table, table.columns, condition))
    for (const row of portion) {
      if (order || (count >= start && count < end)) rows.push(row);
      count += 1;
    }
  return { rows: order ? rows.sort(order).slice(start, end) : rows, count };
}

/**
 * What the options of a request leave of a table, a page at a time.
 * @throws Refusal for an option that cannot be read, and for a page of another release
 */
export async function feedPage(table: FeedTable, options: FeedOptions, size = pageSize): Promise<FeedPage> {
  const all = table.columns;
  const { $select, $skiptoken } = options;
  const named = $select && $select !== '*' ? $select.split(',').map((name) => columnOf(all, name.trim())) : all;
  const columns = [...new Set(named)];
  const skip = whole(options, '$skip') ?? 0;
  const [release, from = ''] = $skiptoken?.split('~') ?? [table.release, String(skip)];
  if (release !== table.release) throw feedRefusals.releaseChanged();
  if (!/^\d{1,9}$/.test(from)) throw feedRefusals.optionUnread('$skiptoken', $skiptoken ?? '');
  const start = Number(from);
  const end = skip + (whole(options, '$top') ?? Number.MAX_SAFE_INTEGER);
  const last = Math.min(end, start + size);
  const { rows, count } = await slice(table, options, columns, [start, last]);
  const isWhole = columns.length === all.length;
  return {
    columns,
    rows: isWhole ? rows : rows.map((row) => Object.fromEntries(columns.map(({ name }) => [name, row[name] ?? null]))),
    count,
    next: last < Math.min(end, count) ? `${release}~${last}` : null,
  };
}
