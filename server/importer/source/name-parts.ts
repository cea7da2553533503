import { basename, extname } from 'node:path';
import type { Mapping } from '../mapping/mapping.ts';

/** The settings that say how a file, or several, become one table. */
export type FileSettings = Pick<
  Mapping,
  | ('encoding' | 'delimiter' | 'records' | 'sheet' | 'files' | 'sheetColumn' | 'fileColumn')
  | ('head' | 'skip' | 'fillDown' | 'turned' | 'several' | 'numbers')
>;

/** What the place of a file among others says of all its rows: year=2024/month=3/sales.parquet. */
export function partitionsOf(path: string): Record<string, string> {
  const folders = path.split('/').slice(0, -1);
  return Object.fromEntries(
    folders.flatMap((folder) => {
      const [, name, value] = /^([^=]+)=(.*)$/.exec(folder) ?? [];
      return name === undefined || value === undefined ? [] : [[decoded(name), partitionValue(value)]];
    }),
  );
}

/** Those who write such folders write signs that no path may have as %2F. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** How a folder says that there is no value. */
const partitionValue = (text: string): string => (text === '__HIVE_DEFAULT_PARTITION__' ? '' : decoded(text));

/** Columns that the mapping wants to hold the names of file and sheet. */
export function nameColumns(settings: FileSettings, path: string, sheet?: string): Record<string, string> {
  const { fileColumn, sheetColumn } = settings;
  return {
    ...(fileColumn !== undefined && { [fileColumn]: basename(path, extname(path)) }),
    ...(sheetColumn !== undefined && { [sheetColumn]: sheet ?? '' }),
  };
}
