import type { DuckDBConnection, DuckDBValue } from '@duckdb/node-api';
import { chinaDate, type DataSource } from '@portal/contract';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { monthNumber } from '../model/month.ts';
import { type Preliminary, preliminaryOf } from '../model/preliminary.ts';
import { sourceNames, sourceNumber } from '../model/sources.ts';
import { withReleases } from '../releases/attach.ts';
import type { RuleResult } from '../releases/publication.ts';
import { type ReleaseInfo, readCurrent, readRelease } from '../releases/release.ts';
import type { FoundRow, GateRule, Known, Severity, Together } from './rule.ts';
import { rulesOf, tableOfRule } from './rules.ts';
import type { SetRule } from './settings.ts';

/** How many of the rows that a rule finds are kept, the worst first. */
const shown = 10;

/** What became of a rule: its severity where it found something; `skipped` where it was not asked. */
export type RuleState = 'green' | Severity | 'skipped';

export interface RuleOutcome {
  set: SetRule;
  state: RuleState;
  /** How many rows it found. */
  found: number;
  /** The first of them. */
  rows: FoundRow[];
}

export interface GateReport {
  release: string;
  /** The release it was compared with; null when there was none. */
  against: string | null;
  /** When it was looked at, ISO 8601, UTC. */
  at: string;
  outcomes: RuleOutcome[];
  /** The names of the sources that rows speak of, by their numbers. */
  sourceNames: ReadonlyMap<number, Sentence>;
}

function preliminaryIn(preliminary: Preliminary): Pick<Known, 'preliminaryFrom' | 'bySource'> {
  const first = preliminaryOf(preliminary);
  const preliminaryFrom = first === null ? null : monthNumber(first);
  if (preliminary === null || typeof preliminary === 'string') return { preliminaryFrom, bySource: null };
  const months = Object.entries(preliminary).flatMap(([source, month]): [number, number][] =>
    month ? [[sourceNumber(source as DataSource), monthNumber(month)]] : [],
  );
  return { preliminaryFrom, bySource: new Map(months) };
}

const count = (value: DuckDBValue | undefined): number | null =>
  value === null || value === undefined ? null : Number(value);

async function ask(connection: DuckDBConnection, rule: GateRule, threshold: number, known: Known) {
  const read = await connection.runAndReadAll(`
    SELECT month, source, other, zh, en, CAST(before AS DOUBLE), CAST(after AS DOUBLE), COUNT(*) OVER () AS found
    FROM (${rule.sql(threshold, known)}) AS offending ORDER BY size DESC, month DESC, zh, source LIMIT ${shown}`);
  const rows = read.getRows();
  return {
    found: Number(rows[0]?.[7] ?? 0),
    rows: rows.map(([month, source, other, zh, en, before, after]): FoundRow => {
      const name = zh === null || zh === undefined ? null : { zh_CN: String(zh), en: String(en) };
      const numbers = { month: count(month), source: count(source), other: count(other) };
      return { ...numbers, name, before: count(before), after: count(after) };
    }),
  };
}

/** The sales of several months in one figure. */
const togetherIn = (info: ReleaseInfo | null): Together[] =>
  (info?.coverage?.sales ?? []).flatMap(({ key, combined = [] }) =>
    combined.map(({ first, last }) => ({
      source: key === null ? 0 : sourceNumber(key),
      first: monthNumber(first),
      month: monthNumber(last),
    })),
  );

/** The tables that a release has, with their columns; older ones may lack some. */
async function tablesOf(connection: DuckDBConnection, database: string): Promise<Map<string, Set<string>>> {
  const read = await connection.runAndReadAll(
    `SELECT table_name, column_name FROM duckdb_columns() WHERE database_name = '${database}'`,
  );
  const found = new Map<string, Set<string>>();
  for (const [table, column] of read.getRows()) {
    found.set(String(table), (found.get(String(table)) ?? new Set()).add(String(column)));
  }
  return found;
}

/** The month of China in which a release was made; null of a demonstration, whose months are made up. */
const madeIn = (info: ReleaseInfo | null): number | null =>
  info === null || info.demonstration ? null : monthNumber(chinaDate(Date.parse(info.createdAt)).slice(0, 7));

/** The release that another is compared with: the published one, of that the one before; null where it says nothing. */
async function comparedWith(folder: string, id: string): Promise<string | null> {
  const current = await readCurrent(folder).catch(() => null);
  const other = current?.current === id ? current.previous : (current?.current ?? null);
  if (other === null) return null;
  const [candidate, published] = [await readRelease(folder, id), await readRelease(folder, other).catch(() => null)];
  // True figures have nothing in common with those of a demonstration.
  return published && published.demonstration === candidate?.demonstration ? other : null;
}

/**
 * Asks every rule about a release, which must be there: alone, and beside the published one where that can be compared.
 * @throws Refusal when the settings of the rules are faulty
 */
export async function runRules(folder: string, id: string): Promise<GateReport> {
  const { rules } = await rulesOf(folder);
  const against = await comparedWith(folder, id);
  const before = against === null ? null : await readRelease(folder, against);
  const candidate = await readRelease(folder, id);
  const knownBefore: Omit<Known, 'there'> = {
    ...preliminaryIn(before?.preliminaryFrom ?? null),
    together: { fresh: togetherIn(candidate), old: togetherIn(before) },
    made: madeIn(candidate),
    keepsHistory: { fresh: candidate?.history !== undefined, old: before?.history !== undefined },
  };
  const databases: Record<string, string> = against === null ? { fresh: id } : { fresh: id, old: against };
  return withReleases(folder, databases, async (connection) => {
    const fresh = await tablesOf(connection, 'fresh');
    const known: Known = { ...knownBefore, there: fresh };
    const old = against === null ? new Map<string, Set<string>>() : await tablesOf(connection, 'old');
    const outcomes: RuleOutcome[] = [];
    for (const set of rules) {
      const { rule, severity, threshold } = set;
      const table = tableOfRule.get(rule.key) ?? '';
      const can = fresh.has(table) && (rule.against === 'itself' || old.has(table));
      if (severity === 'off' || !can) {
        outcomes.push({ set, state: 'skipped', found: 0, rows: [] });
        continue;
      }
      const { found, rows } = await ask(connection, rule, threshold, known);
      outcomes.push({ set, state: found > 0 ? severity : 'green', found, rows });
    }
    const infos = [candidate, before];
    const names = sourceNames(infos.flatMap((info) => info?.sources ?? []));
    return { release: id, against, at: new Date().toISOString(), outcomes, sourceNames: names };
  });
}

/** What is kept of a report with the release. */
export const resultsOf = ({ outcomes }: GateReport): RuleResult[] =>
  outcomes.flatMap(({ set, state, found }) =>
    state === 'skipped' || set.severity === 'off'
      ? []
      : [{ rule: set.rule.key, severity: set.severity, threshold: set.threshold, found }],
  );
