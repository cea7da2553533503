import { basename, extname } from 'node:path';
import { type Problem, refuseFile } from '../../../importer/index.ts';
import type { FileLimits } from '../../../settings/settings-files.ts';
import type { ContentKind } from '../../deliveries.ts';
import type { ImageRecord } from '../../image/image-record.ts';
import type { NewsRecord, PolicyRecord, ReportRecord } from '../../records.ts';
import type { Block } from '../../report/block.ts';
import { pictureKey } from '../images/picture-key.ts';
import type { ReadImage } from '../images/read-images.ts';
import { refusedPictures } from '../images/refused-picture.ts';
import { afdc, interpretAfdc, isAfdc } from './afdc.ts';
import { type ContentMapping, contentFields, keyField } from './content-mapping.ts';
import { type ContentRow, openContentSource } from './content-row.ts';
import { interpretNews } from './interpret-news.ts';
import { interpretPolicy } from './interpret-policy.ts';
import { interpretReport } from './interpret-report.ts';
import { readFields } from './read-fields.ts';
import { RefusedValue, refusedValues } from './refused-value.ts';

export type AnyRecord = NewsRecord | PolicyRecord | ReportRecord<Block> | ImageRecord;

export interface ReadDelivery {
  source: string;
  rows: number;
  /** All of the kind that was asked for. */
  records: AnyRecord[];
  /** Refused rows, with the row as it stands in the file. */
  problems: { problem: Problem; text: string }[];
  /** Keys of refused rows where they could be read: what was refused was not withdrawn. */
  refusedKeys: string[];
}

type Interpret = (cells: Record<string, string>, mapping: ContentMapping) => AnyRecord | Promise<AnyRecord>;

export interface ReadOptions {
  /** Overrules the source that the mapping or the name of the file gives. */
  source?: string | undefined;
  /** What gives the source its name where nothing else does; the file when missing. */
  named?: string | undefined;
  /** What a file may hold. */
  limits: FileLimits;
  /** Reads the rows of a list of pictures. */
  readImage?: ReadImage | undefined;
  /** Told now and then how many rows are read. */
  progress?: ((rows: number) => void) | undefined;
}

/** After how many rows it is said how many are read: a picture takes as long as many texts. */
const reportsEvery = { texts: 500, pictures: 10 } as const;

const interpreters: Record<Exclude<ContentKind, 'image'>, Interpret> = {
  news: (cells, mapping) => interpretNews(readFields(cells, mapping)),
  policy: (cells, mapping) => interpretPolicy(readFields(cells, mapping)),
  report: (cells, mapping) => interpretReport(readFields(cells, mapping)),
};

/**
 * Reads a whole delivery. A row that does not fit is refused with its reason; the others are read on.
 * @throws Refusal when the file or its columns cannot be understood at all, or it holds more than the limits allow
 */
export async function readDelivery(
  kind: ContentKind,
  file: string,
  mapping: ContentMapping,
  { source: wanted, named = file, limits, readImage, progress }: ReadOptions,
): Promise<ReadDelivery> {
  const input = await openContentSource(file, mapping, limits);
  const known = kind === 'policy' && mapping.columns === undefined && isAfdc(input.header);
  const interpret = known ? interpretAfdc : interpreterOf(kind, readImage);
  if (!known) checkColumns(kind, input.header, mapping);
  const source = wanted ?? mapping.source ?? (known ? afdc : sourceOf(named));
  const result: ReadDelivery = { source, rows: 0, records: [], problems: [], refusedKeys: [] };
  const firstRows = new Map<string, number>();
  for await (const row of input.rows()) {
    if (++result.rows % reportsEvery[kind === 'image' ? 'pictures' : 'texts'] === 0) progress?.(result.rows);
    try {
      if (row.fault) throw refusedValues[row.fault]();
      const record = await interpret(row.cells, mapping);
      const before = firstRows.get(record.key);
      if (before !== undefined) throw (kind === 'image' ? refusedPictures : refusedValues).repeated(record.key, before);
      firstRows.set(record.key, row.row);
      result.records.push(record);
    } catch (error) {
      if (!(error instanceof RefusedValue)) throw error;
      result.problems.push({ problem: problemOf(row, error), text: row.text });
      const key = row.cells[known ? 'Law Id' : (mapping.columns?.[keyField(kind)] ?? keyField(kind))]?.trim() ?? '';
      result.refusedKeys.push(kind === 'image' ? pictureKey(key) : key);
    }
  }
  return result;
}

function interpreterOf(kind: ContentKind, readImage: ReadImage | undefined): Interpret {
  if (kind !== 'image') return interpreters[kind];
  if (!readImage) throw new Error('Pictures are read from a folder.');
  return readImage;
}

const problemOf = ({ row }: ContentRow, { field, value, code, sentence }: RefusedValue): Problem => ({
  row,
  field,
  value,
  code,
  sentence,
});

/** The name of the file, as a source: laws 2026.csv is laws-2026. */
const sourceOf = (file: string): string =>
  basename(file, extname(file))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-$/g, '')
    .slice(0, 40) || 'delivery';

/** @throws Refusal that names the columns a kind needs and the file does not have */
function checkColumns(kind: ContentKind, header: string[], mapping: ContentMapping): void {
  const has = (field: string) =>
    header.includes(mapping.columns?.[field] ?? field) || mapping.constants?.[field] !== undefined;
  const texts = contentFields[kind].texts;
  const missing = contentFields[kind].needed.filter(
    (field) =>
      !has(field) && !(texts.includes(field) && ['zh_CN', 'en'].some((language) => has(`${field}_${language}`))),
  );
  const alien = Object.entries(mapping.columns ?? {}).find(([, column]) => !header.includes(column));
  if (alien) {
    throw refuseFile(
      'content.mapping-alien-column',
      `映射中的列“${alien[1]}”不在文件中；文件的列：${header.join('、')}。`,
      `The mapping names the column "${alien[1]}", which is not in the file; the file has: ${header.join(', ')}.`,
    );
  }
  if (missing.length === 0) return;
  throw refuseFile(
    'content.columns-missing',
    `文件缺少列：${missing.join('、')}。请在映射的 columns 或 constants 中说明。`,
    `The file has no columns for ${missing.join(', ')}. Define them under "columns" or "constants" in a mapping.`,
  );
}
