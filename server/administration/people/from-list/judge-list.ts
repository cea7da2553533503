import { contactKey, freeSeats, userKey } from '../../../accounts/index.ts';
import { chinaDay } from '../../../kernel/days/dates.ts';
import type { Sentence } from '../../../kernel/words/sentence.ts';
import type { StateDatabase } from '../../../state/open-state.ts';
import { lastDays } from '../../companies/bought-products.ts';
import { ragged } from '../../values/read-table.ts';
import {
  type ProductChoice,
  readEmail,
  readName,
  readPeriod,
  readPhone,
  readUserName,
} from '../../values/read-values.ts';
import { UsageError } from '../../values/refusals.ts';
import type { Work } from '../../values/work.ts';
import { type ListColumn, listColumns } from './list-columns.ts';
import type { ListedRow } from './read-list.ts';
import { productReader } from './read-product-names.ts';

/** What is wrong with a row, and where. */
export interface ListFault {
  field: Sentence;
  fault: Sentence;
}

/** A row that has been looked at: what it says, and why it is refused, if it is. */
export interface JudgedRow {
  row: number;
  user_name: string;
  real_name: string;
  email: string;
  phone: string;
  products: ProductChoice;
  /** YYYYMMDD; empty where it says none. */
  active_to: string;
  faults: ListFault[];
}

const seatsField: Sentence = { zh_CN: '席位', en: 'Seats' };
const rowField: Sentence = { zh_CN: '整行', en: 'Row' };

/**
 * Looks at each row of a list as if it were made alone, and at all together: names twice, names that are taken, seats.
 * @param companyId whose people they are; null for nobody's
 */
export async function judgeList(
  work: Pick<Work, 'db' | 'now' | 'reach'>,
  rows: readonly ListedRow[],
  companyId: string | null,
): Promise<JudgedRow[]> {
  const { db, now } = work;
  const readProducts = await productReader(db);
  const judged: JudgedRow[] = [];
  for (const row of rows) judged.push(await judgeRow(work, row, readProducts));
  const taken = await takenNames(
    db,
    judged.map(({ user_name }) => userKey(user_name)),
  );
  const first = new Map<string, number>();
  for (const each of judged) {
    const key = userKey(each.user_name);
    const before = first.get(key);
    if (key === '') continue;
    if (before !== undefined) each.faults.push(faultOf('userNm', twice(before)));
    else first.set(key, each.row);
    if (taken.has(key)) each.faults.push(faultOf('userNm', nameTaken));
  }
  let free = companyId === null ? null : await freeSeats(db, companyId, now);
  for (const { faults } of judged) {
    if (faults.length > 0 || free === null) continue;
    if (free === 0) faults.push({ field: seatsField, fault: noSeat });
    else free -= 1;
  }
  return judged;
}

async function judgeRow(
  { db, now, reach }: Pick<Work, 'db' | 'now' | 'reach'>,
  { row, cells, isRagged }: ListedRow,
  readProducts: (text: string) => ProductChoice,
): Promise<JudgedRow> {
  const faults: ListFault[] = isRagged ? [{ field: rowField, fault: ragged }] : [];
  /** A value by its reader; what does not fit is noted, and the text stands in its place. */
  const value = async <Value>(column: ListColumn, read: (text: string) => Value | Promise<Value>, none: Value) => {
    const text = cells[column] ?? '';
    try {
      return await read(text);
    } catch (error) {
      if (!(error instanceof UsageError && error.value)) throw error;
      faults.push(faultOf(column, error.value.fault));
      return none;
    }
  };
  const optional = (read: (text: string) => string) => (text: string) => (text === '' ? '' : read(text));
  const from = chinaDay(now);
  const days = (text: string) => readPeriod({ ...(text && { to: text }) }, { from, to: null }).to;
  const active_to = await value('to', days, '');
  const granted = async (text: string): Promise<ProductChoice> => {
    const products = readProducts(text);
    if (active_to === '') return products;
    const until = await lastDays(db, { reach, field: '<product>', products }, { from, to: active_to }, now);
    return { ...products, until };
  };
  return {
    row,
    user_name: await value('userNm', (text) => readUserName('--name', text), cells.userNm ?? ''),
    real_name: await value('realNm', (text) => readName('--real-name', text, 50), cells.realNm ?? ''),
    email: contactKey(await value('emalAd', optional(readEmail), cells.emalAd ?? '')),
    phone: await value('phonNo', optional(readPhone), cells.phonNo ?? ''),
    products: await value('products', granted, { ids: [], keys: [] }),
    active_to,
    faults,
  };
}

/** Which of the names there are already. */
async function takenNames(db: StateDatabase, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('account').select('user_key').where('user_key', 'in', keys).execute();
  return new Set(rows.map(({ user_key }) => user_key));
}

const faultOf = (column: ListColumn, fault: Sentence): ListFault => ({ field: listColumns[column].label, fault });

const twice = (row: number): Sentence => ({ zh_CN: `与第 ${row} 行相同`, en: `is the same as in row ${row}` });
const nameTaken: Sentence = { zh_CN: '已有同名账号', en: 'is taken by another account' };
const noSeat: Sentence = { zh_CN: '公司没有空余席位', en: 'the company has no free seat' };
