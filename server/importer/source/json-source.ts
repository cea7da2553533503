import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { asCsv } from '../../kernel/words/csv-line.ts';
import type { FileLimits } from '../../settings/settings-files.ts';
import { emptyFile, refuseFile, type Source, type SourceRow } from '../rows/source-row.ts';
import { type Flat, flatten, recordOf, recordsOf } from './json-cells.ts';
import { linesOf } from './text-lines.ts';

/** A document is read whole, so it may not be larger; lines are read one by one, however many there are. */
const largestDocument = 64 * 1024 * 1024;

/** More objects and lists than any true document of that size has: each takes memory, however short it is. */
const mostObjects = 5_000_000;

const tooLarge = (bytes: number) =>
  refuseFile(
    'importer.json-too-large',
    `JSON 文件有 ${Math.ceil(bytes / 1024 / 1024)} MB，最多 ${largestDocument / 1024 / 1024} MB；更大的数据请写成每行一个对象的 .ndjson。`,
    `The JSON file has ${Math.ceil(bytes / 1024 / 1024)} MB, ${largestDocument / 1024 / 1024} MB at most; write more than that as .ndjson, an object a line.`,
  );

const broken = (words: string) =>
  refuseFile('importer.json-broken', `文件不是有效的 JSON：${words}`, `The file is not valid JSON: ${words}`);

const brokenLine = (line: number) =>
  refuseFile(
    'importer.json-line-broken',
    `第 ${line} 行不是一个 JSON 对象；.ndjson 与 .jsonl 每行须为一个对象。`,
    `Line ${line} is no JSON object; every line of .ndjson and .jsonl has to be one.`,
  );

const noList = (path: string) =>
  refuseFile(
    'importer.json-no-list',
    path === ''
      ? '文件不是对象的数组；请在映射的 records 中写明数组所在的路径，例如 data.items。'
      : `“${path}”处没有对象的数组；请在映射的 records 中写明数组所在的路径。`,
    path === ''
      ? 'The file is no array of objects; say under "records" in the mapping where the array stands, such as data.items.'
      : `There is no array of objects at "${path}"; say under "records" in the mapping where the array stands.`,
  );

const tooWide = (most: number) =>
  refuseFile(
    'importer.json-too-wide',
    `各对象的不同字段超过 ${most} 个；是否以数据作为字段名？（上限：PORTAL_FILE_COLUMNS）`,
    `The objects have more than ${most} different fields; are data used as names of fields? (limit: PORTAL_FILE_COLUMNS)`,
  );

const tooMany = () =>
  refuseFile(
    'importer.json-too-many',
    `JSON 文件中的对象和数组超过 ${mostObjects} 个；请写成每行一个对象的 .ndjson。`,
    `The JSON file has more than ${mostObjects} objects and lists; write them as .ndjson, an object a line.`,
  );

/** @returns whether a document has more objects and lists than can be held, before it is made one */
function hasTooMany(text: string): boolean {
  let [found, at] = [0, -1];
  for (const sign of ['{', '[']) {
    for (at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) if (++found > mostObjects) return true;
  }
  return false;
}

/** The columns of all records, in the order in which they are met. */
async function columnsOf(records: AsyncIterable<Flat>, most: number): Promise<string[]> {
  const columns = new Set<string>();
  for await (const record of records) {
    for (const path of record.keys()) columns.add(path);
    if (columns.size > most) throw tooWide(most);
  }
  return [...columns];
}

/** Records as rows: as in a sheet the columns count as row 1, so the first record is row 2. */
async function sourceOf(
  details: Source['details'],
  records: () => AsyncIterable<Flat>,
  { columns }: FileLimits,
): Promise<Source> {
  const header = await columnsOf(records(), columns);
  if (header.length === 0) throw emptyFile();
  async function* rows(): AsyncIterable<SourceRow> {
    let row = 1;
    for await (const record of records()) {
      const cells = header.map((path) => record.get(path) ?? '');
      yield { row: ++row, cells, text: asCsv(cells) };
    }
  }
  return { kind: 'json', details, header, headerText: asCsv(header), rows };
}

/**
 * Opens a JSON document: an array of objects.
 * @param path where the array stands, such as data.items; '' for the document itself
 * @throws Refusal when it is too large, no JSON, or there is no such array
 */
export async function jsonSource(file: string, path = '', limits: FileLimits): Promise<Source> {
  const { size } = await stat(file);
  if (size > largestDocument) throw tooLarge(size);
  const text = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '');
  if (hasTooMany(text)) throw tooMany();
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    throw broken(error instanceof Error ? error.message : '');
  }
  const records = recordsOf(document, path);
  if (records === null) throw noList(path);
  async function* each(): AsyncIterable<Flat> {
    for (const record of records ?? []) yield flatten(record);
  }
  return sourceOf(path === '' ? {} : { records: path }, each, limits);
}

/**
 * Opens a file with a JSON object a line; blank lines are passed over. It is read once for its columns, and then row by
 * row.
 * @throws Refusal when a line is no object, or too long
 */
export function jsonLinesSource(file: string, limits: FileLimits): Promise<Source> {
  async function* each(): AsyncIterable<Flat> {
    let number = 0;
    for await (const line of linesOf(createReadStream(file, 'utf8'), limits.line)) {
      number++;
      const text = line.replace(/^\uFEFF/, '').trim();
      if (text === '') continue;
      const record = recordOf(text);
      if (record === null) throw brokenLine(number);
      yield flatten(record);
    }
  }
  return sourceOf({ lines: 'json' }, each, limits);
}
