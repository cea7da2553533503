import type { MemberTable } from './dimension.ts';

/** By table of members: the columns of codes of which a release has values that hold from a month on, and `name`. */
export type History = Readonly<Record<string, readonly string[]>>;

/** What a table of members is called that has a row for each span of months in which its codes stay the same. */
export const datedName = (table: string): string => `${table}_dated`;

/** The columns of its first and last month: a table of members has no others of these names. */
export const validFrom = 'first_month';
export const validTo = 'last_month';

/** The bounds of what holds from the beginning, and of what holds now. */
export const [beginning, forever] = [0, 119_999];

/** Tables of members that are asked as they were in the month of a fact. */
export interface AsOf {
  tables: ReadonlySet<string>;
  /** The month, in SQL; none where whoever joins them looks at the months himself. */
  month?: string;
}

/** @returns a table of members for FROM or JOIN, under its own name */
export const relationOf = ({ name }: MemberTable, asOf?: AsOf): string =>
  asOf?.tables.has(name) ? `${datedName(name)} AS ${name}` : name;

/** @returns a condition for the span of a table that holds the month, to stand behind others; nothing where it is not dated */
export const inMonth = ({ name }: MemberTable, asOf?: AsOf): string =>
  asOf?.month !== undefined && asOf.tables.has(name)
    ? ` AND ${asOf.month} BETWEEN ${name}.${validFrom} AND ${name}.${validTo}`
    : '';

/** @returns the columns of the months in which the rows of all these tables hold, to stand behind others; nothing without any */
export function monthsValid(tables: readonly string[]): string {
  if (tables.length === 0) return '';
  const of = (column: string) => tables.map((table) => `${table}.${column}`).join(', ');
  const [first, last] = tables.length === 1 ? ['', ''] : ['GREATEST', 'LEAST'];
  return `, ${first}(${of(validFrom)}) AS ${validFrom}, ${last}(${of(validTo)}) AS ${validTo}`;
}

/** @returns the tables of which a release has codes that hold from a month on */
export const datedTables = (history: History | undefined): ReadonlySet<string> =>
  new Set(
    Object.entries(history ?? {}).flatMap(([table, columns]) =>
      columns.some((column) => column !== 'name') ? [table] : [],
    ),
  );
