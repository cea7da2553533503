import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { extname, join } from 'node:path';
import type { ContentOrder, Language } from '@portal/contract';
import { checkSourceName, type ListedCar } from '../../content/index.ts';
import { writeWhole } from '../../kernel/files/write-whole.ts';
import { isAtWork } from '../uploads/claim-work.ts';
import { isLive, writeRun } from '../uploads/run-file.ts';
import { uploadRefusals } from '../uploads/upload-refusals.ts';
import { bytesOf, placeOf, type Upload } from '../uploads/upload-store.ts';
import { contentRefusals as refusals } from './content-refusals.ts';
import { type ContentRun, carsOf, mappingOf } from './content-run.ts';
import type { ContentUploads } from './open-content.ts';

export interface ContentRequest extends ContentOrder {
  isDry: boolean;
  by: string;
  language: Language;
}

/** The kinds that come as a packed folder. */
const isPacked = (kind: ContentOrder['kind']): boolean => kind === 'image' || kind === 'market-report';

/** @throws Refusal when the file or the source does not fit the kind */
function checkOrder({ fileName }: Upload, { kind }: ContentRequest, source: string): void {
  const isArchive = extname(fileName).toLowerCase() === '.zip';
  if (isPacked(kind) && !isArchive) throw refusals.notPacked();
  if (!isPacked(kind) && isArchive) throw refusals.packed();
  if (source !== '') checkSourceName(source);
  else if (kind === 'market-report') throw refusals.noSource();
}

/**
 * Orders that a file is read, and begins with it.
 * @param order what is to be done with it, by whom
 * @param cars the cars of the published release; null where none is
 * @returns the reading as it was ordered
 * @throws Refusal when the file is not here, is none of its kind, or another one is read just now
 */
export async function orderContent(
  uploads: ContentUploads,
  upload: Upload,
  order: ContentRequest,
  cars: () => Promise<ListedCar[] | null>,
  now: number,
): Promise<ContentRun> {
  if (uploads.ordering.has(upload.id)) throw uploadRefusals.atWork();
  uploads.ordering.add(upload.id);
  try {
    return await beginRun(uploads, upload, order, cars, now);
  } finally {
    uploads.ordering.delete(upload.id);
  }
}

async function beginRun(
  { folder: uploads, runs, start }: ContentUploads,
  upload: Upload,
  order: ContentRequest,
  cars: () => Promise<ListedCar[] | null>,
  now: number,
): Promise<ContentRun> {
  const { folder } = placeOf(uploads, upload.id);
  const source = order.source?.trim() ?? '';
  checkOrder(upload, order, source);
  if ((await bytesOf(uploads, upload)) === null) throw uploadRefusals.notHere();
  if (isLive(await runs.read(folder)) || (await isAtWork(uploads))) throw uploadRefusals.atWork();
  const { kind, isDry, by, language, mappingText, allowRefused = false } = order;
  for (const path of [join(folder, 'stop'), mappingOf(folder)]) await rm(path, { force: true });
  if (mappingText !== undefined) await writeWhole(mappingOf(folder), mappingText, { mode: 0o600 });
  if (kind === 'image') {
    const known = await cars();
    if (!known) throw refusals.noCars();
    await writeWhole(carsOf(folder), JSON.stringify(known), { mode: 0o600 });
  }
  const run: ContentRun = {
    id: randomUUID(),
    isDry,
    kind,
    source,
    allowRefused,
    rows: 0,
    by,
    language,
    state: 'queued',
    host: hostname(),
    pid: process.pid,
    beganAt: new Date(now).toISOString(),
    reason: null,
    outcome: null,
    stamp: null,
  };
  await writeRun(folder, run);
  start(upload, run.id);
  return run;
}
