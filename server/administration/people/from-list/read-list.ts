import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSource } from '../../../importer/index.ts';
import { OperatorError } from '../../../kernel/refusals/operator-error.ts';
import type { Sentence } from '../../../kernel/words/sentence.ts';
import type { FileLimits } from '../../../settings/settings-files.ts';
import { type ListColumn, listColumns, namesOfColumns } from './list-columns.ts';

/** A row of a list of people: its cells by what they say. */
export interface ListedRow {
  /** As a spreadsheet counts: the header is row 1. */
  row: number;
  cells: Partial<Record<ListColumn, string>>;
  /** It has more cells than the header. */
  isRagged: boolean;
}

/** How many people a list may name. */
export const mostPeople = 1000;

const needed: readonly ListColumn[] = ['userNm', 'realNm', 'to'];

/**
 * Reads a list of people: CSV of any encoding and delimiter that the importer knows.
 * @throws OperatorError when it is no list of people, or names too many; Refusal when it cannot be read
 */
export async function readList(file: Uint8Array, limits: FileLimits): Promise<ListedRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-list-'));
  try {
    const path = join(folder, 'people.csv');
    await writeFile(path, file, { mode: 0o600 });
    const source = await openSource(path, {}, limits);
    const columns = columnsOf(source.header);
    const rows: ListedRow[] = [];
    for await (const { row, cells } of source.rows()) {
      if (cells.every((cell) => cell.trim() === '')) continue;
      const named = columns.map((column, place) => [column, cells[place]?.trim() ?? ''] as const);
      rows.push({ row, cells: Object.fromEntries(named), isRagged: cells.length > columns.length });
      if (rows.length > mostPeople) throw tooMany();
    }
    if (rows.length === 0) throw nobodyListed();
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What each column says. @throws OperatorError for one that is unknown, stands twice, or is missing */
function columnsOf(header: readonly string[]): ListColumn[] {
  const found = header.map((name) => ({ name, column: namesOfColumns.get(plain(name)) }));
  const unknown = found.find(({ column }) => column === undefined);
  if (unknown) throw unknownColumn(unknown.name);
  const columns = found.map(({ column }) => column as ListColumn);
  const twice = columns.find((column, place) => columns.indexOf(column) !== place);
  if (twice) throw columnTwice(listColumns[twice].label);
  const missing = needed.find((column) => !columns.includes(column));
  if (missing) throw columnMissing(listColumns[missing].label);
  return columns;
}

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const named = (language: 'zh_CN' | 'en') =>
  Object.values(listColumns)
    .map(({ label }) => label[language])
    .join(language === 'en' ? ', ' : '、');

const unknownColumn = (name: string) =>
  new OperatorError({
    zh_CN: `不认识列“${name}”；可用的列：${named('zh_CN')}。`,
    en: `The column "${name}" is unknown. Columns of a list: ${named('en')}.`,
  });

const columnTwice = ({ zh_CN, en }: Sentence) =>
  new OperatorError({ zh_CN: `列“${zh_CN}”出现了两次。`, en: `The column "${en}" stands there twice.` });

const columnMissing = ({ zh_CN, en }: Sentence) =>
  new OperatorError({
    zh_CN: `缺少列“${zh_CN}”；第一行应为列名。`,
    en: `The column "${en}" is missing. The first row names the columns.`,
  });

const nobodyListed = () =>
  new OperatorError({
    zh_CN: '名单中没有人：表头下面没有行。',
    en: 'The list names nobody: there is no row below its head.',
  });

const tooMany = () =>
  new OperatorError({
    zh_CN: `名单最多 ${mostPeople} 人，请分成几个文件。`,
    en: `A list names ${mostPeople} people at most: part it into several files.`,
  });
