import { stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { Sentence } from '../../kernel/words/sentence.ts';
import type { Dataset } from '../../market/index.ts';
import { type FileLimits, usualFileLimits } from '../../settings/settings-files.ts';
import { plain } from '../rows/plain-text.ts';
import type { SourceRow } from '../rows/source-row.ts';
import { headedSource } from '../shape/headed.ts';
import { needFile, openParts } from '../source/open-source.ts';
import { headOfRows } from './head-of-rows.ts';
import { propose } from './propose.ts';
import { candidatesOf, type Seems, seemsOf } from './seems.ts';

/** By how many bytes the encoding of a large file is told; the import itself looks at all. */
const lookedBytes = 16 * 1024 ** 2;

/** How many rows are read. */
const lookedRows = 40;

/** What a file seems to be. */
export interface Look {
  file: string;
  dataset: string;
  bytes: number;
  /** By how many bytes the encoding was told; null where that is not by bytes. */
  looked: number | null;
  understood: Record<string, string>;
  /** The rows of the head. */
  head: number[];
  header: string[];
  /** The first rows as they were read, the head and what stands above it among them. */
  first: { row: number; cells: string[] }[];
  columns: Seems[];
  /** A mapping that can be saved and used, and what has to be decided before. */
  mapping: Record<string, unknown>;
  open: Sentence[];
}

/** The first rows of a file, as they stand; nothing is taken for the head yet. */
async function firstRows(file: string, limits: FileLimits) {
  const [part] = await openParts(file, { head: 1 }, { path: basename(file), limits, looked: lookedBytes });
  const { source } = part;
  const rows: SourceRow[] = [{ row: source.headerRow ?? 1, cells: source.header, text: source.headerText }];
  for await (const row of source.rows()) {
    rows.push(row);
    if (rows.length >= lookedRows) break;
  }
  return { source, rows };
}

/** The columns, of which those that the mapping takes for years are none of a field. */
function withYears(columns: readonly Seems[], years: unknown): Seems[] {
  const named = Array.isArray(years) ? years : [];
  const why = { zh_CN: '表头是年份，另有一列是月份', en: 'its head is a year, and another column has the months' };
  return columns.map((seems) => (named.includes(seems.column) ? { ...seems, isPeriod: true, why } : seems));
}

/**
 * Looks at the beginning of a file: how it is read, where its head is, and what each column seems to be.
 * @param dataset whose file it may be
 * @throws Refusal when the file cannot be read
 */
export async function lookAt(dataset: Dataset, file: string, limits: FileLimits = usualFileLimits): Promise<Look> {
  await needFile(file);
  const { size } = await stat(file);
  const { source, rows } = await firstRows(file, limits);
  const isText = source.kind === 'csv';
  // Records have names of their own, and no rows above them.
  const isTable = isText || source.kind === 'xlsx';
  const head = isTable ? headOfRows(rows) : [1];
  const { header } = isTable ? await headedSource(source, head) : source;
  const last = head.at(-1) ?? 1;
  const below = rows.filter(({ row }) => row > last).map(({ cells }) => cells);
  const above = rows.filter(({ row }) => row < (head[0] ?? 1));
  const candidates = candidatesOf(dataset);
  const columns = seemsOf(header, below, candidates);
  const { sheet, delimiter } = source.details;
  // A head below titles alone is found by every import.
  const isFound =
    head.length === 1 && above.every(({ cells }) => cells.filter((cell) => plain(cell) !== '').length === 1);
  const { mapping, open } = propose(columns, candidates, {
    dataset: dataset.key,
    head: isTable && !isFound ? head : null,
    header,
    rows: below,
    around: [
      basename(file, extname(file)),
      ...above.flatMap(({ cells }) => cells),
      ...rows.slice(0, 3).flatMap(({ cells }) => cells),
    ].join(' '),
    delimiter,
    sheet: source.details.notRead === undefined ? undefined : sheet,
  });
  return {
    file: basename(file),
    dataset: dataset.key,
    bytes: size,
    looked: isText ? Math.min(size, lookedBytes) : null,
    understood: { kind: source.kind, ...source.details },
    head,
    header,
    first: rows.slice(0, 8).map(({ row, cells }) => ({ row, cells })),
    columns: withYears(columns, mapping.monthColumns),
    mapping,
    open,
  };
}
