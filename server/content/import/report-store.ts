import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../../importer/index.ts';
import type { Settings } from '../../settings/settings.ts';
import type { BroughtKind, DeliveryCounts } from '../deliveries.ts';

/** What an import found and did; report.json is this, word for word. */
export interface ContentReport {
  kind: BroughtKind;
  source: string;
  file: string;
  /** Who brought it; null where nobody said. */
  by: string | null;
  rows: number;
  counts: DeliveryCounts;
  /** The first refusals; all of them stand in refused.csv. */
  problems: Problem[];
  outcome: 'dry-run' | 'refused' | 'written';
}

/** Where the reports of imports lie, a folder for each. */
export const contentImportsOf = ({ dataFolder }: Pick<Settings, 'dataFolder'>): string =>
  join(dataFolder, 'content', 'imports');

/** How many are listed, and how many are read for that: dry runs of the command line lie among them. */
const most = { listed: 100, read: 400 };

const stampShape = /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)(\d{3})(-\d+)?$/;

/** @returns what an import has written down of itself; null where it has not, or it was removed */
export async function readContentReport(folder: string): Promise<ContentReport | null> {
  const text = await readFile(join(folder, 'report.json'), 'utf8').catch(() => null);
  // Those of former versions say not who brought them.
  return text === null ? null : { by: null, ...(JSON.parse(text) as Omit<ContentReport, 'by'>) };
}

/**
 * What came in as content, whichever way: by the command line, by a call, or from a page.
 * @param imports as contentImportsOf says
 * @returns the newest first; dry runs are none
 */
export async function formerContent(imports: string): Promise<{ stamp: string; at: string; report: ContentReport }[]> {
  const stamps = (await readdir(imports).catch(() => [])).filter((name) => stampShape.test(name)).sort();
  const found: { stamp: string; at: string; report: ContentReport }[] = [];
  for (const stamp of stamps.reverse().slice(0, most.read)) {
    if (found.length >= most.listed) break;
    const report = await readContentReport(join(imports, stamp));
    if (!report || report.outcome === 'dry-run') continue;
    found.push({ stamp, at: stamp.replace(stampShape, '$1-$2-$3T$4:$5:$6.$7Z'), report });
  }
  return found;
}
