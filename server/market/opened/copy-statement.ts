import type { FileFormat } from '@portal/contract';

/** What the engine is told to write. */
const written: Record<FileFormat, string> = {
  csv: 'FORMAT csv, HEADER',
  ndjson: 'FORMAT json',
  parquet: 'FORMAT parquet, COMPRESSION zstd',
};

/** @returns the statement by which the embedded engine writes the rows of another to a file */
export const copyStatement = (rows: string, file: string, format: FileFormat): string =>
  `COPY (${rows}) TO '${file.replaceAll("'", "''")}' (${written[format]})`;
