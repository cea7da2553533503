import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeliveryRow } from '@portal/contract';
import { importsOf } from '../../importer/index.ts';
import { storedReport } from './tell-upload.ts';

/** How many are listed, and how many reports are read for that; dry runs of the command line lie among them. */
const most = { listed: 100, read: 400 };

const stampShape = /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)(\d{3})$/;

/** @returns when an import began, ISO 8601, UTC, by the name of its folder */
const timeOf = (stamp: string): string => stamp.replace(stampShape, '$1-$2-$3T$4:$5:$6.$7Z');

/**
 * What came into the market, whichever way: by the command line, by a folder, by a call, or from a page.
 * @returns the newest first; dry runs are none
 */
export async function formerDeliveries(marketFolder: string): Promise<DeliveryRow[]> {
  const imports = importsOf(marketFolder);
  const stamps = (await readdir(imports).catch(() => [])).filter((name) => stampShape.test(name)).sort();
  const rows: DeliveryRow[] = [];
  for (const stamp of stamps.reverse().slice(0, most.read)) {
    if (rows.length >= most.listed) break;
    const report = await storedReport(join(imports, stamp));
    if (!report || report.dryRun) continue;
    const { by, file: fileName, dataset, kind, onto, outcome, release, counts } = report;
    const { accepted, refused } = counts;
    rows.push({ stamp, at: timeOf(stamp), by, fileName, dataset, kind, onto, outcome, release, accepted, refused });
  }
  return rows;
}
