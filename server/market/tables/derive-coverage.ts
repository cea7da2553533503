import type { DuckDBValue } from '@duckdb/node-api';
import { type DataSource, dataSources } from '@portal/contract';
import { type Dataset, type FactChain, isUnspecified, keyColumn } from '../datasets/index.ts';
import { joinsOf } from '../datasets/joins.ts';
import { type Span, sourceNumber } from '../model/index.ts';
import type { ReleaseInfo, StoredCoverage } from '../releases/release.ts';
import { type CombinedOf, monthSpan, noneCombined, readCombined, remainingSpans } from './combined-months.ts';

type Columns = readonly (readonly DuckDBValue[])[];
type Ask = (sql: string) => Promise<Columns>;
type Level = StoredCoverage['levels'][string];

/** How many members of a level are kept by key: a few can be named, many are counted. */
const mostNamed = 3;

/** The rows of a result, a list of cells each. */
const rowsOf = (columns: Columns) => (columns[0] ?? []).map((_, row) => columns.map((column) => column[row]));

/** The facts told apart by some columns of their own and a chain alone, joined to what describes its members. */
function describedFacts(
  { facts }: Dataset,
  { chain: { tables }, column }: FactChain,
  columns: readonly string[],
): string {
  const [first] = tables;
  const joins = ` JOIN ${first?.name} ON ${first?.name}.${first?.id} = f.${column}${joinsOf(tables)}`;
  return `(SELECT DISTINCT ${[...columns, column].join(', ')} FROM ${facts.table}) AS f${joins}`;
}

/** What is known of a source while it is read. */
interface Found {
  months: number[];
  combined: readonly Span[];
  levels: Record<string, { months: number[]; members: Set<string>; rest: boolean }>;
  kinds: Record<string, Set<string>>;
}

/** Which members of each level and kind a source has, and in which months. */
async function readChain(ask: Ask, dataset: Dataset, each: FactChain, foundOf: (source: unknown) => Found) {
  const source = dataset.facts.source ?? '0';
  const { kinds = [], dimensions } = each.chain;
  const levels = Object.keys(each.chain.levels ?? {});
  const cells = (keys: readonly string[]) =>
    keys.flatMap((key) => {
      const dimension = dimensions[key];
      return dimension ? [{ key, dimension, sql: `${dimension.table.name}.${keyColumn(dimension)}` }] : [];
    });
  const listed = [...cells(levels), ...cells(kinds)];
  if (listed.length === 0) return;
  const own = dataset.facts.source === null ? [] : [dataset.facts.source];
  const members = await ask(
    `SELECT DISTINCT ${source}, ${listed.map(({ sql }) => sql).join(', ')} FROM ${describedFacts(dataset, each, own)}`,
  );
  const unspecified = new Map<string, Set<string>>();
  for (const [number, ...keys] of rowsOf(members)) {
    const found = foundOf(number);
    listed.forEach(({ key, dimension }, index) => {
      const member = String(keys[index]);
      if (kinds.includes(key)) {
        found.kinds[key] = (found.kinds[key] ?? new Set()).add(member);
        return;
      }
      const level = found.levels[key] ?? { months: found.months, members: new Set(), rest: false };
      found.levels[key] = level;
      if (!isUnspecified(dimension, member)) level.members.add(member);
      else {
        level.rest = true;
        unspecified.set(key, (unspecified.get(key) ?? new Set()).add(member));
      }
    });
  }
  // All months tell a level apart of which every row does.
  for (const { key, sql } of cells(levels)) {
    const keys = [...(unspecified.get(key) ?? [])];
    if (keys.length === 0) continue;
    const months = await ask(
      `SELECT DISTINCT ${source}, month FROM ${describedFacts(dataset, each, ['month', ...own])}
       WHERE ${sql} NOT IN (${keys.map((member) => `'${member.replaceAll("'", "''")}'`).join(', ')}) ORDER BY 1, 2`,
    );
    const reported = rowsOf(months);
    for (const [number] of rowsOf(members)) {
      const level = foundOf(number).levels[key];
      if (level) level.months = reported.filter(([other]) => other === number).map(([, month]) => Number(month));
    }
  }
}

const storedLevel = ({ months, members, rest }: Found['levels'][string], combined: readonly Span[]): Level => ({
  spans: remainingSpans(months, combined),
  members: members.size,
  some: members.size > mostNamed ? [] : [...members].sort(),
  rest,
});

async function coverageOfDataset(
  ask: Ask,
  dataset: Dataset,
  known: readonly DataSource[],
  combinedOf: CombinedOf,
): Promise<StoredCoverage[]> {
  const { facts } = dataset;
  const bySource = new Map<number, Found>();
  const foundOf = (source: unknown): Found => {
    const number = Number(source);
    const known = bySource.get(number) ?? { months: [], combined: combinedOf(number), levels: {}, kinds: {} };
    bySource.set(number, known);
    return known;
  };
  const months = await ask(`SELECT DISTINCT ${facts.source ?? '0'}, month FROM ${facts.table} ORDER BY 1, 2`);
  for (const [source, month] of rowsOf(months)) foundOf(source).months.push(Number(month));
  if (bySource.size === 0) return [];
  for (const each of facts.chains) await readChain(ask, dataset, each, foundOf);
  const keys = facts.source === null ? [null] : known;
  return keys.flatMap((key): StoredCoverage[] => {
    const found = bySource.get(key === null ? 0 : sourceNumber(key));
    if (!found) return [];
    const { months, combined, levels } = found;
    return [
      {
        key,
        spans: remainingSpans(months, combined),
        ...(combined.length > 0 ? { combined: combined.map(monthSpan) } : {}),
        levels: Object.fromEntries(
          Object.entries(levels).map(([level, entry]) => [level, storedLevel(entry, combined)]),
        ),
        kinds: Object.fromEntries(Object.entries(found.kinds).map(([kind, members]) => [kind, [...members].sort()])),
      },
    ];
  });
}

/**
 * Finds out what the tables of a release cover: of each dataset and source the months that have a row, and which of
 * them are told apart by place; and which kinds of cars they are about.
 * @param ask answers a statement over the sealed or filled tables
 * @param known the sources that the release may have; it has kept what it covers ever since there were others
 * @param remaining the datasets that it may have tables of; of the others it covers nothing
 * @param isFresh whether it has the tables of today: those of months that stand together came later
 */
export async function deriveCoverage(
  ask: Ask,
  datasets: readonly Dataset[],
  known: readonly DataSource[] = dataSources,
  remaining: readonly Dataset[] = datasets,
  isFresh = false,
): Promise<NonNullable<ReleaseInfo['coverage']>> {
  const found: NonNullable<ReleaseInfo['coverage']> = {};
  for (const dataset of datasets) {
    const combined = isFresh ? await readCombined(ask, dataset) : noneCombined;
    found[dataset.key] = remaining.includes(dataset) ? await coverageOfDataset(ask, dataset, known, combined) : [];
  }
  return found;
}

/** Whether a release says of a dataset all that is asked of one that is sealed now. */
const isStated = ({ facts }: Dataset, stated: readonly StoredCoverage[] | undefined): boolean => {
  const levels = facts.chains.flatMap(({ chain }) => Object.keys(chain.levels ?? {}));
  return stated?.every((coverage) => levels.every((level) => Object.hasOwn(coverage.levels, level))) ?? false;
};

/**
 * What a release covers: what it says, and what it does not say, because a dataset had fewer sides when it was sealed.
 * @param ask answers a statement over its tables
 * @param remaining the datasets that it has something of
 */
export async function coverageIn(
  ask: Ask,
  datasets: readonly Dataset[],
  { coverage = {} }: Pick<ReleaseInfo, 'coverage'>,
  remaining: readonly Dataset[],
): Promise<NonNullable<ReleaseInfo['coverage']>> {
  const unspecified = datasets.filter((dataset) => !isStated(dataset, coverage[dataset.key]));
  return { ...coverage, ...(await deriveCoverage(ask, unspecified, undefined, remaining)) };
}
