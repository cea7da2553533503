import type { DuckDBConnection } from '@duckdb/node-api';
import type { Sentence } from '../../kernel/words/sentence.ts';
import type { MemberTable } from '../datasets/dimension.ts';
import { product } from '../datasets/members/product.ts';
import { monthText } from '../model/month.ts';
import { historyTable } from '../tables/dated-members.ts';

/** Of two releases, `fresh` and `old`: whether each keeps what changed of its members. */
export type KeepsHistory = Readonly<Record<'fresh' | 'old', boolean>>;

const tables: readonly MemberTable[] = product.tables.filter((table: MemberTable) => table.follows === undefined);

/** What of a member is said in a release, value by value: tbl, key, attribute, since, zh and en (of the value), name_zh, name_en. */
function namesIn(db: 'fresh' | 'old', keeps: boolean): string {
  const reported = tables.flatMap(({ name, id, dated = [] }) =>
    [...dated, 'name'].map((attribute) => {
      const isName = attribute === 'name';
      const own = `h.member_table = '${name}' AND h.attribute = '${attribute}' AND h.member_id = t.${id}`;
      const text = `'${name}' AS tbl, t.key, '${attribute}' AS attribute`;
      const names = 't.name_zh, t.name_en';
      const present = `SELECT ${text}, 0 AS since, ${isName ? 't.name_zh' : `t.${attribute}`} AS zh,
        ${isName ? 't.name_en' : `t.${attribute}`} AS en, ${names} FROM ${db}.${name} AS t`;
      if (!keeps) return present;
      const history = `${db}.${historyTable} AS h`;
      return `${present} WHERE NOT EXISTS (SELECT 1 FROM ${history} WHERE ${own})
        UNION ALL SELECT ${text}, h.since, ${isName ? 'h.name_zh' : 'h.value'}, ${isName ? 'h.name_en' : 'h.value'}, ${names}
        FROM ${db}.${name} AS t JOIN ${history} ON ${own}`;
    }),
  );
  return `(${reported.join('\nUNION ALL ')})`;
}

/**
 * @param keeps whether the attached releases `fresh` and `old` keep what changed of their members
 * @returns SQL for what is said of sub-models, models, brands and manufacturers otherwise than before, of those that
 *   both have: tbl, key, name_zh, name_en, attribute, since (0 for all time), before_zh, before_en, zh, en
 */
export const describedOtherwise = (keeps: KeepsHistory): string => `(
  WITH f AS ${namesIn('fresh', keeps.fresh)}, o AS ${namesIn('old', keeps.old)}
  SELECT f.tbl, f.key, f.name_zh, f.name_en, f.attribute, f.since, arg_max(o.zh, o.since) AS before_zh,
    arg_max(o.en, o.since) AS before_en, f.zh, f.en
  FROM f JOIN o ON o.tbl = f.tbl AND o.key = f.key AND o.attribute = f.attribute AND o.since <= f.since
  WHERE NOT EXISTS (SELECT 1 FROM o AS s WHERE s.tbl = f.tbl AND s.key = f.key AND s.attribute = f.attribute
    AND s.since = f.since AND s.zh = f.zh AND s.en = f.en)
  GROUP BY ALL)`;

/** Something of a member that the newer release says otherwise. */
export interface DescribedOtherwise {
  name: Sentence;
  /** A column such as segment, or `name`. */
  attribute: string;
  /** The month from which it holds, such as 2025-03; null for all time. */
  since: string | null;
  before: Sentence;
  after: Sentence;
}

/** Reads it from the attached releases, the latest month first. */
export async function readDescribed(connection: DuckDBConnection, keeps: KeepsHistory): Promise<DescribedOtherwise[]> {
  const read = await connection.runAndReadAll(
    `SELECT name_zh, name_en, attribute, since, before_zh, before_en, zh, en FROM ${describedOtherwise(keeps)}
     ORDER BY since DESC, tbl, key, attribute`,
  );
  return read.getRows().map((row): DescribedOtherwise => {
    const [nameZh = '', nameEn = '', attribute = '', , wasZh = '', wasEn = '', zh_CN = '', en = ''] = row.map(String);
    const since = Number(row[3]);
    return {
      name: { zh_CN: nameZh, en: nameEn },
      attribute,
      since: since === 0 ? null : monthText(since),
      before: { zh_CN: wasZh, en: wasEn },
      after: { zh_CN, en },
    };
  });
}
