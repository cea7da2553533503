import type { MemberTable } from './dimension.ts';

/** The table that holds the number of the one at a place; none for the narrowest. */
export function holderOf(tables: readonly MemberTable[], place: number): MemberTable | undefined {
  const named = tables[place]?.of;
  return named === undefined ? tables[place - 1] : tables.find(({ name }) => name === named);
}

/**
 * Joins from the narrowest of some tables outwards.
 * @param wanted names of the tables to reach; all of them when missing
 * @returns ` JOIN ...` for each table on the way, in their order; nothing of those that lead elsewhere
 */
export function joinsOf(tables: readonly MemberTable[], wanted?: ReadonlySet<string>): string {
  const reached = new Set(wanted ?? tables.map(({ name }) => name));
  const joins: string[] = [];
  for (let place = tables.length - 1; place > 0; place -= 1) {
    const [table, holder] = [tables[place], holderOf(tables, place)];
    if (!table || !holder || !reached.has(table.name)) continue;
    reached.add(holder.name);
    joins.unshift(` JOIN ${table.name} ON ${table.name}.${table.id} = ${holder.name}.${table.id}`);
  }
  return joins.join('');
}
