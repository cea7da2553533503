import type { MemberTable } from '../dimension.ts';

/**
 * A table that shows the members of another one a second time, so that a fact may name two of them: who was looked at,
 * and what else was. Numbers, keys and names are those of the other table.
 * @param of the table whose members these are
 * @param wider the mirrored table that its members belong to, of the one that theirs belong to
 */
export function mirrored(name: string, of: MemberTable, wider?: { table: MemberTable; of: MemberTable }): MemberTable {
  const columns = [of.id, 'key', 'name_zh', 'name_en', ...(wider ? [wider.of.id] : [])].join(', ');
  return {
    name,
    id: `${name}_id`,
    mirrors: { name: of.name, id: of.id },
    follows: [`DELETE FROM ${name}`, `INSERT INTO ${name} SELECT ${columns} FROM ${of.name}`],
  };
}
