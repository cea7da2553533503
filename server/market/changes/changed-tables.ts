import type { Dataset } from '../datasets/dataset.ts';
import { reportedTables } from '../datasets/reported.ts';
import { sourceOf } from '../datasets/tables.ts';
import type { Schemas } from '../releases/stored-changes.ts';
import { bothFigures, groupedChanges, rowChanges, sumsOf } from './changed-figures.ts';
import { labelColumns, tablesOf } from './fact-members.ts';
import { memberOf, timesOf } from './find-changes.ts';

/** The tables that keep what a release says otherwise, in its own file, so whatever engine asks the release has them. */
export const changedTables = {
  /** What every delivery did to a month of a source, of each figure that is told, with those of the whole market. */
  months: 'delivered_months',
  /** What this release says otherwise of the members that changes of a dataset are told by, with their whole figures. */
  groups: ({ facts }: Dataset): string => `${facts.table}_changed_groups`,
  /**
   * The facts that differ in months that both releases have figures of, as they were (side -1) and as they are (1), by
   * the members of this release.
   */
  facts: ({ facts }: Dataset): string => `${facts.table}_changed`,
};

/** The statement that makes the table of what deliveries did. */
export const makeDeliveredMonths = (schema: string): string =>
  `CREATE TABLE ${schema}.${changedTables.months} (delivery VARCHAR NOT NULL, dataset VARCHAR NOT NULL,
    indicator VARCHAR NOT NULL, month INTEGER NOT NULL, first_month INTEGER NOT NULL, source INTEGER NOT NULL,
    inserted INTEGER NOT NULL, corrected INTEGER NOT NULL, withdrawn INTEGER NOT NULL, before DOUBLE, after DOUBLE)`;

/** Rows that say what a member is, of the chains that are needed to say some tables. */
function joinsFor({ facts }: Dataset, tables: readonly string[], on: (at: number, column: string) => string): string {
  return facts.chains
    .flatMap((chain, at) => {
      const isNeeded = tablesOf(chain).some(({ name }) => tables.includes(name));
      return isNeeded ? [` JOIN chain_${at} ON ${on(at, chain.column)}`] : [];
    })
    .join('');
}

/**
 * The figures of some members in the whole release as they are, and as they were: less what differs.
 * @param tables those that say the members; none for the whole market
 * @returns SQL as bothFigures gives it, by month, source, and what says the members
 */
function wholeFigures(dataset: Dataset, { sealed }: Schemas, tables: readonly string[], onlyTouched: boolean): string {
  const { facts } = dataset;
  const texts = tables.flatMap(labelColumns);
  const keys = [...timesOf(facts), ...texts];
  const rows = `row_changes AS r${joinsFor(dataset, tables, (at) => `chain_${at}.${memberOf(at)} = r.${memberOf(at)}`)}`;
  const named = facts.chains.flatMap(({ chain }) =>
    chain.tables.some(({ name }) => tables.includes(name)) ? [chain.key] : [],
  );
  const rollup = facts.rollups.find(({ without }) => without.every((chain) => !named.includes(chain)));
  const together =
    facts.combined === undefined
      ? ''
      : ` LEFT JOIN ${sealed}.${facts.combined} AS t ON t.source = ${sourceOf(facts, 'f.')} AND t.month = f.month`;
  const first = facts.combined === undefined ? 'f.month' : 'COALESCE(t.first_month, f.month)';
  const times = timesOf(facts).map((time) => `${time === 'first_month' ? first : `f.${time}`} AS ${time}`);
  const sums = sumsOf(dataset).map(({ column, sql }) => `CAST(SUM(${sql}) AS DOUBLE) AS n_${column}`);
  const members = joinsFor(dataset, tables, (at, column) => `chain_${at}.fresh_id = f.${column}`);
  const own = ['month', ...(facts.source === null ? [] : [facts.source])].join(', ');
  // Facts stand in the order of their months, so those that nothing changed are not read.
  const now = `SELECT ${[...times, ...texts, ...sums].join(', ')}
    FROM ${sealed}.${rollup?.table ?? facts.table} AS f SEMI JOIN row_changes USING (${own})${members}${together}
    GROUP BY ${keys.map((_, at) => at + 1).join(', ')}`;
  const groups = `SELECT d.*, n.* EXCLUDE (${keys.join(', ')}) FROM (${groupedChanges(dataset, rows, keys)}) AS d
    LEFT JOIN (${now}) AS n USING (${keys.join(', ')})`;
  const n = (column: string) => `COALESCE(g.n_${column}, 0)`;
  const [counted] = sumsOf(dataset);
  const whole = {
    before: ({ before, after, column }: { before: string; after: string; column: string }) =>
      `${n(column)} - ${after} + ${before}`,
    after: ({ column }: { column: string }) => n(column),
    was: `(g.was OR ${n(counted?.column ?? '')} > g.a_${counted?.column})`,
    isNow: `g.n_${counted?.column} IS NOT NULL`,
  };
  return bothFigures(dataset, groups, keys, whole, onlyTouched);
}

/**
 * Statements that keep what a dataset says otherwise.
 * @param schemas with the temporary tables `changed_rows`, as differing() gives them, and `chain_<at>`; they also make
 *   the temporary table `row_changes`
 * @param hadFacts whether the former release has a table of its facts
 */
export function tablesOfChanges(
  dataset: Dataset,
  schemas: Schemas,
  { id, hadFacts }: { id: string; hadFacts: boolean },
): string[] {
  const { sealed, former } = schemas;
  const { facts, key } = dataset;
  const tables = reportedTables(dataset).map(({ name }) => name);
  const source = sourceOf(facts);
  const counts = 'inserted, corrected, withdrawn';
  const text = tables.flatMap(labelColumns).join(', ');
  const columns = facts.chains.map(({ column }, at) => `chain_${at}.fresh_id AS ${column}`);
  const joins = facts.chains.map((_, at) => `JOIN chain_${at} USING (${memberOf(at)})`).join(' ');
  const times = ['month', ...(facts.source === null ? [] : [facts.source])];
  const gone = facts.chains.map((_, at) => `chain_${at}.fresh_id IS NULL`).join(' OR ');
  const side = (which: string, sign: number) => `SELECT ${[...times, 'first_month', ...columns].join(', ')},
      ${facts.figures.map((figure) => `${which}.${figure} AS ${figure}`).join(', ')}, CAST(${sign} AS SMALLINT) AS side
    FROM changed_rows ${joins} WHERE ${which} IS NOT NULL`;
  const grain = [...times, ...facts.chains.map(({ column }) => column)];
  return [
    `CREATE TEMP TABLE row_changes AS ${rowChanges(dataset)}`,
    `INSERT INTO ${sealed}.${changedTables.months}
      SELECT '${id}', '${key}', indicator, month, first_month, ${source}, ${counts}, before, after
      FROM (${wholeFigures(dataset, schemas, [], false)}) ORDER BY ${[...times, 'first_month', 'place'].join(', ')}`,
    `CREATE TABLE ${sealed}.${changedTables.groups(dataset)} AS
      SELECT indicator, month, first_month, CAST(${source} AS INTEGER) AS source, ${text}, ${counts}, before, after
      FROM (${wholeFigures(dataset, schemas, tables, true)}) WHERE before IS NOT NULL OR after IS NOT NULL
      ORDER BY month, source, place, ${text}`,
    // A member that is gone can be led to no group any more, and months of another span have no former figure: of
    // these no former figure is told.
    ...(hadFacts
      ? [
          `CREATE TABLE ${sealed}.${changedTables.facts(dataset)} AS
      SELECT ${[...grain, ...facts.figures, 'side'].join(', ')} FROM (${side('before', -1)} UNION ALL ${side('after', 1)})
      SEMI JOIN (SELECT DISTINCT ${times.join(', ')} FROM ${former}.${facts.table}) AS k USING (${times.join(', ')})
      ANTI JOIN (SELECT ${times.join(', ')} FROM changed_rows ${joins} WHERE ${gone}) AS g USING (${times.join(', ')})
      ANTI JOIN (SELECT ${times.join(', ')} FROM changed_rows GROUP BY ${times.join(', ')}
        HAVING COUNT(DISTINCT first_month) > 1) AS s USING (${times.join(', ')})
      ORDER BY ${[...grain, 'side'].join(', ')}`,
        ]
      : []),
  ];
}
