import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** A file of a backup, as its list names it. */
export interface CopiedFile {
  /** Below the folder of the backup, with `/` between. */
  path: string;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** Reads a file whole for its size and its SHA-256. @throws what the system says when it cannot be read */
export async function measureFile(file: string): Promise<Omit<CopiedFile, 'path'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
    bytes += (chunk as Buffer).length;
    hash.update(chunk as Buffer);
  }
  return { bytes, sha256: hash.digest('hex') };
}
