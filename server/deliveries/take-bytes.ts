import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isFull } from '../state/store-errors.ts';
import { deliveryRefusals as refusals } from './refusals.ts';

/** Lets so many bytes pass. @throws Refusal for more */
function bounded(largest: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      if (bytes > largest) done(refusals.fileTooLarge(largest));
      else done(null, piece);
    },
  });
}

/** @throws Refusal when the disk is full; else what was thrown */
export function sayFull(error: unknown): never {
  throw isFull(error) ? refusals.noRoom() : error;
}

/**
 * Writes what comes to a new file, never as a whole in memory.
 * @param largest how many bytes may come
 * @returns how many bytes came
 * @throws Refusal when there are none or too many, or the disk is full; what was written is its owner's to remove
 */
export async function takeBytes(body: Readable, path: string, largest: number): Promise<number> {
  await pipeline(body, bounded(largest), createWriteStream(path, { flags: 'wx', mode: 0o600 })).catch(sayFull);
  const { size } = await stat(path);
  if (size === 0) throw refusals.fileEmpty();
  return size;
}
