import { basename } from 'node:path';
import type { DuckDBConnection, DuckDBValue } from '@duckdb/node-api';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { inUnits, rowsIn, shapeOf, tablesOf } from '../changes/fact-members.ts';
import type { Dataset, Facts } from '../datasets/dataset.ts';
import type { MemberTable } from '../datasets/dimension.ts';
import { withReleases } from '../releases/attach.ts';
import type { Delivery } from '../releases/delivery.ts';
import { deliveryFile } from '../releases/delivery-rows.ts';
import { releaseFolder } from '../releases/release.ts';
import { needRelease } from '../releases/verify-release.ts';
import { type FoundMember, needMember } from '../tables/need-member.ts';
import { unitedTable } from '../tables/united-members.ts';

/** Which row is meant. */
export interface FigureKey {
  /** year * 12 + month - 1 */
  month: number;
  /** The number of the source; null where all figures of the dataset are of one kind. */
  source: number | null;
  /** The member of each chain: a key, or a name in either language. */
  members: readonly string[];
}

/** The figures of a row, in the order of its dataset. */
export type Figures = readonly number[];

/** One delivery's part in a row; where it made one of two members, it has no figures. */
export interface TraceStep {
  delivery: Delivery;
  /** Empty where there was or would be no such row. */
  before: Figures | null;
  after: Figures | null;
  /** The sheet, or the file of an archive or folder, where there were several. */
  part: string | null;
  /** The row of the file, the header being row 1; null where the file withdrew the figures by its silence. */
  row: number | null;
}

export interface Trace {
  members: { key: string; name: Sentence }[];
  /** What the release says now; null where it has no such row. */
  figures: Figures | null;
  /** The newest first. */
  steps: TraceStep[];
}

/** @returns SQL for the figures that a delivery keeps of a side: a number, or several by name */
const figuresOf = ({ figures }: Facts, side: string): string[] =>
  figures.length === 1 ? [side] : figures.map((figure) => `${side}.${figure}`);

const readFigures = (dataset: Dataset, values: readonly DuckDBValue[]): Figures | null =>
  values.every((value) => value === null) ? null : inUnits(dataset, values).map(Number);

async function stepsOf(
  connection: DuckDBConnection,
  folder: string,
  dataset: Dataset,
  { deliveries, where, unions }: { deliveries: readonly Delivery[]; where: string; unions: ReadonlySet<string> },
): Promise<TraceStep[]> {
  const { key, facts } = dataset;
  const steps: TraceStep[] = [];
  const width = facts.figures.length;
  for (const delivery of [...deliveries].reverse()) {
    if (delivery.united && delivery.dataset === key && unions.has(delivery.id)) {
      steps.push({ delivery, before: null, after: null, part: null, row: null });
      continue;
    }
    const file = deliveryFile(folder, basename(delivery.id)).replaceAll("'", "''");
    // Of a delivery of another dataset, or one whose rows were not kept, there is no file.
    const there = await connection.runAndReadAll(`SELECT COUNT(*) FROM glob('${file}')`);
    if (delivery.dataset !== key || Number(there.getRows()[0]?.[0]) === 0) continue;
    const columns = [...figuresOf(facts, 'before'), ...figuresOf(facts, 'after'), 'part', 'file_row'];
    const read = await connection.runAndReadAll(
      `SELECT ${columns.join(', ')} FROM read_parquet('${file}') WHERE ${where}`,
    );
    for (const values of read.getRows()) {
      const [part = null, row = null] = values.slice(2 * width);
      steps.push({
        delivery,
        before: readFigures(dataset, values.slice(0, width)),
        after: readFigures(dataset, values.slice(width, 2 * width)),
        part: part === null ? null : String(part),
        row: row === null ? null : Number(row),
      });
    }
  }
  return steps;
}

/** What members that have become one with a member were known by, and the releases in which they did. */
async function unitedBefore(connection: DuckDBConnection, table: MemberTable, id: number) {
  const { columns } = await shapeOf(connection, 'fresh');
  if (!columns.has(unitedTable)) return [];
  const read = await connection.runAndReadAll(
    `SELECT key, release FROM fresh.${unitedTable} WHERE member_table = $1 AND member_id = $2 ORDER BY key`,
    [table.mirrors?.name ?? table.name, id],
  );
  return read.getRows().map(([key, release]) => ({ key: String(key), release: String(release) }));
}

/**
 * Follows the figures of a row to the deliveries and rows of files that they came from.
 * @param folder the market folder
 * @param id of the release
 * @throws Refusal when there is no such release, or it is damaged, or has no single member of a name
 */
export async function traceFigure(
  folder: string,
  id: string,
  dataset: Dataset,
  { month, source, members: texts }: FigureKey,
): Promise<Trace> {
  const { facts } = dataset;
  const { deliveries = [] } = await needRelease(folder, id);
  return withReleases(folder, { fresh: id }, async (connection) => {
    const members: FoundMember[] = [];
    const unions = new Set<string>();
    const [ids, keys] = [[`month = ${month}`], [`month = ${month}`]];
    if (facts.source !== null) for (const each of [ids, keys]) each.push(`${facts.source} = ${source}`);
    for (const [at, chain] of facts.chains.entries()) {
      const [table] = tablesOf(chain);
      if (!table) continue;
      const member = await needMember(connection, { schema: 'fresh', release: id }, table, texts[at] ?? '');
      members.push(member);
      ids.push(`${chain.column} = ${member.id}`);
      const former = await unitedBefore(connection, table, member.id);
      for (const { release } of former) unions.add(release);
      const all = [member.key, ...former.map(({ key }) => key)].map((key) => `'${key.replaceAll("'", "''")}'`);
      keys.push(`${table.name} IN (${all.join(', ')})`);
    }
    const rows = rowsIn(await shapeOf(connection, 'fresh'), facts.table);
    const found = rows && `SELECT ${facts.figures.join(', ')} FROM ${rows} AS s WHERE ${ids.join(' AND ')}`;
    const [row] = found ? (await connection.runAndReadAll(found)).getRows() : [];
    return {
      members: members.map(({ key, name }) => ({ key, name })),
      figures: row ? readFigures(dataset, row) : null,
      steps: await stepsOf(connection, releaseFolder(folder, id), dataset, {
        deliveries,
        where: keys.join(' AND '),
        unions,
      }),
    };
  });
}
