import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** What a file held when it was sealed. */
export interface FileSeal {
  bytes: number;
  /** Of the whole content, in hexadecimal digits. */
  sha256: string;
}

/** Reads a file piece by piece. @throws what the system says when it cannot be read to its end */
export async function sealOfFile(file: string): Promise<FileSeal> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of createReadStream(file, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}
