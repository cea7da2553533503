import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { joinNames, type Language } from '@portal/contract';
import type { Sentence } from '../../kernel/words/sentence.ts';
import type { Dataset } from '../../market/index.ts';
import { type FileLimits, usualFileLimits } from '../../settings/settings-files.ts';
import { plain } from '../rows/plain-text.ts';
import type { SourceRow } from '../rows/source-row.ts';
import { headedSource } from '../shape/headed.ts';
import { chosenOf, filesInside, type Inside } from '../source/open-delivery.ts';
import { fileEndings, openParts } from '../source/open-source.ts';
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
async function firstRows(file: string, path: string, limits: FileLimits) {
  const [part] = await openParts(file, { head: 1 }, { path, limits, looked: lookedBytes });
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
 * Looks at the beginning of a file: how it is read, where its head is, and what each column seems to be. Of a folder or
 * an archive it is that of the first file, with which others are of its columns, and which are none to be read.
 * @param dataset whose file it may be
 * @throws Refusal when the file cannot be read
 */
export async function lookAt(dataset: Dataset, file: string, limits: FileLimits = usualFileLimits): Promise<Look> {
  const work: string[] = [];
  const workFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'look-'));
    work.push(folder);
    return folder;
  };
  try {
    const inside = await filesInside(file, workFolder, limits);
    return inside ? await lookInside(dataset, file, inside, limits) : await lookAtFile(dataset, file, limits);
  } finally {
    for (const folder of work) await rm(folder, { recursive: true, force: true });
  }
}

/** How many files of a folder or archive are compared with the first. */
const comparedFiles = 50;

async function lookInside(dataset: Dataset, file: string, { kind, all }: Inside, limits: FileLimits): Promise<Look> {
  const names = all.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const readable = names.filter(({ name }) => fileEndings.includes(extname(name).toLowerCase()));
  const [first, ...others] = readable.length > 0 ? readable : chosenOf(all, undefined);
  if (!first) throw new Error('no file was chosen');
  const look = await lookAtFile(dataset, first.file, limits, first.name);
  const alike = [first.name];
  const otherwise: string[] = [];
  for (const each of others.slice(0, comparedFiles)) {
    const { header } = await lookAtFile(dataset, each.file, limits, each.name);
    const isSame = header.length === look.header.length && header.every((name, at) => name === look.header[at]);
    (isSame ? alike : otherwise).push(each.name);
  }
  const notRead = names.filter((each) => !readable.includes(each)).map(({ name }) => name);
  const list = (files: readonly string[], language: Language) =>
    joinNames(files.slice(0, 10), language) + (files.length > 10 ? ' …' : '');
  const open = [
    ...(otherwise.length > 0
      ? [
          {
            zh_CN: `列不同于“${first.name}”、不能一起导入的文件：${list(otherwise, 'zh_CN')}；请在 files 中选择。`,
            en: `Files with other columns than "${first.name}", which cannot come in with it: ${list(otherwise, 'en')}; choose under "files".`,
          },
        ]
      : []),
    ...(notRead.length > 0
      ? [
          {
            zh_CN: `不能读取的文件：${list(notRead, 'zh_CN')}；已在 files 中略去。`,
            en: `Files that cannot be read: ${list(notRead, 'en')}; "files" leaves them out.`,
          },
        ]
      : []),
  ];
  const isAll = otherwise.length + notRead.length === 0;
  return {
    ...look,
    file: basename(file),
    understood: { [kind]: String(readable.length), lookedAt: first.name, ...look.understood },
    mapping: { ...look.mapping, ...(isAll ? {} : { files: alike }) },
    open: [...open, ...look.open],
  };
}

/** @param name by which its kind is told, and months in it are found */
async function lookAtFile(dataset: Dataset, file: string, limits: FileLimits, name = basename(file)): Promise<Look> {
  const { size } = await stat(file);
  const { source, rows } = await firstRows(file, name, limits);
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
    file: dataset.file,
    head: isTable && !isFound ? head : null,
    header,
    rows: below,
    around: [
      basename(name, extname(name)),
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
