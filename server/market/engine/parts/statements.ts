import { createHash } from 'node:crypto';
import { quotedName } from '../names.ts';
import type { FileTable } from '../tables-of-file.ts';
import { columnThere } from '../tables-there.ts';
import { partCondition } from './part-condition.ts';
import { conditionOf, type Part } from './parts-of-file.ts';

/** The schema of the parts of all releases. */
export const partsSchema = 'market_parts';

/** The column by which a part stands below its parent; no release has one of that name. */
const number = 'in_part';

const longest = 63;

const within = (table: string): string => `${partsSchema}.${quotedName(table)}`;

/** The table of a part, by its number. */
export const tableOfPart = ({ table }: { table: Pick<FileTable, 'name'> }, part: number): string =>
  `${table.name}_p${part}`;

/** The table below which the parts of a table stand; parts with other columns stand below another one. */
export function parentOf({ name, columns }: FileTable): string {
  const shape = createHash('sha256').update(JSON.stringify(columns)).digest('hex').slice(0, 8);
  return `${name.slice(0, longest - 24)}_by_month_${shape}`;
}

const monthsOfYear = 12;
const yearOf = ({ cut }: Part): number => Math.floor((cut?.first ?? 0) / monthsOfYear);

/** The columns of a table that is cut: what cuts it is never empty. */
function columnsOf(table: FileTable, source: string | null, part: string): string {
  const own = table.columns.map((column) =>
    columnThere(table, { ...column, isNeeded: column.isNeeded || column.name === 'month' || column.name === source }),
  );
  return [`${number} INTEGER NOT NULL${part}`, ...own].join(', ');
}

/** Makes the table of a part, empty and not yet below its parent, so that nobody waits for it. */
export function createPart(part: Part, id: number): string {
  const own = within(tableOfPart(part, id));
  if (part.cut === null) {
    const columns = part.table.columns.map((column) => columnThere(part.table, column));
    return `CREATE TABLE ${own} (${columns.join(', ')})`;
  }
  // What says which rows are in it lets it be passed by, and put below its parent without being read.
  const checks = `CHECK (${number} = ${id}), CHECK (${conditionOf(part)})`;
  return `CREATE TABLE ${own} (${columnsOf(part.table, part.source, ` DEFAULT ${id}`)}, ${checks})`;
}

/** Makes what the parts of a table stand below, once. */
export const createParent = ({ table, source }: Part): string =>
  `CREATE TABLE IF NOT EXISTS ${within(parentOf(table))} (${columnsOf(table, source, '')}) PARTITION BY RANGE (month)`;

/** The table of a year, below which its parts stand. */
export const yearTable = (part: Part): string => `${parentOf(part.table)}_${yearOf(part)}`;

/** Makes the table of a year, and puts it below its parent. */
export function createYear(part: Part): string[] {
  const [parent, year] = [parentOf(part.table), yearOf(part)];
  const bounds = `FROM (${year * monthsOfYear}) TO (${(year + 1) * monthsOfYear})`;
  return [
    `CREATE TABLE ${within(yearTable(part))} (LIKE ${within(parent)}) PARTITION BY LIST (${number})`,
    `ALTER TABLE ${within(parent)} ATTACH PARTITION ${within(yearTable(part))} FOR VALUES ${bounds}`,
  ];
}

export const attachPart = (part: Part, id: number): string =>
  `ALTER TABLE ${within(yearTable(part))} ATTACH PARTITION ${within(tableOfPart(part, id))} FOR VALUES IN (${id})`;

/**
 * What a release knows a table by: a view of the parts that it has of it.
 * @param ids numbers of the parts of the table @param others those of all other parts below its parent
 */
export function viewOf(schema: string, part: Part, ids: readonly number[], others: readonly number[]): string {
  const columns = part.table.columns.map(({ name }) => quotedName(name)).join(', ');
  const from =
    part.cut === null
      ? within(tableOfPart(part, ids[0] ?? 0))
      : `${within(parentOf(part.table))} WHERE ${partCondition(number, ids, others)}`;
  return `CREATE VIEW ${quotedName(schema)}.${quotedName(part.table.name)} AS SELECT ${columns} FROM ${from}`;
}
