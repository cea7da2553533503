import { randomBytes } from 'node:crypto';
import { link, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { putInPlace } from '../../kernel/files/write-whole.ts';
import { deliveryRefusals as refusals } from '../refusals.ts';
import { sayFull, takeBytes } from '../take-bytes.ts';
import { bytesOf, needUpload, placeOf } from './upload-store.ts';

/**
 * Takes a file as it comes; it has its name when it is whole.
 * @param largest how many bytes it may have
 * @returns how many bytes came
 * @throws Refusal when the account has begun none of that id, it has come, it is empty or too large, or the disk is full;
 *   nothing is kept of it then
 */
export async function takeUpload(
  uploads: string,
  { id, accountId, largest }: { id: string; accountId: string; largest: number },
  body: Readable,
): Promise<number> {
  const upload = await needUpload(uploads, id, accountId);
  const place = placeOf(uploads, id);
  if ((await bytesOf(uploads, upload)) !== null) throw refusals.fileHasCome(id);
  const own = randomBytes(4).toString('hex');
  const [unfinished, whole] = [join(place.folder, `${own}.part`), join(place.folder, `${own}.whole`)];
  try {
    const bytes = await takeBytes(body, unfinished, largest);
    await putInPlace(unfinished, whole).catch(sayFull);
    // Of several that come at once the first is the file: what was looked at is never another one.
    await link(whole, place.fileOf(upload)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw refusals.fileHasCome(id);
      return sayFull(error);
    });
    return bytes;
  } finally {
    for (const path of [unfinished, whole]) await rm(path, { force: true });
  }
}
