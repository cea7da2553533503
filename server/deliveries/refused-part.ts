import { open } from 'node:fs/promises';
import type { MarketDelivery } from '@portal/contract';

/** How many bytes of the file of refused rows one answer to a program carries. */
const usualBytes = 512 * 1024;

/**
 * Reads a part of the file of refused rows, which ends where a row does; the parts one after the other are the file.
 * @param path of refused.csv
 * @param from the byte that it begins at, as the part before named it
 * @param partBytes how many bytes it has at most
 * @returns null where there is no such file
 */
export async function refusedPart(
  path: string,
  from: number,
  partBytes = usualBytes,
): Promise<MarketDelivery['refused']> {
  const file = await open(path, 'r').catch(() => null);
  if (!file) return null;
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(partBytes), 0, partBytes, from);
    const read = buffer.subarray(0, bytesRead);
    const isLast = from + bytesRead >= size;
    const end = isLast ? bytesRead : read.lastIndexOf('\n') + 1 || bytesRead;
    return { text: read.subarray(0, end).toString('utf8'), bytes: size, next: isLast ? null : from + end };
  } finally {
    await file.close();
  }
}
