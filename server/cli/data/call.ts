import type { parseArgs } from 'node:util';
import type { Language } from '@portal/contract';
import { type Dataset, datasets } from '../../market/index.ts';
import type { Settings } from '../../settings/settings.ts';
import { words } from '../data-words.ts';
import { type Terminal, UsageError } from '../run-line.ts';

/** The options of the data commands. */
export const options = {
  map: { type: 'string' },
  kind: { type: 'string' },
  dataset: { type: 'string' },
  onto: { type: 'string' },
  csv: { type: 'string' },
  file: { type: 'string' },
  note: { type: 'string' },
  none: { type: 'boolean' },
  language: { type: 'string' },
  'dry-run': { type: 'boolean' },
  accept: { type: 'string' },
  anyway: { type: 'string' },
  by: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values'];

/** The longest reason, name and note that are kept, in characters. */
export const longest = { reason: 500, name: 100, note: 100 };

/** One command as it was given. */
export interface Call {
  values: Options;
  names: string[];
  marketFolder: string;
  settings: Settings;
  language: Language;
  terminal: Terminal;
}

/** @returns the dataset of a key @throws UsageError when there is none */
export function datasetOf({ language }: Call, key: string): Dataset {
  const found = Object.values<Dataset>(datasets).find((dataset) => dataset.key === key);
  if (!found) throw new UsageError(words.unknownDataset[language](key, Object.keys(datasets).join(', ')));
  return found;
}
