import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { csvSource } from './csv-source.ts';
import type { Mapping } from './mapping.ts';
import { parquetSource } from './parquet-source.ts';
import { refuseFile, type Source } from './source-row.ts';
import { xlsxSource } from './xlsx-source.ts';

/**
 * Opens a file by its ending: .xlsx, .parquet, and text with delimiters for .csv, .tsv and .txt.
 * @throws Refusal when it cannot be read or is of another kind
 */
export async function openSource(file: string, mapping: Mapping): Promise<Source> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) {
    throw refuseFile('importer.file-not-found', `找不到文件 ${file}。`, `File ${file} not found.`);
  }
  switch (extname(file).toLowerCase()) {
    case '.xlsx':
      return xlsxSource(file, mapping.sheet);
    case '.parquet':
      return parquetSource(file);
    case '.csv':
    case '.tsv':
    case '.txt':
      return csvSource(file, { encoding: mapping.encoding, delimiter: mapping.delimiter });
    default:
      throw refuseFile(
        'importer.file-kind',
        `不支持 ${extname(file) || '无扩展名'} 文件；请用 .csv、.tsv、.xlsx 或 .parquet。`,
        `Files of type "${extname(file)}" are not supported; use .csv, .tsv, .xlsx or .parquet.`,
      );
  }
}
