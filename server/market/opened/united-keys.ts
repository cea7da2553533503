import type { DuckDBValue } from '@duckdb/node-api';
import type { MemberDimension } from '../datasets/index.ts';
import { unitedTable } from '../tables/united-members.ts';

/** The keys of members that have become one with another, with the key of that other, by dimension. */
export type UnitedKeys = Readonly<Record<string, ReadonlyMap<string, string>>>;

type Ask = (sql: string) => Promise<readonly (readonly DuckDBValue[])[]>;

/**
 * Reads under which keys links, views and watches may still name the members of a release. A key that a member has itself
 * leads to nobody else.
 * @param dimensions by key
 * @param members of each dimension, by number or code
 */
export async function readUnitedKeys(
  ask: Ask,
  dimensions: Readonly<Record<string, MemberDimension>>,
  members: ReadonlyMap<string, ReadonlyMap<number | string, { key: string }>>,
): Promise<UnitedKeys> {
  const [there] = await ask(
    `SELECT 1 FROM information_schema.tables WHERE table_schema = current_schema() AND table_name = '${unitedTable}'`,
  );
  if (!there?.length) return {};
  const [tables = [], numbers = [], keys = []] = await ask(`SELECT member_table, member_id, key FROM ${unitedTable}`);
  const found: Record<string, Map<string, string>> = {};
  for (const [dimension, { kind, table }] of Object.entries(dimensions)) {
    if (kind !== 'named') continue;
    const known = members.get(dimension);
    const own = new Set([...(known?.values() ?? [])].map(({ key }) => key));
    tables.forEach((name, row) => {
      if (name !== (table.mirrors?.name ?? table.name)) return;
      const into = known?.get(Number(numbers[row]))?.key;
      const former = String(keys[row]);
      if (into !== undefined && !own.has(former)) (found[dimension] ??= new Map()).set(former, into);
    });
  }
  return found;
}
