import type { DuckDBConnection, DuckDBValue } from '@duckdb/node-api';
import { chinaDate } from '@portal/contract';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { monthNumber } from '../model/month.ts';
import { type Preliminary, preliminaryOf, preliminarySources } from '../model/preliminary.ts';
import { sourceNames, sourceNumber } from '../model/sources.ts';
import { withReleases } from '../releases/attach.ts';
import type { RuleResult } from '../releases/publication.ts';
import { type ReleaseInfo, readCurrent, readRelease } from '../releases/release.ts';
import { type Acceptance, readAccepted, withAcceptance } from './accepted.ts';
import type { FoundRow, GateRule, Known, Severity, Together } from './rule.ts';
import { rulesOf, tableOfRule } from './rules.ts';
import type { SetRule } from './settings.ts';

/** How many of the rows that a rule finds are kept, the worst first, where nobody wants more. */
const mostExamples = 10;

/** What became of a rule: its severity where it found something; `skipped` where it was not asked. */
export type RuleState = 'green' | Severity | 'skipped';

export interface RuleOutcome {
  set: SetRule;
  state: RuleState;
  /** How many rows it found that nobody has accepted. */
  found: number;
  /** The first of them. */
  rows: FoundRow[];
  /** How many it found that somebody has accepted, with these figures, and who did and why. */
  accepted: number;
  acceptedBy: readonly Pick<Acceptance, 'by' | 'words'>[];
}

/** One rule alone, and how many of its rows are wanted. */
export interface Wanted {
  only?: string;
  most?: number;
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
  const sources = preliminarySources(preliminary);
  return {
    preliminaryFrom(dataset) {
      const first = preliminaryOf(preliminary, { dataset });
      return first === null ? null : monthNumber(first);
    },
    bySource: sources && new Map([...sources].map(([key, month]) => [sourceNumber(key), monthNumber(month)])),
  };
}

const count = (value: DuckDBValue | undefined): number | null =>
  value === null || value === undefined ? null : Number(value);

/** What is asked of a release: over which connection, what is known, accepted, and how many rows are wanted. */
interface Asking {
  connection: DuckDBConnection;
  known: Known;
  acceptances: readonly Acceptance[];
  most: number;
}

async function ask({ connection, known, acceptances, most }: Asking, rule: GateRule, threshold: number) {
  const own = acceptances.filter((acceptance) => acceptance.rule === rule.key);
  const read = await connection.runAndReadAll(`
    SELECT month, source, other, zh, en, CAST(before AS DOUBLE), CAST(after AS DOUBLE),
      COUNT(*) FILTER (acceptance IS NULL) OVER (), COUNT(*) FILTER (acceptance IS NOT NULL) OVER (), acceptance IS NULL,
      LIST(DISTINCT acceptance) FILTER (acceptance IS NOT NULL) OVER ()::VARCHAR
    FROM (${withAcceptance(rule.sql(threshold, known), own)}) AS offending
    ORDER BY acceptance IS NULL DESC, size DESC, month DESC, zh, source LIMIT ${most}`);
  const rows = read.getRows();
  const [first = []] = rows;
  const places = String(first[10] ?? '').match(/\d+/g) ?? [];
  return {
    found: Number(first[7] ?? 0),
    accepted: Number(first[8] ?? 0),
    acceptedBy: places.flatMap((at) => own[Number(at)] ?? []).map(({ by, words }) => ({ by, words })),
    rows: rows
      .filter((row) => row[9] === true)
      .map(([month, source, other, zh, en, before, after]): FoundRow => {
        const name = zh === null || zh === undefined ? null : { zh_CN: String(zh), en: String(en) };
        const numbers = { month: count(month), source: count(source), other: count(other) };
        return { ...numbers, name, before: count(before), after: count(after) };
      }),
  };
}

/** The figures of a dataset that are of several months. */
const togetherIn = (info: ReleaseInfo | null, dataset: string): Together[] =>
  (info?.coverage?.[dataset] ?? []).flatMap(({ key, combined = [] }) =>
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
 * What somebody has accepted is counted apart, and makes no rule yellow or red.
 * @param wanted all rules, and the first rows of each, when missing
 * @throws Refusal when the settings of the rules, or what was accepted, are faulty
 */
export async function runRules(folder: string, id: string, wanted: Wanted = {}): Promise<GateReport> {
  const { rules: all } = await rulesOf(folder);
  const rules = all.filter(({ rule }) => wanted.only === undefined || rule.key === wanted.only);
  const acceptances = await readAccepted(folder);
  const against = await comparedWith(folder, id);
  const before = against === null ? null : await readRelease(folder, against);
  const candidate = await readRelease(folder, id);
  const knownBefore: Omit<Known, 'there'> = {
    ...preliminaryIn(before?.preliminaryFrom ?? null),
    together: (dataset) => ({ fresh: togetherIn(candidate, dataset), old: togetherIn(before, dataset) }),
    made: madeIn(candidate),
    keepsHistory: { fresh: candidate?.history !== undefined, old: before?.history !== undefined },
  };
  const databases: Record<string, string> = against === null ? { fresh: id } : { fresh: id, old: against };
  return withReleases(folder, databases, async (connection) => {
    const fresh = await tablesOf(connection, 'fresh');
    const known: Known = { ...knownBefore, there: fresh };
    const old = against === null ? new Map<string, Set<string>>() : await tablesOf(connection, 'old');
    const asking = { connection, known, acceptances, most: wanted.most ?? mostExamples };
    const outcomes: RuleOutcome[] = [];
    for (const set of rules) {
      const { rule, severity, threshold } = set;
      const table = tableOfRule.get(rule.key) ?? '';
      const can = fresh.has(table) && (rule.against === 'itself' || old.has(table));
      if (severity === 'off' || !can) {
        outcomes.push({ set, state: 'skipped', found: 0, rows: [], accepted: 0, acceptedBy: [] });
        continue;
      }
      const answer = await ask(asking, rule, threshold);
      outcomes.push({ set, state: answer.found > 0 ? severity : 'green', ...answer });
    }
    const infos = [candidate, before];
    const names = sourceNames(infos.flatMap((info) => info?.sources ?? []));
    return { release: id, against, at: new Date().toISOString(), outcomes, sourceNames: names };
  });
}

/** What is kept of a report with the release. */
export const resultsOf = ({ outcomes }: GateReport): RuleResult[] =>
  outcomes.flatMap(({ set, state, found, accepted }) =>
    state === 'skipped' || set.severity === 'off'
      ? []
      : [
          {
            rule: set.rule.key,
            severity: set.severity,
            threshold: set.threshold,
            found,
            ...(accepted > 0 ? { accepted } : {}),
          },
        ],
  );
