import { status } from '@portal/contract';
import { Refusal } from '../../../kernel/refusals/refusal.ts';
import { type Dataset, type DeliveryKind, grainOf, monthText } from '../../../market/index.ts';
import type { KnownMembers } from '../../members/known-members.ts';
import { formerTable } from '../../reading/former-tables.ts';
import type { ListCompared } from '../../reading/report.ts';
import type { Stage } from '../../reading/staging.ts';
import { askRows } from '../../reading/staging.ts';
import { specifiedMembers } from './specified-members.ts';

interface WholeLists {
  kind: DeliveryKind;
  /** Whether the mapping says that the file lists all there is of whom it names, and each of its rows could be read. */
  isWhole: boolean;
  /** Whether the file says a field itself, in a column or for all rows. */
  says: (field: string) => boolean;
}

/**
 * A list that comes after the next one of the same brand is known already: what that one says opened and closed was set
 * against an older list, and would be counted twice.
 * @throws Refusal that names the list to bring along
 */
async function refuseLate(connection: Stage['connection'], of: string, names: KnownMembers | undefined): Promise<void> {
  const [late] = await askRows(
    connection,
    `SELECT ${of}, month, next FROM (
       SELECT ${of}, month, place, LEAD(month) OVER lists AS next, LEAD(place) OVER lists AS next_place
       FROM (SELECT ${of}, month, MIN(place) AS place FROM standing GROUP BY ${of}, month)
       WINDOW lists AS (PARTITION BY ${of} ORDER BY month))
     WHERE place IS NOT NULL AND next IS NOT NULL AND next_place IS NULL ORDER BY month, ${of} LIMIT 1`,
  );
  if (!late) return;
  const [id = 0, month = 0, next = 0] = late.map(Number);
  const whose = names?.byId.get(id)?.key ?? String(id);
  const [own, later] = [monthText(month), monthText(next)];
  throw new Refusal('importer.list-late', status.refused, {
    zh_CN: `${whose} 的 ${own} 全量清单晚于其 ${later} 清单送达：${later} 的新开与关闭是与更早的清单比较得出的。请把 ${later} 的清单放在同一份文件里，以替换（replace）方式重新送达。`,
    en: `The whole list of ${whose} for ${own} comes after its list of ${later}, of which openings and closings were compared with an older one. Bring the list of ${later} in the same file again, as a replacement (replace).`,
  });
}

/**
 * Of lists that are whole, what came and what is gone since the list before, whether that stands in the file or in the
 * release: what is listed first has come, and what is listed no more stands once more, in the month of the list, as gone.
 * A member of a row that was taken out is neither: it is listed, and what of it holds is not known.
 * What the file says itself is left as it is; a first list has none before it, and says nothing of either.
 * @returns a line for each list that has one before it; none where nothing is compared
 * @throws Refusal for a list that is older than one of the same brand in the release
 */
export async function settleWholeLists(
  stage: Stage,
  { facts }: Dataset,
  tables: ReadonlyMap<string, KnownMembers>,
  { kind, isWhole, says }: WholeLists,
): Promise<ListCompared[]> {
  const chain = facts.chains.find(({ lists }) => lists);
  if (!chain?.lists || !isWhole || kind === 'withdraw') return [];
  const { connection } = stage;
  const { of, table, there, came, gone } = chain.lists;
  const { column } = chain;
  const keys = grainOf(facts);
  const stands = `${specifiedMembers(chain, tables)} AND ${there} > 0`;
  const former = kind === 'whole' ? null : await formerTable(connection, facts.table);
  const beside =
    former === null
      ? ''
      : `UNION ALL SELECT ${keys.join(', ')}, NULL FROM ${former} AS o WHERE ${stands}
           AND ${of} IN (SELECT ${of} FROM facts)
           ${kind === 'replace' ? 'AND month NOT IN (SELECT month FROM facts)' : ''}`;
  await connection.run(
    `CREATE TEMP TABLE standing AS SELECT ${keys.join(', ')}, place FROM facts WHERE ${stands} ${beside}`,
  );
  await connection.run(`CREATE TEMP TABLE compared_lists AS SELECT * FROM (
    SELECT ${of}, month, LAG(month) OVER (PARTITION BY ${of} ORDER BY month) AS before, MIN(place) AS place
    FROM standing GROUP BY ${of}, month) WHERE before IS NOT NULL AND place IS NOT NULL`);
  await refuseLate(connection, of, tables.get(table));
  const takenOut = (month: string) =>
    `EXISTS (SELECT 1 FROM staged AS t WHERE t.${of} = f.${of} AND t.month = l.${month} AND t.${column} = f.${column} AND t.${there} > 0)`;
  const missing = (list: string, month: string, row: string) =>
    `NOT EXISTS (SELECT 1 FROM standing AS s WHERE s.${of} = ${list}.${of} AND s.month = ${list}.${month} AND s.${column} = ${row}.${column})`;
  await connection.run(`CREATE TEMP TABLE come AS SELECT DISTINCT l.${of}, l.month, f.${column} FROM compared_lists AS l
    JOIN standing AS f ON f.${of} = l.${of} AND f.month = l.month WHERE ${missing('l', 'before', 'f')} AND NOT ${takenOut('before')}`);
  await connection.run(`CREATE TEMP TABLE went AS SELECT l.month AS list_month, l.place AS list_place, f.* EXCLUDE (place)
    FROM compared_lists AS l JOIN standing AS f ON f.${of} = l.${of} AND f.month = l.before
    WHERE ${missing('l', 'month', 'f')} AND NOT ${takenOut('month')}`);
  if (!says(came))
    await connection.run(`UPDATE facts SET ${came} = 1 FROM come AS c
      WHERE c.${of} = facts.${of} AND c.month = facts.month AND c.${column} = facts.${column}`);
  if (!says(gone)) {
    const others = keys.filter((key) => key !== 'month');
    const figures = facts.figures.map((figure) => `${figure === gone ? 1 : 0} AS ${figure}`);
    await connection.run(`INSERT INTO facts (month, ${others.join(', ')}, ${facts.figures.join(', ')}, place)
      SELECT list_month, ${others.map((key) => `w.${key}`).join(', ')}, ${figures.join(', ')}, list_place FROM went AS w
      WHERE NOT EXISTS (SELECT 1 FROM facts AS f WHERE f.month = w.list_month AND f.${column} = w.${column})`);
  }
  const names = tables.get(table);
  const rows = await askRows(
    connection,
    `SELECT l.${of}, l.month, l.before, (SELECT COUNT(*) FROM come AS c WHERE c.${of} = l.${of} AND c.month = l.month),
       (SELECT COUNT(*) FROM went AS w WHERE w.${of} = l.${of} AND w.list_month = l.month)
     FROM compared_lists AS l ORDER BY l.month, l.${of}`,
  );
  return rows.map((row) => {
    const [id = 0, month = 0, before = 0, cameIn = 0, goneIn = 0] = row.map(Number);
    const whose = names?.byId.get(id)?.key ?? String(id);
    return { of: whose, month: monthText(month), before: monthText(before), came: cameIn, gone: goneIn };
  });
}
