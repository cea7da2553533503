import type { DuckDBConnection } from '@duckdb/node-api';
import { type SucceededField, status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { createRelease } from '../making/create-release.ts';
import { monthNumber, monthText } from '../model/index.ts';
import { withReleases } from '../releases/attach.ts';
import type { Succession } from '../releases/delivery.ts';
import { needRelease } from '../releases/verify-release.ts';
import { type FoundMember, needMember } from '../tables/need-member.ts';
import { readSuccession, type SucceededMember, successionTable } from '../tables/succession.ts';
import { tableOfField } from './levels.ts';

/** What somebody has decided: a member was succeeded by another one, or that holds no more. */
export interface SucceedOrder {
  field: SucceededField;
  /** The key or a name of the former member, and of the one that came in its place. */
  predecessor: string;
  successor: string;
  /** The first month of the successor, such as 2024-03; null takes the decision back. */
  month: string | null;
  by: string;
  /** The release that has both. */
  onto: string;
  note: string;
}

/** A member that was succeeded by another one, as a release calls them. */
export interface KnownSuccession {
  field: SucceededField;
  predecessor: Pick<FoundMember, 'key' | 'name'>;
  successor: Pick<FoundMember, 'key' | 'name'>;
  month: string;
}

const isThere = (schema: string) =>
  `SELECT 1 FROM duckdb_tables() WHERE database_name = '${schema}' AND table_name = '${successionTable}'`;

/** @param schema a release that is open on the connection @returns who was succeeded by whom there */
export const successionIn = (connection: DuckDBConnection, schema: string) =>
  readSuccession(async (sql) => (await connection.runAndReadAll(sql)).getColumns(), isThere(schema), `${schema}.`);

const succeededAlready = ({ zh_CN, en }: Sentence) =>
  new Refusal('market.succeeded-already', status.refused, {
    zh_CN: `“${zh_CN}”已有换代车型；请先收回原有的决定。`,
    en: `"${en}" has a successor already; take that decision back first.`,
  });

const leadsBack = (before: Sentence, after: Sentence) =>
  new Refusal('market.succession-leads-back', status.refused, {
    zh_CN: `“${after.zh_CN}”不能是“${before.zh_CN}”的换代车型：换代会绕回自身。`,
    en: `"${after.en}" cannot succeed "${before.en}": the line would lead back to itself.`,
  });

const noSuccession = (release: string, before: Sentence, after: Sentence) =>
  new Refusal('market.no-succession', status.refused, {
    zh_CN: `版本 ${release} 中，“${after.zh_CN}”并不是“${before.zh_CN}”的换代车型。`,
    en: `In release ${release} "${after.en}" does not succeed "${before.en}".`,
  });

/** @throws Refusal where a member would succeed itself, by others or not, or two would succeed one */
export function checkLine(known: readonly SucceededMember[], before: FoundMember, after: FoundMember): void {
  const next = new Map(known.map(({ predecessor, successor }) => [predecessor, successor]));
  if (next.has(before.id)) throw succeededAlready(before.name);
  for (let number: number | undefined = after.id; number !== undefined; number = next.get(number)) {
    if (number === before.id) throw leadsBack(before.name, after.name);
  }
}

/** @returns who was succeeded by whom in a release, by level and month @throws Refusal where there is no such release */
export async function listSuccessions(folder: string, id: string): Promise<KnownSuccession[]> {
  await needRelease(folder, id);
  return withReleases(folder, { fresh: id }, async (connection) => {
    const all = await successionIn(connection, 'fresh');
    const found: KnownSuccession[] = [];
    for (const field of ['model', 'subModel'] as const) {
      const table = tableOfField[field];
      const own = all.filter((each) => each.table === table);
      if (own.length === 0) continue;
      const read = await connection.runAndReadAll(`SELECT ${table}_id, key, name_zh, name_en FROM fresh.${table}`);
      const members = new Map(
        read
          .getRows()
          .map(([number, key, zh, en]): [number, { key: string; name: Sentence }] => [
            Number(number),
            { key: String(key), name: { zh_CN: String(zh), en: String(en) } },
          ]),
      );
      for (const { predecessor, successor, month } of own) {
        const [before, after] = [members.get(predecessor), members.get(successor)];
        if (before && after) found.push({ field, predecessor: before, successor: after, month: monthText(month) });
      }
    }
    return found;
  });
}

/**
 * Makes a new, unpublished release that knows of two members that the one succeeded the other, or no more. No figure
 * changes; who asks for it gets both as one line.
 * @param folder the market folder
 * @throws Refusal when there is no such release, no single member of a name, the former one has a successor already or
 *   would succeed itself, or there is nothing to take back; nothing half made is left behind
 */
export async function succeedMembers(
  folder: string,
  order: SucceedOrder,
): Promise<{ release: string; succession: Succession }> {
  const { field, month, by, onto, note } = order;
  await needRelease(folder, onto);
  const name = tableOfField[field];
  const table = { name, id: `${name}_id` };
  const { before, after, known } = await withReleases(folder, { fresh: onto }, async (connection) => ({
    before: await needMember(connection, { schema: 'fresh', release: onto }, table, order.predecessor),
    after: await needMember(connection, { schema: 'fresh', release: onto }, table, order.successor),
    known: (await successionIn(connection, 'fresh')).filter((each) => each.table === name),
  }));
  const isKnown = known.some(({ predecessor, successor }) => predecessor === before.id && successor === after.id);
  if (month !== null) checkLine(known, before, after);
  else if (!isKnown) throw noSuccession(onto, before.name, after.name);
  const succession: Succession = { field, predecessor: before.name, successor: after.name, month };
  const statement =
    month === null
      ? `DELETE FROM ${successionTable} WHERE member_table = '${name}' AND predecessor_id = ${before.id}`
      : `INSERT INTO ${successionTable} VALUES ('${name}', ${before.id}, ${after.id}, ${monthNumber(month)})`;
  return { release: await sealSuccessions(folder, { onto, by, note }, [{ succession, statement }]), succession };
}

/**
 * Makes a new, unpublished release onto another one that knows of what was decided, each as a delivery of its own.
 * @param decided what that is, and how it is written into the table of successions
 * @returns its id; nothing half made is left behind
 */
export async function sealSuccessions(
  folder: string,
  { onto, by, note }: Pick<SucceedOrder, 'onto' | 'by' | 'note'>,
  decided: readonly { succession: Succession; statement: string }[],
): Promise<string> {
  const { demonstration, preliminaryFrom } = await needRelease(folder, onto);
  const writer = await createRelease(folder, { demonstration, preliminaryFrom, note }, { id: onto, replaced: [] });
  try {
    for (const { statement } of decided) await writer.connection.run(statement);
    const counts = { inserted: 0, corrected: 0, withdrawn: 0, unchanged: 0, refused: 0 };
    const at = new Date().toISOString();
    const rest = { dataset: 'sales', kind: 'describe', at, by, mapping: null, counts } as const;
    return (await writer.seal(decided.map(({ succession }) => ({ ...rest, succession, files: [] })))).id;
  } catch (error) {
    await writer.discard();
    throw error;
  }
}
