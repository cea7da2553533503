import { type Facts, sourceOf } from '../../market/index.ts';
import { formerTable } from './former-tables.ts';
import { labelOf, noteLate } from './late-problems.ts';
import { askNumber, type Staged } from './staging.ts';

/** Whether two spans of months have one in common; their last month and how many they are stand in columns. */
const overlap = (first: string, other: string): string =>
  `${first}.source = ${other}.source AND ${first}.month > ${other}.month - ${other}.months
   AND ${other}.month > ${first}.month - ${first}.months`;

const clash = (first: string, other: string): string =>
  `${overlap(first, other)} AND (${first}.month <> ${other}.month OR ${first}.months <> ${other}.months)`;

/** Months as a sentence says them: 2025-01, 2025-01~02. */
function monthsTextOf(table: string): string {
  const two = (month: string) => `LPAD(CAST(${month} % 12 + 1 AS VARCHAR), 2, '0')`;
  const first = `(${table}.month - ${table}.months + 1)`;
  return `CONCAT(${table}.month // 12, '-', ${two(first)},
    CASE WHEN ${table}.months > 1 THEN CONCAT('~', ${two(`${table}.month`)}) ELSE '' END)`;
}

/** Notes the months of the former release, each with how many a figure of it is of; older ones have single ones only. */
async function readFormer({ connection }: Staged, { combined = '' }: Facts, onto: boolean): Promise<void> {
  const units = onto ? await formerTable(connection, combined) : null;
  const several = `SELECT source, month, month - first_month + 1 AS months FROM ${units}`;
  await connection.run(`CREATE TABLE former_combined AS ${units === null ? 'SELECT * FROM spans LIMIT 0' : several}`);
}

/** What is refused of some values: those of a span of months that another one overlaps with. */
async function refuse(staged: Staged, facts: Facts, code: string, clashing: string): Promise<void> {
  const [figure, another] = facts.figures;
  const value = another === undefined ? `f.${figure}` : 'NULL';
  const same = `c.source = ${sourceOf(facts, 'f.')} AND c.month = f.month AND c.months = f.months`;
  await noteLate(
    staged,
    code,
    `SELECT f.place, f.month, ${value}, ${monthsTextOf('f')}, c.label FROM settled AS f JOIN ${clashing} AS c ON ${same}`,
  );
  await staged.connection.run(`DELETE FROM settled AS f USING ${clashing} AS c WHERE ${same}`);
}

/**
 * Refuses what contradicts: a source gives months together in one figure or singly, never both. Makes the table `spans`
 * of what is left of `settled`: source (0 where there is one), the last month, and how many months its figures are of;
 * and `former_combined`, the same of the release that the file is delivered onto, of several months alone.
 * @param facts of a dataset whose figures may be of several months
 * @param stands whether the figures of the former release stand beside those of the file
 */
export async function settleCombined(staging: Staged, facts: Facts, onto: boolean, stands: boolean): Promise<void> {
  const { connection } = staging;
  const source = sourceOf(facts);
  const makeSpans = `CREATE OR REPLACE TABLE spans AS
    SELECT DISTINCT CAST(${source} AS SMALLINT) AS source, month, months FROM settled`;
  await connection.run(makeSpans);
  await readFormer(staging, facts, onto);
  const several = 'SELECT source, month, months FROM spans WHERE months > 1 UNION ALL SELECT * FROM former_combined';
  if ((await askNumber(connection, `SELECT COUNT(*) FROM (${several})`)) === 0) return;
  await connection.run(`CREATE TABLE clashing AS
    WITH nth AS (
      SELECT ${source} AS source, month, months, place,
        ROW_NUMBER() OVER (PARTITION BY ${source}, month, months ORDER BY place) AS nth
      FROM settled),
    first_rows AS (
      SELECT source, month, months, STRING_AGG(${labelOf(staging, 'place')}, ', ' ORDER BY place) AS label
      FROM nth WHERE nth <= 3 GROUP BY source, month, months)
    SELECT a.source, a.month, a.months, LEFT(STRING_AGG(b.label, ', ' ORDER BY b.month, b.months), 80) AS label
    FROM spans AS a JOIN first_rows AS b ON ${clash('a', 'b')} GROUP BY a.source, a.month, a.months`);
  await refuse(staging, facts, 'combined', 'clashing');
  await connection.run(makeSpans);
  const former = onto && stands ? await formerTable(connection, facts.rollups[0]?.table ?? facts.table) : null;
  if (former === null) return;
  await connection.run(`CREATE TABLE clashing_before AS
    WITH before AS (
      SELECT source, month, 1 AS months FROM (SELECT DISTINCT ${source} AS source, month FROM ${former})
      ANTI JOIN former_combined USING (source, month)
      UNION ALL SELECT source, month, months FROM former_combined)
    SELECT a.source, a.month, a.months, STRING_AGG(${monthsTextOf('b')}, ', ' ORDER BY b.month) AS label
    FROM spans AS a JOIN before AS b ON ${clash('a', 'b')} GROUP BY a.source, a.month, a.months`);
  await refuse(staging, facts, 'combined-before', 'clashing_before');
  await connection.run(makeSpans);
}

/** The months of the former release that a file is all there is of: its own, and those published together with them. */
export const replacedMonths = ({ source }: Facts): string => `
  SELECT DISTINCT month${source === null ? '' : `, source AS ${source}`} FROM (
    SELECT source, CAST(UNNEST(RANGE(month - months + 1, month + 1)) AS INTEGER) AS month FROM spans
    UNION SELECT f.source, f.month FROM former_combined AS f JOIN spans AS s ON ${overlap('f', 's')})`;
