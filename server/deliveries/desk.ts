import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { CallPayload } from '@portal/contract';
import { putInPlace, writeWhole } from '../kernel/files/write-whole.ts';
import { namesIn } from './claim-order.ts';
import { fileName, placesOf } from './places.ts';
import { deliveryRefusals as refusals } from './refusals.ts';
import { sayFull, takeBytes } from './take-bytes.ts';

/** An order that came by a call, and whose it is. */
export interface CalledOrder {
  id: string;
  accountId: string;
  keyId: string;
  /** The order as it is put into the watched folder. */
  order: Record<string, unknown>;
}

/** How many orders may wait, for their files or for their turn. */
const mostWaiting = 100;

/** How long an order waits for its file, in milliseconds. */
const waitsFor = 24 * 3_600_000;

/** What calls leave in the watched folder: orders whose file is awaited, and those whose file has come. */
const callsOf = (folder: string) => placesOf(folder).calls;
const awaitedOf = (folder: string) => join(callsOf(folder), 'awaited');

const idShape = /^call-[0-9]{17}-[0-9a-f]{8}$/;

/** Takes away what has waited too long for its file, and what is left of files that never came whole. */
async function forgetOld(folder: string, now: number): Promise<void> {
  const awaited = awaitedOf(folder);
  for (const name of await readdir(awaited).catch(() => [])) {
    const touched = await stat(join(awaited, name)).catch(() => null);
    if (touched && now - touched.mtimeMs > waitsFor) await rm(join(awaited, name), { force: true });
  }
}

/**
 * Keeps an order until its file comes.
 * @throws Refusal when it says what cannot be done, or too many wait
 */
export async function takeOrder(
  folder: string,
  { order, fileName: named }: CallPayload<'marketDeliver'>,
  { accountId, keyId }: Pick<CalledOrder, 'accountId' | 'keyId'>,
  now = Date.now(),
): Promise<CalledOrder> {
  const time = new Date(now).toISOString().replace(/\D/g, '');
  const id = `call-${time}-${randomBytes(4).toString('hex')}`;
  if (!fileName.test(named)) throw refusals.fileNameUnfit(named);
  const by = [...(order.by === undefined ? [] : [order.by]), `key ${keyId}`].join(', ');
  const called: CalledOrder = {
    id,
    accountId,
    keyId,
    // Whatever it is called, it is no order.
    order: { ...order, by, file: `${id}.data${extname(named).toLowerCase()}` },
  };
  // It knows what files may say, and with it all that reads them: no start of the server has to wait for that.
  const { readOrder } = await import('./order.ts');
  readOrder(JSON.stringify(called.order));
  await forgetOld(folder, now);
  const waiting = (await namesIn(folder)).length + (await namesIn(awaitedOf(folder))).length;
  if (waiting >= mostWaiting) throw refusals.tooManyWait(waiting);
  await mkdir(awaitedOf(folder), { recursive: true });
  await writeWhole(join(awaitedOf(folder), `${id}.json`), `${JSON.stringify(called)}\n`).catch(sayFull);
  return called;
}

/** @returns an order that came by a call of an account, and whether its file is still awaited; null where there is none */
export async function findCalled(
  folder: string,
  id: string,
  accountId: string,
): Promise<(CalledOrder & { awaited: boolean }) | null> {
  if (!idShape.test(id)) return null;
  for (const place of [awaitedOf(folder), callsOf(folder)]) {
    const text = await readFile(join(place, `${id}.json`), 'utf8').catch(() => null);
    const called = text === null ? null : (JSON.parse(text) as CalledOrder);
    if (called) return called.accountId === accountId ? { ...called, awaited: place === awaitedOf(folder) } : null;
  }
  return null;
}

/** The orders whose files come to this process just now. */
const coming = new Set<string>();

/**
 * Takes the file of an order as it comes, and puts both into the watched folder when it is whole.
 * @param largest how many bytes it may have
 * @returns how many bytes came
 * @throws Refusal when there is no such order of the account, its file has come or comes, it is too large, or the disk
 *   is full; nothing is kept of it then
 */
export async function takeFile(
  folder: string,
  { id, accountId, largest }: { id: string; accountId: string; largest: number },
  body: Readable,
): Promise<number> {
  const called = await findCalled(folder, id, accountId);
  if (!called) throw refusals.unknown(id);
  if (!called.awaited || coming.has(id)) throw refusals.fileHasCome(id);
  coming.add(id);
  const unfinished = join(awaitedOf(folder), `${id}.${randomBytes(4).toString('hex')}.part`);
  try {
    const size = await takeBytes(body, unfinished, largest);
    await putInPlace(unfinished, join(folder, String(called.order.file)));
    // The order is written last: who watches the folder finds its file whole.
    await writeWhole(join(folder, `${id}.json`), `${JSON.stringify(called.order, null, 2)}\n`);
    await rename(join(awaitedOf(folder), `${id}.json`), join(callsOf(folder), `${id}.json`));
    return size;
  } catch (error) {
    return sayFull(error);
  } finally {
    coming.delete(id);
    await rm(unfinished, { force: true });
  }
}
