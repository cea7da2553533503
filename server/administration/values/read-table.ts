import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { joinNames } from '@portal/contract';
import { openSource } from '../../importer/index.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import type { FileLimits } from '../../settings/settings-files.ts';

/** A table that somebody wrote: what its columns say, and how they may be called, without case, blanks and signs. */
export interface TableShape<Column extends string> {
  columns: Readonly<Record<Column, { readonly label: Sentence; readonly names: readonly string[] }>>;
  needed: readonly NoInfer<Column>[];
  /** How many rows it has at most, and what is said of one with more, and of one without any. */
  most: number;
  tooMany: Sentence;
  empty: Sentence;
}

/** A row of such a table: its cells by what they say. */
export interface TableRow<Column extends string> {
  /** As a spreadsheet counts: the header is row 1. */
  row: number;
  cells: Partial<Record<Column, string>>;
  /** It has more cells than the header. */
  isRagged: boolean;
}

/** What is said of a row that has more cells than the header. */
export const ragged: Sentence = { zh_CN: '单元格多于表头', en: 'has more cells than the head' };

/**
 * Reads a table: CSV of any encoding and delimiter that the importer knows.
 * @throws OperatorError when it has other columns, or too many rows; Refusal when it cannot be read
 */
export async function readTable<Column extends string>(
  file: Uint8Array,
  limits: FileLimits,
  shape: TableShape<Column>,
): Promise<TableRow<Column>[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-list-'));
  try {
    const path = join(folder, 'list.csv');
    await writeFile(path, file, { mode: 0o600 });
    const source = await openSource(path, {}, limits);
    const columns = columnsOf(source.header, shape);
    const rows: TableRow<Column>[] = [];
    for await (const { row, cells } of source.rows()) {
      if (cells.every((cell) => cell.trim() === '')) continue;
      const named = columns.map((column, place) => [column, cells[place]?.trim() ?? ''] as const);
      const own = Object.fromEntries(named) as Partial<Record<Column, string>>;
      rows.push({ row, cells: own, isRagged: cells.length > columns.length });
      if (rows.length > shape.most) throw new OperatorError(shape.tooMany);
    }
    if (rows.length === 0) throw new OperatorError(shape.empty);
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What each column says. @throws OperatorError for one that is unknown, stands twice, or is missing */
function columnsOf<Column extends string>(
  header: readonly string[],
  { columns: known, needed }: TableShape<Column>,
): Column[] {
  const keys = Object.keys(known) as Column[];
  const labels = (language: 'zh_CN' | 'en') =>
    joinNames(
      keys.map((key) => known[key].label[language]),
      language,
    );
  const columns = header.map((name) => {
    const column = keys.find((key) => known[key].names.includes(plain(name)));
    if (column === undefined) throw unknownColumn(name, { zh_CN: labels('zh_CN'), en: labels('en') });
    return column;
  });
  const twice = columns.find((column, place) => columns.indexOf(column) !== place);
  if (twice) throw columnTwice(known[twice].label);
  const missing = needed.find((column) => !columns.includes(column));
  if (missing) throw columnMissing(known[missing].label);
  return columns;
}

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const unknownColumn = (name: string, known: Sentence) =>
  new OperatorError({
    zh_CN: `不认识列“${name}”；可用的列：${known.zh_CN}。`,
    en: `The column "${name}" is unknown. Columns of a list: ${known.en}.`,
  });

const columnTwice = ({ zh_CN, en }: Sentence) =>
  new OperatorError({ zh_CN: `列“${zh_CN}”出现了两次。`, en: `The column "${en}" stands there twice.` });

const columnMissing = ({ zh_CN, en }: Sentence) =>
  new OperatorError({
    zh_CN: `缺少列“${zh_CN}”；第一行应为列名。`,
    en: `The column "${en}" is missing. The first row names the columns.`,
  });
