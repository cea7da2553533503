import { createTablesOf } from '../../datasets/tables.ts';
import { monthNumber } from '../../model/index.ts';
import type { RawDataset, RawFact } from '../reference/raw.ts';
import { quoted, randomNumbers } from '../small-market.ts';
import { bikeMonths, bikes } from './bikes.ts';

/** Town of each shop. */
const shops = [0, 0, 0, 1, 1, 2];
const towns = 3;

/** Sales of shops that open, pause and close, at times without a bike sold; equal ones among them. */
function facts(): RawFact[] {
  const random = randomNumbers(3);
  const below = (limit: number) => Math.floor(random() * limit);
  const [first, last] = [monthNumber(bikeMonths.first), monthNumber(bikeMonths.last)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((month) =>
    shops.flatMap((town, shop): RawFact[] => {
      const edge = shop === 0 && (month === first || month === last);
      if (random() < 0.35 && !edge) return [];
      const price = 300 + below(900);
      const columns = { sold: below(9), stock: below(30), asked: price, paid: price - below(120) };
      return [{ month, source: null, keys: { shop: `shop-${shop}`, town: `town-${town}` }, columns }];
    }),
  );
}

export const rawBikes: RawDataset = { dataset: bikes, facts: facts(), covered: [{ key: null, ...bikeMonths }] };

const member = (prefix: string, index: number) => [
  index,
  `${prefix}-${index}`,
  `名-${prefix}-${index}`,
  `The ${prefix} ${index}`,
];

/** The tables of the bikes and their rows, understood by DuckDB and PostgreSQL. */
export const bikeTables: readonly string[] = [
  ...createTablesOf([bikes]),
  `INSERT INTO town VALUES ${quoted(Array.from({ length: towns }, (_, index) => member('town', index)))}`,
  `INSERT INTO shop VALUES ${quoted(shops.map((town, index) => [...member('shop', index), town]))}`,
  `INSERT INTO bike VALUES ${quoted(
    rawBikes.facts.map(({ month, keys, columns: { sold = 0, stock = 0, asked: price = 0, paid = 0 } }) => {
      return [month, Number(keys.shop?.slice(5)), sold, stock, price, paid];
    }),
  )}`,
];
