import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Language, UploadOrder } from '@portal/contract';
import { readAgreement, versionsOf } from '../../importer/index.ts';
import { writeWhole } from '../../kernel/files/write-whole.ts';
import { isAtWork } from './claim-work.ts';
import type { Uploads } from './open-uploads.ts';
import { isLive, writeRun } from './run-file.ts';
import { mappingFile, type Run, readRun } from './run-store.ts';
import { uploadRefusals as refusals } from './upload-refusals.ts';
import { bytesOf, placeOf, type Upload } from './upload-store.ts';

/** @returns the mapping that is kept under a name, with its version; only one that there is, and no path of a file */
async function savedLabel(marketFolder: string, label: string): Promise<string> {
  const [name = '', version] = label.split('@');
  const versions = await versionsOf(marketFolder, name);
  const found = version === undefined ? versions[0] : versions.find((each) => String(each.version) === version);
  if (!found) throw refusals.noMapping(label);
  return `${found.name}@${found.version}`;
}

/**
 * Orders that a file is read, and begins with it.
 * @param order what is to be done with it, by whom
 * @returns the reading as it was ordered
 * @throws Refusal when the file is not here, another one is read just now, or there is no such mapping
 */
export async function orderRun(uploads: Uploads, upload: Upload, order: RunRequest, now: number): Promise<Run> {
  if (uploads.ordering.has(upload.id)) throw refusals.atWork();
  uploads.ordering.add(upload.id);
  try {
    return await beginRun(uploads, upload, order, now);
  } finally {
    uploads.ordering.delete(upload.id);
  }
}

type RunRequest = UploadOrder & { isDry: boolean; by: string; language: Language };

async function beginRun(
  { folder: uploads, marketFolder, start }: Uploads,
  upload: Upload,
  order: RunRequest,
  now: number,
): Promise<Run> {
  const { folder } = placeOf(uploads, upload.id);
  if ((await bytesOf(uploads, upload)) === null) throw refusals.notHere();
  if (isLive(await readRun(folder)) || (await isAtWork(uploads))) throw refusals.atWork();
  const { mapping, mappingText, accept = '', note = '', onto = null, dataset, kind, isDry, by, language } = order;
  const read = accept === '' ? { agreement: {} } : readAgreement(accept);
  if ('alien' in read) throw refusals.unknownCode(read.alien);
  const label = mapping === undefined ? null : await savedLabel(marketFolder, mapping);
  for (const name of ['stop', 'report.json', 'refused.csv']) await rm(join(folder, name), { force: true });
  if (mappingText !== undefined) await writeWhole(mappingFile(folder), mappingText, { mode: 0o600 });
  const run: Run = {
    id: randomUUID(),
    isDry,
    dataset,
    kind,
    onto,
    note,
    accept,
    by,
    language,
    mapping: label ?? (mappingText === undefined ? null : mappingFile(folder)),
    state: 'queued',
    host: hostname(),
    pid: process.pid,
    beganAt: new Date(now).toISOString(),
    rows: 0,
    reason: null,
    outcome: null,
    release: null,
    stamp: null,
    sealing: null,
  };
  await writeRun(folder, run);
  start(upload, run.id);
  return label === null && run.mapping !== null ? { ...run, mapping: 'mapping.json' } : run;
}
