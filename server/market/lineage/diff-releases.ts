import type { DuckDBConnection, DuckDBValue } from '@duckdb/node-api';
import type { Language } from '@portal/contract';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { bothFigures, changedAlone, groupedChanges, rowChanges } from '../changes/changed-figures.ts';
import { figureTitle, inUnits, shapeOf, tablesOf, titleOf } from '../changes/fact-members.ts';
import { type Compared, differing, joinMembers, memberOf, timesOf } from '../changes/find-changes.ts';
import type { Dataset } from '../datasets/dataset.ts';
import { indicatorOf } from '../datasets/find.ts';
import { isCount } from '../datasets/indicator.ts';
import { reportedTables } from '../datasets/reported.ts';
import type { Span } from '../model/index.ts';
import { withReleases } from '../releases/attach.ts';
import { needRelease } from '../releases/verify-release.ts';
import { type DescribedOtherwise, readDescribed } from './described-otherwise.ts';

/** How many groups a comparison tells of. */
const mostGroups = 30;

/** A figure of one month, source and member that is not made of the same rows in two releases. */
export interface DiffGroup {
  /** The month, or those that stand together in one figure. */
  months: Span;
  /** The number of the source; null where all figures of the dataset are of one kind. */
  source: number | null;
  /** The names that groups are told apart by, as `ReleaseDiff.members` calls them: manufacturer and model of a car. */
  members: Sentence[];
  /** Which of the figures that are told of the dataset it is. */
  figure: string;
  inserted: number;
  corrected: number;
  withdrawn: number;
  /** The figure over these rows alone, in the older and the newer release; of a mean null where there are no rows. */
  before: number | null;
  after: number | null;
}

export interface ReleaseDiff {
  inserted: number;
  corrected: number;
  withdrawn: number;
  /** What the names of a group are. */
  members: Sentence[];
  /** Those with the largest changes, the largest first. */
  groups: DiffGroup[];
  /** How many groups there are. */
  found: number;
  /** What of cars, brands and manufacturers is described or called otherwise; the latest month first. */
  described: DescribedOtherwise[];
}

/** What stands above the lines of a file: names of members, and of the figures. */
export interface DiffHead {
  members: Sentence[];
  figures: Sentence[];
}

/** Figures that differ, as a line of a file: month, source, names, then each figure before and after. */
export interface DiffLine {
  months: Span;
  source: number | null;
  names: string[];
  figures: (number | null)[];
}

const count = (value: DuckDBValue | undefined): number => Number(value ?? 0);

/** The tables by whose members groups are told apart. */
const groupTables = (dataset: Dataset): string[] => reportedTables(dataset).map(({ name }) => name);

/** Makes the tables `changed_rows` of the rows that are not the same, `row_changes` of their sums, and those of members. */
async function findChanges(connection: DuckDBConnection, dataset: Dataset, releases: Compared): Promise<void> {
  await joinMembers(connection, dataset, releases);
  await connection.run(`CREATE TEMP TABLE changed_rows AS ${differing(dataset, releases)}`);
  await connection.run(`CREATE TEMP TABLE row_changes AS ${rowChanges(dataset)}`);
}

/** What says the members of rows. */
const described = ({ facts }: Dataset): string =>
  facts.chains.map((_, at) => `JOIN chain_${at} USING (${memberOf(at)})`).join(' ');

/** The tables that a line of a file names, of each chain the widest first. */
const lineTables = ({ facts }: Dataset): string[] =>
  facts.chains.flatMap((chain) =>
    tablesOf(chain)
      .map(({ name }) => name)
      .toReversed(),
  );

async function groupsOf(
  connection: DuckDBConnection,
  dataset: Dataset,
): Promise<Pick<ReleaseDiff, 'groups' | 'found'>> {
  const { facts } = dataset;
  const names = groupTables(dataset).flatMap((name) => [`${name}_zh`, `${name}_en`]);
  const keys = [...timesOf(facts), ...names];
  const groups = groupedChanges(dataset, `row_changes ${described(dataset)}`, keys);
  const read = await connection.runAndReadAll(`
    SELECT month, first_month, ${facts.source ?? 'NULL'}, indicator, inserted, corrected, withdrawn, before, after,
      COUNT(*) OVER (), ${names.join(', ')}
    FROM (${bothFigures(dataset, groups, keys, changedAlone, true)})
    ORDER BY ABS(COALESCE(after, 0) - COALESCE(before, 0)) DESC, inserted + corrected + withdrawn DESC,
      month DESC, first_month DESC, ${keys.join(', ')}, place
    LIMIT ${mostGroups}`);
  const found = read.getRows().map((row): DiffGroup => {
    const [month, first, source = null, figure, inserted, corrected, withdrawn, before = null, after = null] = row;
    const texts = row.slice(10).map(String);
    const none = isCount(indicatorOf(dataset, String(figure))) ? 0 : null;
    return {
      months: { first: count(first), last: count(month) },
      source: source === null ? null : count(source),
      members: groupTables(dataset).map((_, at) => ({ zh_CN: texts[2 * at] ?? '', en: texts[2 * at + 1] ?? '' })),
      figure: String(figure),
      inserted: count(inserted),
      corrected: count(corrected),
      withdrawn: count(withdrawn),
      before: before === null ? none : Number(before),
      after: after === null ? none : Number(after),
    };
  });
  return { groups: found, found: count(read.getRows()[0]?.[9]) };
}

/** Every row that differs, those of the newest month first. */
async function* linesOf(connection: DuckDBConnection, dataset: Dataset, language: Language): AsyncIterable<DiffLine[]> {
  const { facts } = dataset;
  const ending = language === 'en' ? 'en' : 'zh';
  const tables = lineTables(dataset);
  const names = tables.map((name) => `${name}_${ending}`).join(', ');
  const sides = ['before', 'after'].flatMap((side) => facts.figures.map((figure) => `${side}.${figure}`)).join(', ');
  const by = [...(facts.source === null ? [] : [facts.source]), names].join(', ');
  const result = await connection.stream(`SELECT month, first_month, ${facts.source ?? 'NULL'}, ${names}, ${sides}
    FROM changed_rows ${described(dataset)} ORDER BY month DESC, first_month DESC, ${by}`);
  for (let chunk = await result.fetchChunk(); chunk && chunk.rowCount > 0; chunk = await result.fetchChunk()) {
    yield chunk.getRows().map(([month, first, of = null, ...rest]): DiffLine => {
      const values = rest.slice(tables.length);
      const before = inUnits(dataset, values.slice(0, facts.figures.length));
      const after = inUnits(dataset, values.slice(facts.figures.length));
      return {
        months: { first: count(first), last: count(month) },
        source: of === null ? null : count(of),
        names: rest.slice(0, tables.length).map(String),
        figures: before.flatMap((value, at) => [value, after[at] ?? null]),
      };
    });
  }
}

/**
 * Compares the figures of a dataset in two releases by their keys.
 * @param folder the market folder
 * @param dataset whose figures are compared
 * @param id the newer release @param other the older one
 * @param each is given every row that differs, with names in this language
 * @throws Refusal when one of them is not there, or damaged
 */
export async function diffReleases(
  folder: string,
  dataset: Dataset,
  { id, other }: { id: string; other: string },
  language: Language,
  each?: (head: DiffHead, lines: AsyncIterable<DiffLine[]>) => Promise<void>,
): Promise<ReleaseDiff> {
  const keeps = {
    fresh: (await needRelease(folder, id)).history !== undefined,
    old: (await needRelease(folder, other)).history !== undefined,
  };
  return withReleases(folder, { fresh: id, old: other }, async (connection) => {
    const { facts } = dataset;
    const [fresh, old] = [await shapeOf(connection, 'fresh'), await shapeOf(connection, 'old')];
    await findChanges(connection, dataset, { fresh, old });
    const read = await connection.runAndReadAll(`SELECT COUNT(*) FILTER (NOT was),
      COUNT(*) FILTER (was AND is_now), COUNT(*) FILTER (NOT is_now) FROM row_changes`);
    const [inserted = 0, corrected = 0, withdrawn = 0] = (read.getRows()[0] ?? []).map(count);
    const found = await groupsOf(connection, dataset);
    const titles = (tables: string[]) => tables.map((table) => titleOf(dataset, table));
    const head = {
      members: titles(lineTables(dataset)),
      figures: facts.figures.map((column) => figureTitle(dataset, column)),
    };
    await each?.(head, linesOf(connection, dataset, language));
    const described = await readDescribed(connection, keeps);
    return { described, inserted, corrected, withdrawn, members: titles(groupTables(dataset)), ...found };
  });
}
