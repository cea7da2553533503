import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import iconv from 'iconv-lite';
import { detectEncoding } from './detect-encoding.ts';

/**
 * The lines of a text file of any encoding, as often as they are asked for; the file is never held as a whole.
 * @throws Error when there is no such file
 */
export async function textLines(file: string): Promise<() => AsyncIterable<string>> {
  const encoding = await detectEncoding(file);
  return () =>
    createInterface({
      input: createReadStream(file).pipe(iconv.decodeStream(encoding)),
      crlfDelay: Number.POSITIVE_INFINITY,
    });
}
