import { type Dataset, datasets } from '../datasets/index.ts';
import { grainOf } from '../datasets/tables.ts';
import { monthNumber } from '../model/month.ts';
import type { RawDataset, RawFact } from './reference/raw.ts';
import { quoted, randomNumbers } from './small-market.ts';
import { type RawMember, smallMembers } from './small-members.ts';
import { withPriceBand } from './small-price-band.ts';

const months = { first: '2021-03', last: '2024-05' } as const;
const years = { first: '2015-01', last: '2024-12' } as const;

/** Rows of a dataset for a month, about so many. */
const wantedRows = 14;

/** Every choice of one of each list. */
const combined = (lists: readonly (readonly RawMember[])[]): RawMember[][] =>
  lists.reduce<RawMember[][]>((all, list) => all.flatMap((some) => list.map((member) => [...some, member])), [[]]);

/** The bands that the figures of a fact fall into: the last whose bound before it they have reached. */
const bandsOf = ({ dimensions }: Dataset, columns: Readonly<Record<string, number>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(dimensions).flatMap(([key, dimension]) => {
      if (dimension.kind !== 'band') return [];
      const { column, members } = dimension;
      const reached = members.filter((_, at) => (columns[column] ?? 0) >= (members[at - 1]?.below ?? 0));
      return [[key, reached.at(-1)?.key ?? '']];
    }),
  );

/** Facts of a dataset in the small market, made of its declaration: sparse, the first and last month with a row. */
function smallOther(dataset: Dataset): { raw: RawDataset; inserts: string[] } {
  const { facts } = dataset;
  const random = randomNumbers(23);
  const span = facts.every === 'year' ? years : months;
  const lists = facts.chains.map(({ chain }) => smallMembers(chain));
  const cells = combined(lists.map(({ members }) => members));
  const [first, last] = [monthNumber(span.first), monthNumber(span.last)];
  const all = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const steps = facts.every === 'year' ? all.filter((month) => month % 12 === 0) : all;
  const rows: (number | string)[][] = [];
  const once = facts.chains.find(({ oneOfEach }) => oneOfEach)?.chain;
  const wider = Object.entries(once?.dimensions ?? {}).find(
    ([, { kind, table }]) => kind === 'named' && table === once?.tables[1],
  )?.[0];
  const texts = new Set<string>();
  const spread = steps.flatMap((month) =>
    cells.flatMap((cell, at): RawFact[] => {
      const edge = at === 0 && (month === steps[0] || month === steps.at(-1));
      if (random() > wantedRows / cells.length && !edge) return [];
      const keys: Record<string, string> = Object.assign({}, ...cell.map((member) => member.keys));
      const own = lists.flatMap(({ members: _all }, place) =>
        facts.chains[place]?.oneOfEach ? [] : [cell[place]?.id],
      );
      const key = [month, ...own, keys[wider ?? '']].join(' ');
      if (wider !== undefined && texts.has(key)) return [];
      texts.add(key);
      const columns = Object.fromEntries(facts.figures.map((column) => [column, 1 + Math.floor(random() * 900)]));
      rows.push([month, ...cell.map(({ id }) => id), ...Object.values(columns)]);
      return [{ month, source: null, keys: { ...keys, ...bandsOf(dataset, columns) }, columns }];
    }),
  );
  const inserts = lists.flatMap((list) => list.inserts);
  const names = [...grainOf(facts), ...facts.figures].join(', ');
  return {
    raw: withPriceBand({ dataset, facts: spread, covered: [{ key: null, ...span }] }),
    inserts: [...inserts, `INSERT INTO ${facts.table} (${names}) VALUES ${quoted(rows)}`],
  };
}

const { sales: _sales, price: _price, ...others } = datasets;

const small = Object.entries(others).map(([key, dataset]) => [key, smallOther(dataset)] as const);

/** Facts of every dataset but sales and prices, in the small market. */
export const rawOthers = Object.fromEntries(small.map(([key, { raw }]) => [key, raw])) as unknown as Readonly<
  Record<keyof typeof others, RawDataset>
>;

/** INSERT statements of these facts and of the members that are only theirs; trims and sub-models must be there. */
export const otherInserts: readonly string[] = small.flatMap(([, { inserts }]) => inserts);
