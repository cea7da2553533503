import type { MarketAnswer } from '@portal/contract';
import { type FeedColumn, feedColumns } from './feed-columns.ts';
import { readFilter } from './read-filter.ts';
import { feedRefusals } from './refusals.ts';

type Value = string | number | null;
export type FeedOptions = Readonly<Record<string, string | undefined>>;

/** How many rows a page of the feed has. */
export const pageSize = 5000;

/** A page of the feed. */
export interface FeedPage {
  columns: FeedColumn[];
  rows: Record<string, Value>[];
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

function sorted(rows: Record<string, Value>[], text: string, columns: readonly FeedColumn[]): Record<string, Value>[] {
  const keys = text.split(',').map((part) => {
    const [name = '', direction = 'asc', ...rest] = part.trim().split(/\s+/);
    if (rest.length > 0 || !['asc', 'desc'].includes(direction)) throw feedRefusals.optionUnread('$orderby', part);
    return { name: columnOf(columns, name).name, sign: direction === 'desc' ? -1 : 1 };
  });
  return rows.sort((one, other) => {
    for (const { name, sign } of keys) {
      const order = inOrder(one[name] ?? null, other[name] ?? null);
      if (order !== 0) return order * sign;
    }
    return 0;
  });
}

/**
 * What the options of a request leave of an answer, a page at a time.
 * @throws Refusal for an option that cannot be read, and for a page of another release
 */
export function feedPage(answer: MarketAnswer, options: FeedOptions, size = pageSize): FeedPage {
  const all = feedColumns(answer);
  const { $filter, $orderby, $select, $skiptoken } = options;
  const condition = $filter ? readFilter($filter, all) : () => true;
  const everything = answer.rows
    .filter(({ kind }) => kind === 'row')
    .map((row, at) => Object.fromEntries(all.map(({ name, of }) => [name, of(row, at + 1)])))
    .filter((row) => condition((name) => row[name] ?? null));
  const ordered = $orderby ? sorted(everything, $orderby, all) : everything;
  const [release, from = '0'] = $skiptoken?.split('~') ?? [answer.release.id, String(whole(options, '$skip') ?? 0)];
  if (release !== answer.release.id) throw feedRefusals.releaseChanged();
  const start = Number(from);
  const end = Math.min(ordered.length, (whole(options, '$skip') ?? 0) + (whole(options, '$top') ?? ordered.length));
  const last = Math.min(end, start + size);
  const columns = $select && $select !== '*' ? $select.split(',').map((name) => columnOf(all, name.trim())) : all;
  return {
    columns,
    rows: ordered
      .slice(start, last)
      .map((row) => Object.fromEntries(columns.map(({ name }) => [name, row[name] ?? null]))),
    count: everything.length,
    next: last < end ? `${release}~${last}` : null,
  };
}
