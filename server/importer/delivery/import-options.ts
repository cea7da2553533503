import { randomBytes } from 'node:crypto';
import type { Language } from '@portal/contract';
import type { Dataset, DeliveryKind } from '../../market/index.ts';
import type { FileLimits } from '../../settings/settings-files.ts';
import type { Agreement } from './agreement.ts';

/** How what an import leaves is named: the folder with the reports, and the release. */
export interface ImportNames {
  stamp: string;
  id: string;
}

/** @returns two names of one time */
export function importNames(now: Date): ImportNames {
  const time = now.toISOString().replace(/\D/g, '');
  const stamp = `${time.slice(0, 8)}-${time.slice(8, 17)}`;
  return { stamp, id: `${time.slice(0, 14)}-${randomBytes(3).toString('hex')}` };
}

export interface ImportOptions {
  /** `<data>/market` */
  marketFolder: string;
  /** A file, a .zip of files, or a folder of files. */
  file: string;
  /** What the operator brought, where `file` was made of it: report and trail name this. */
  origin?: string | undefined;
  /** What the file does; it is a whole market, or all of a dataset, when missing. */
  kind?: DeliveryKind | undefined;
  /**
   * The release that it is made onto. When missing, a dataset that a market can begin with begins one, and any other is
   * made onto the published release.
   */
  onto?: string | null | undefined;
  /** Who brings it. */
  by?: string | null | undefined;
  /** Path of the mapping, or its name and version; without one the columns must have the names of the fields. */
  mapping?: string | undefined;
  dryRun?: boolean | undefined;
  /** What may be dropped; with anything beyond it no release is made. */
  accept?: Agreement | undefined;
  note?: string | undefined;
  /** Language of report.txt; report.json and refused.csv carry both. */
  language?: Language | undefined;
  progress?: ((rows: number) => void) | undefined;
  /** How what it leaves is named; by the time when missing. */
  names?: ImportNames | undefined;
  /** What the file may hold; the usual when missing. */
  limits?: FileLimits | undefined;
  /** The datasets whose tables a release has: those of the market when missing. */
  among?: readonly Dataset[] | undefined;
}
