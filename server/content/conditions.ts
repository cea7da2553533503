import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** One filter of a search; the facet names what it filters by, so that facets are counted under the other filters. */
export interface Condition {
  facet: string | null;
  holds: RawBuilder<SqlBool>;
}

/** @returns all conditions as one, without those of a facet */
export function allOf(conditions: Condition[], except: string | null = null): RawBuilder<SqlBool> {
  const remaining = conditions.filter(({ facet }) => facet === null || facet !== except).map(({ holds }) => holds);
  return remaining.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`(${sql.join(remaining, sql` and `)})`;
}

/** @returns a condition that a value is one of some; none when nothing was chosen, as an empty filter means all */
export function oneOf(facet: string, values: string[] | undefined, value: RawBuilder<unknown>): Condition[] {
  const chosen = storable(values);
  return chosen.length === 0 ? [] : [{ facet, holds: sql<SqlBool>`${value} in (${sql.join(chosen)})` }];
}

/** The largest whole number that every store keeps in a column; PostgreSQL refuses to compare one with more. */
const largestWhole = 2 ** 31 - 1;

/** @returns a condition that a column of whole numbers has this value; beyond what it can hold, none does */
export const hasNumber = (column: string, value: number): RawBuilder<SqlBool> =>
  Math.abs(value) <= largestWhole ? sql<SqlBool>`${sql.ref(column)} = ${value}` : sql<SqlBool>`1 = 0`;

/** @returns texts as a store can take them: PostgreSQL knows no character 0 */
export const storable = (values: string[] | undefined): string[] =>
  (values ?? []).map((value) => value.replaceAll('\u0000', '\uFFFD'));

/** @returns which rows of a list a page shows */
export function sliceOf({ page = 1, pageSize = 20 }: { page?: number; pageSize?: number }): RawBuilder<unknown> {
  return sql`limit ${pageSize} offset ${(page - 1) * pageSize}`;
}
