import type { DuckDBValue } from '@duckdb/node-api';
import type { Sentence } from '../../kernel/words/sentence.ts';
import type { History } from '../datasets/dated.ts';
import type { MemberDimension } from '../datasets/dimension.ts';
import { historyTable } from './dated-members.ts';

/** What a member was called or described by until a month. */
export interface Former {
  /** What changed: the dimension of the member itself where it was renamed. */
  dimension: string;
  /** The key of what held then; null of a name. */
  key: string | null;
  name: Sentence;
  /** The last month, as year * 12 + month - 1. */
  until: number;
}

/** What was before the present, the oldest first, by table and number of members. */
export type Formers = (table: string, number: number) => readonly Former[];

type Ask = (sql: string) => Promise<readonly (readonly DuckDBValue[])[]>;

/**
 * @param dimensions by key
 * @param history what changed of the members of the release; nothing is asked where nothing did
 */
export async function readFormers(
  ask: Ask,
  dimensions: Readonly<Record<string, MemberDimension>>,
  history: History | undefined,
): Promise<Formers> {
  if (!history) return () => [];
  const read = await ask(`SELECT member_table, member_id, attribute, since, value, name_zh, name_en FROM ${historyTable}
    ORDER BY member_table, member_id, attribute, since`);
  const rows = (read[0] ?? []).map((_, row) => read.map((column) => column[row]));
  const found = new Map<string, Former[]>();
  rows.forEach(([table, id, attribute, , value, zh, en], at) => {
    const next = rows[at + 1];
    const isSame = next && next[0] === table && next[1] === id && next[2] === attribute;
    const [key, dimension] =
      Object.entries(dimensions).find(([, memberDimension]) => {
        if (memberDimension.table.name !== table) return false;
        return memberDimension.kind === 'named' ? attribute === 'name' : memberDimension.column === attribute;
      }) ?? [];
    if (!isSame || key === undefined || !dimension) return;
    const code = dimension.kind === 'enumerated' ? dimension.members.find((member) => member.key === value) : undefined;
    const name = code?.name ?? { zh_CN: String(zh), en: String(en) };
    const own = `${String(table)} ${Number(id)}`;
    const former = { dimension: key, key: code?.key ?? null, name, until: Number(next[3]) - 1 };
    found.set(own, [...(found.get(own) ?? []), former]);
  });
  return (table, number) => found.get(`${table} ${number}`) ?? [];
}
