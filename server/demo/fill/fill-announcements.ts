import type { DuckDBConnection } from '@duckdb/node-api';
import { shownDay } from '../../kernel/days/shown-day.ts';
import { chanceOf } from '../../kernel/random.ts';
import { monthNumber, monthText } from '../../market/index.ts';
import { type Listing, listings } from '../prices/listings.ts';
import { appendRows } from './append-rows.ts';
import type { World } from './world.ts';

/** The kinds of entries as their members are numbered in every release. */
const kindNumbers: Readonly<Record<Listing['kind'], number>> = { entered: 1, changed: 2, withdrawn: 3 };

const catalogues = ['taxFree', 'recommended'] as const;

/** The month before the first batch of the catalogue of tax-free models. */
const beforeFirst = monthNumber('2017-05');

/** A batch with its number, which goes on for ever in one catalogue and begins anew with each year in the other. */
function batchOf(list: Listing['catalogue'], month: number) {
  const day = `${monthText(month)}-${String(chanceOf(`batch ${list} ${month}`).whole(6, 26)).padStart(2, '0')}`;
  const [year, number] = [Math.floor(month / 12), (month % 12) + 1];
  const described =
    list === 'taxFree'
      ? {
          number: [`第${month - beforeFirst}批`, `Batch ${month - beforeFirst}`],
          of: ['减免购置税目录', 'Tax-free catalogue'],
        }
      : {
          number: [`${year}年第${number}批`, `Batch ${number} of ${year}`],
          of: ['推荐车型目录', 'Recommended models'],
        };
  const [zh, en] = [0, 1].map((at) => `${described.number[at]} ${shownDay(day)} ${described.of[at]}`);
  return { key: `${list}.${monthText(month)}`, zh: zh ?? '', en: en ?? '', day };
}

/** Writes the batches of the catalogues, the codes that they list, and what they say of each. */
export async function fillAnnouncements(
  connection: DuckDBConnection,
  { lineup: catalogue, from, sold }: World,
): Promise<void> {
  const last = from + (sold[0]?.[0]?.length ?? 0) - 1;
  const rows = listings(catalogue, from, last);
  const numberOf = ({ month, catalogue: of }: Listing) => (month - from) * 2 + catalogues.indexOf(of) + 1;
  const batches = new Map(rows.map((row) => [numberOf(row), row]));
  const codes = new Map<string, number>();
  for (const { code } of rows) if (!codes.has(code)) codes.set(code, codes.size + 1);
  await appendRows(
    connection,
    'catalogue_batch',
    [...batches].map(([number, { catalogue: of, month }]) => {
      const { key, zh, en, day } = batchOf(of, month);
      return [number, key, zh, en, of, day];
    }),
  );
  await appendRows(
    connection,
    'catalogue_code',
    [...codes].map(([code, number]) => [number, code.toLowerCase(), code, code]),
  );
  await appendRows(
    connection,
    'catalogue_fact',
    rows.map((row) => {
      const { range = 0, battery = 0, density = 0, energyUse = 0, weight = 0 } = row.figures ?? {};
      const value = row.figures ? 1 : 0;
      return [
        ...[row.month, row.subModel + 1, numberOf(row), codes.get(row.code) ?? 0],
        kindNumbers[row.kind],
        ...[1, range, value, battery, value, density, value, energyUse, value, weight, value],
      ];
    }),
  );
}
