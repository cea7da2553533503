import { type AsOf, inMonth, relationOf } from './dated.ts';
import type { MemberTable } from './dimension.ts';

/** The table that holds the number of the one at a place; none for the narrowest. */
export function holderOf(tables: readonly MemberTable[], place: number): MemberTable | undefined {
  const named = tables[place]?.of;
  return named === undefined ? tables[place - 1] : tables.find(({ name }) => name === named);
}

/**
 * Joins from the narrowest of some tables outwards.
 * @param wanted names of the tables to reach; all of them when missing
 * @param asOf those that are joined as they were in a month
 * @returns ` JOIN ...` for each table on the way, in their order; nothing of those that lead elsewhere
 */
export function joinsOf(tables: readonly MemberTable[], wanted?: ReadonlySet<string>, asOf?: AsOf): string {
  const reached = new Set(wanted ?? tables.map(({ name }) => name));
  const joins: string[] = [];
  for (let place = tables.length - 1; place > 0; place -= 1) {
    const [table, holder] = [tables[place], holderOf(tables, place)];
    if (!table || !holder || !reached.has(table.name)) continue;
    reached.add(holder.name);
    joins.unshift(
      ` JOIN ${relationOf(table, asOf)} ON ${table.name}.${table.id} = ${holder.name}.${table.id}${inMonth(table, asOf)}`,
    );
  }
  return joins.join('');
}
