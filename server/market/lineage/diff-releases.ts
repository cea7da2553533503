import type { DuckDBConnection, DuckDBValue } from '@duckdb/node-api';
import type { Language } from '@portal/contract';
import type { Sentence } from '../../kernel/sentence.ts';
import type { Dataset } from '../datasets/dataset.ts';
import { withReleases } from '../gate/attach.ts';
import { monthText } from '../model/index.ts';
import { needRelease } from '../store/index.ts';
import { figureTitle, inUnits, tablesOf, titleOf } from './fact-members.ts';
import { findChanges } from './find-changes.ts';

/** How many groups a comparison tells of. */
const told = 30;

/** Figures of one month, source and member that are not the same in two releases. */
export interface DiffGroup {
  /** Such as 2024-03. */
  month: string;
  /** The number of the source; null where all figures of the dataset are of one kind. */
  source: number | null;
  /** The names that groups are told apart by, as `ReleaseDiff.members` calls them: manufacturer and model of a car. */
  members: Sentence[];
  inserted: number;
  corrected: number;
  withdrawn: number;
  /** What is counted by these rows, added up, in the older and the newer release. */
  before: number;
  after: number;
}

export interface ReleaseDiff {
  inserted: number;
  corrected: number;
  withdrawn: number;
  /** What the names of a group are. */
  members: Sentence[];
  /** What `before` and `after` of a group add up. */
  counted: Sentence;
  /** Those with the largest changes, the largest first. */
  groups: DiffGroup[];
  /** How many groups there are. */
  found: number;
}

/** What stands above the lines of a file: names of members, and of the figures. */
export interface DiffHead {
  members: Sentence[];
  figures: Sentence[];
}

/** Figures that differ, as a line of a file: month, source, names, then each figure before and after. */
export interface DiffLine {
  month: string;
  source: number | null;
  names: string[];
  figures: (number | null)[];
}

const whole = `COUNT(*) FILTER (before IS NULL), COUNT(*) FILTER (before IS NOT NULL AND after IS NOT NULL),
  COUNT(*) FILTER (after IS NULL)`;

const count = (value: DuckDBValue | undefined): number => Number(value ?? 0);

/** The tables by whose members groups are told apart: of a car its manufacturer and model, else what figures name. */
function groupTables({ facts }: Dataset): string[] {
  const [chain] = facts.chains;
  const names = chain ? tablesOf(chain).map(({ name }) => name) : [];
  const car = ['manufacturer', 'model'].filter((name) => names.includes(name));
  return car.length === 2 ? car : names.slice(0, 1);
}

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
  const by = ['month', ...(facts.source === null ? [] : [facts.source]), ...names].join(', ');
  const sum = (side: string) => `COALESCE(SUM(${side}.${facts.counted}), 0)`;
  const read = await connection.runAndReadAll(`
    SELECT month, ${facts.source ?? 'NULL'}, ${whole}, CAST(${sum('before')} AS DOUBLE), CAST(${sum('after')} AS DOUBLE),
      COUNT(*) OVER (), ${names.join(', ')}
    FROM changes GROUP BY ${by}
    ORDER BY SUM(ABS(COALESCE(after.${facts.counted}, 0) - COALESCE(before.${facts.counted}, 0))) DESC, COUNT(*) DESC,
      month DESC, ${by}
    LIMIT ${told}`);
  const groups = read.getRows().map((row): DiffGroup => {
    const [month, source, ...rest] = row;
    const [inserted = 0, corrected = 0, withdrawn = 0, before = 0, after = 0] = rest.slice(0, 5).map(count);
    const texts = rest.slice(6).map(String);
    return {
      ...{ month: monthText(count(month)), source: source === null ? null : count(source) },
      members: groupTables(dataset).map((_, at) => ({ zh_CN: texts[2 * at] ?? '', en: texts[2 * at + 1] ?? '' })),
      ...{ inserted, corrected, withdrawn, before, after },
    };
  });
  return { groups, found: count(read.getRows()[0]?.[7]) };
}

/** Every row that differs, those of the newest month first. */
async function* linesOf(connection: DuckDBConnection, dataset: Dataset, language: Language): AsyncIterable<DiffLine[]> {
  const { facts } = dataset;
  const ending = language === 'en' ? 'en' : 'zh';
  const tables = lineTables(dataset);
  const names = tables.map((name) => `${name}_${ending}`).join(', ');
  const sides = ['before', 'after'].flatMap((side) => facts.figures.map((figure) => `${side}.${figure}`)).join(', ');
  const by = [...(facts.source === null ? [] : [facts.source]), names].join(', ');
  const result = await connection.stream(`SELECT month, ${facts.source ?? 'NULL'}, ${names}, ${sides}
    FROM changes ORDER BY month DESC, ${by}`);
  for (let chunk = await result.fetchChunk(); chunk && chunk.rowCount > 0; chunk = await result.fetchChunk()) {
    yield chunk.getRows().map(([month, of = null, ...rest]): DiffLine => {
      const values = rest.slice(tables.length);
      const before = inUnits(dataset, values.slice(0, facts.figures.length));
      const after = inUnits(dataset, values.slice(facts.figures.length));
      return {
        ...{ month: monthText(count(month)), source: of === null ? null : count(of) },
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
  for (const one of [id, other]) await needRelease(folder, one);
  return withReleases(folder, { fresh: id, old: other }, async (connection) => {
    const { facts } = dataset;
    await findChanges(connection, dataset);
    const read = await connection.runAndReadAll(`SELECT ${whole} FROM changes`);
    const [inserted = 0, corrected = 0, withdrawn = 0] = (read.getRows()[0] ?? []).map(count);
    const found = await groupsOf(connection, dataset);
    const titles = (tables: string[]) => tables.map((table) => titleOf(dataset, table));
    const head = {
      members: titles(lineTables(dataset)),
      figures: facts.figures.map((column) => figureTitle(dataset, column)),
    };
    await each?.(head, linesOf(connection, dataset, language));
    const counted = figureTitle(dataset, facts.counted);
    return { inserted, corrected, withdrawn, members: titles(groupTables(dataset)), counted, ...found };
  });
}
