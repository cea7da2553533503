import { type DeliveryKind, type Facts, grainOf, monthsText, monthText, sourceOf } from '../../market/index.ts';
import { formerTable } from './former-tables.ts';
import { noteLate } from './late-problems.ts';
import { replacedMonths } from './settle-combined.ts';
import { askRows, type Staged } from './staging.ts';

/** What a delivery does to the figures of a month; of those that were refused the month may not be known. */
export interface MonthChanges {
  /** Such as 2024-03, and 2025-01~02 for months that stand together in one figure; null where it is not known. */
  month: string | null;
  inserted: number;
  corrected: number;
  withdrawn: number;
  unchanged: number;
  refused: number;
}

/** A delivery to be settled: figures of a dataset wait in the table `facts`, by their keys and with their place. */
export interface Settling {
  facts: Facts;
  kind: DeliveryKind;
  /** Whether the staging database knows a former release as `former`; without one every figure is new. */
  onto: boolean;
  /** @returns SQL for how a sentence says the figures of a row; without it they are said as they stand */
  figureText?: ((of: string) => string) | undefined;
}

/** @returns SQL for what a row says: its figure, or its figures together where there are several */
const figuresOf = ({ figures }: Facts, of: string): string =>
  figures.length === 1
    ? `${of}.${figures[0]}`
    : `STRUCT_PACK(${figures.map((figure) => `${figure} := ${of}.${figure}`).join(', ')})`;

const sameKey = (keys: readonly string[], name: string, other: string): string =>
  keys.map((key) => `${name}.${key} = ${other}.${key}`).join(' AND ');

/** Refuses what a delivery of this kind may not bring, and takes it out of `facts`. */
async function refuseUnfit(staged: Staged, { facts, kind, figureText }: Settling): Promise<void> {
  const { connection } = staged;
  const same = sameKey(grainOf(facts), 'f', 't');
  const [first] = facts.figures;
  const text = figureText ?? ((of: string) => `CAST(${of}.${first} AS VARCHAR)`);
  const value = facts.figures.length === 1 ? `f.${first}` : 'NULL';
  if (kind === 'add') {
    await noteLate(
      staged,
      'exists',
      `SELECT f.place, f.month, ${value}, ${text('t')}, ${text('f')} FROM facts AS f JOIN touched AS t ON ${same}`,
    );
    await connection.run(`DELETE FROM facts AS f WHERE EXISTS (SELECT 1 FROM touched AS t WHERE ${same})`);
    await connection.run('DELETE FROM touched');
  }
  if (kind === 'withdraw') {
    const absent = `NOT EXISTS (SELECT 1 FROM touched AS t WHERE ${same})`;
    await noteLate(staged, 'absent', `SELECT f.place, f.month, ${value}, NULL, NULL FROM facts AS f WHERE ${absent}`);
    await connection.run(`DELETE FROM facts AS f WHERE ${absent}`);
  }
}

/** @returns SQL for the rows of the former release that a delivery of this kind may change */
function touchedOf({ facts, kind }: Settling, former: string | null): string {
  const keys = grainOf(facts);
  const all = [...keys, ...facts.figures].join(', ');
  if (former === null) return `SELECT ${all} FROM facts LIMIT 0`;
  if (kind === 'whole') return `SELECT ${all} FROM ${former} AS o`;
  // What a file is all there is of.
  const replaced = ['month', ...(facts.source === null ? [] : [facts.source])];
  const touching = (kind === 'replace' ? replaced : keys).join(', ');
  const isCombined = kind === 'replace' && facts.combined !== undefined;
  const touched = isCombined ? replacedMonths(facts) : `SELECT DISTINCT ${touching} FROM facts`;
  return `SELECT ${all} FROM ${former} AS o SEMI JOIN (${touched}) USING (${touching})`;
}

/**
 * Works out what the figures of `facts` change in the release that they are delivered onto. Makes the table `changes`:
 * key, `before` and `after` (empty where there was or will be none; of several figures all of them together), and the
 * place in the file, which is empty for what a file withdraws by its silence. Reads of the former release only what
 * the delivery touches.
 */
export async function settleChanges(staged: Staged, settling: Settling): Promise<void> {
  const { connection } = staged;
  const { facts, kind, onto } = settling;
  const keys = grainOf(facts).join(', ');
  const times = ['month', ...(facts.source === null ? [] : [facts.source])].join(', ');
  const none = (of: string) => `CASE WHEN FALSE THEN ${figuresOf(facts, of)} END`;
  if (!onto) {
    await connection.run(`CREATE VIEW changes AS
      SELECT ${keys}, ${none('f')} AS before, ${figuresOf(facts, 'f')} AS after, place FROM facts AS f`);
    await connection.run(`CREATE TABLE kept AS SELECT ${times}, 0 AS figures FROM changes LIMIT 0`);
    return;
  }
  await connection.run(`CREATE TABLE touched AS ${touchedOf(settling, await formerTable(connection, facts.table))}`);
  await refuseUnfit(staged, settling);
  const after = kind === 'withdraw' ? none('f') : figuresOf(facts, 'f');
  const [fresh, old] = [
    `(SELECT ${keys}, ${after} AS after, place FROM facts AS f)`,
    `(SELECT ${keys}, ${figuresOf(facts, 't')} AS before FROM touched AS t)`,
  ];
  await connection.run(`CREATE TABLE changes AS SELECT ${keys}, before, after, place
    FROM ${fresh} AS n FULL JOIN ${old} AS o USING (${keys}) WHERE before IS DISTINCT FROM after`);
  await connection.run(`CREATE TABLE kept AS SELECT ${times}, COUNT(*) AS figures
    FROM ${fresh} AS n JOIN ${old} AS o USING (${keys}) WHERE before = after GROUP BY ${times}`);
}

/**
 * @returns SQL for what happened to the figures of each month and span of months: a figure of other months than before
 *   is a new one, and the former one is gone
 */
function countedMonths(facts: Facts): string {
  const { combined } = facts;
  const spans = (of: string) =>
    combined === undefined
      ? ''
      : ` LEFT JOIN spans AS n ON n.source = ${sourceOf(facts, `${of}.`)} AND n.month = ${of}.month
         LEFT JOIN former_combined AS o ON o.source = ${sourceOf(facts, `${of}.`)} AND o.month = ${of}.month`;
  const first = (span: string) => (combined === undefined ? 'month' : `month - COALESCE(${span}.months, 1) + 1`);
  const firsts = (of: string) => `${of}.${first('o')} AS was_first, ${of}.${first('n')} AS is_first`;
  const rows = `SELECT c.month, ${firsts('c')}, before IS NOT NULL AS was, after IS NOT NULL AS is_now, 1 AS figures, FALSE AS same
      FROM changes AS c${spans('c')}
    UNION ALL SELECT k.month, ${firsts('k')}, TRUE, TRUE, figures, TRUE FROM kept AS k${spans('k')}`;
  const stands = 'was AND is_now AND was_first = is_first';
  return `WITH rows AS (${rows})
    SELECT month, is_first AS first, CASE WHEN ${stands} THEN 0 ELSE figures END AS inserted,
      CASE WHEN ${stands} AND NOT same THEN figures ELSE 0 END AS corrected, 0 AS withdrawn,
      CASE WHEN ${stands} AND same THEN figures ELSE 0 END AS unchanged FROM rows WHERE is_now
    UNION ALL SELECT month, was_first, 0, 0, figures, 0 FROM rows WHERE was AND NOT (${stands})`;
}

/**
 * @param facts of which the tables `changes` and `kept` speak
 * @param refused how many values were refused, by the number of their month; null where that is not known
 * @returns what a delivery does, month by month
 */
export async function changesByMonth(
  { connection }: Pick<Staged, 'connection'>,
  facts: Facts,
  refused: ReadonlyMap<number | null, number>,
): Promise<MonthChanges[]> {
  const rows = await askRows(
    connection,
    `SELECT month, first, SUM(inserted), SUM(corrected), SUM(withdrawn), SUM(unchanged) FROM (${countedMonths(facts)})
     GROUP BY month, first ORDER BY month, first`,
  );
  const left = new Map(refused);
  const found = rows.map((row): MonthChanges => {
    const [month = 0, first = 0, inserted = 0, corrected = 0, withdrawn = 0, unchanged = 0] = row.map(Number);
    const own = left.get(month) ?? 0;
    left.delete(month);
    return { month: monthsText(first, month), inserted, corrected, withdrawn, unchanged, refused: own };
  });
  for (const [month, count] of left) {
    const text = month === null ? null : monthText(month);
    found.push({ month: text, inserted: 0, corrected: 0, withdrawn: 0, unchanged: 0, refused: count });
  }
  return found.sort((changes, other) => (changes.month ?? '~').localeCompare(other.month ?? '~'));
}
