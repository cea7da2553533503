import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

/** What a file held when it was sealed. */
export interface FileSeal {
  bytes: number;
  /** Of the whole content, in hexadecimal digits. */
  sha256: string;
}

/** How much of a file is read at once, in bytes. */
const pieceSize = 1024 * 1024;

/**
 * Reads a file piece by piece, each into the memory of the one before: a stream takes new memory for every piece, and
 * the heap of the process was marked anew for each 32 MB of it.
 * @throws what the system says when it cannot be read to its end
 */
export async function sealOfFile(file: string): Promise<FileSeal> {
  const hash = createHash('sha256');
  const piece = Buffer.allocUnsafe(pieceSize);
  const handle = await open(file);
  try {
    for (let bytes = 0; ; ) {
      const { bytesRead } = await handle.read(piece, 0, pieceSize, bytes);
      if (bytesRead === 0) return { bytes, sha256: hash.digest('hex') };
      hash.update(piece.subarray(0, bytesRead));
      bytes += bytesRead;
    }
  } finally {
    await handle.close();
  }
}
