import { createReadStream } from 'node:fs';
import { refuseFile } from '../../rows/source-row.ts';
import { EncodingCount } from './encoding-count.ts';

export const encodings = ['utf-8', 'gb18030', 'big5', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof encodings)[number];

/** UTF-16 without a mark: plain text then has a zero in every second byte of its ASCII parts. */
function zeros(start: Uint8Array): Encoding | null {
  let even = 0;
  let odd = 0;
  start.forEach((byte, index) => {
    if (byte === 0) index % 2 === 0 ? even++ : odd++;
  });
  const many = start.length / 8;
  if (odd > many && even < odd / 4) return 'utf-16le';
  if (even > many && odd < even / 4) return 'utf-16be';
  return null;
}

/** UTF-16 by the mark in front. */
function markOf(start: Uint8Array): Encoding | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : null;
}

/**
 * Finds how a text file is encoded, by all of its bytes: a few that are wrong in a file that is UTF-8 elsewhere leave it
 * UTF-8, so that their rows are refused and no other row is read in other words.
 * @param file path of a text file of any size; it is read once as a stream
 * @param most how many bytes of it are looked at; all when missing
 * @returns the encoding, another that fits as well, and how many bytes were looked at
 * @throws Refusal when the bytes fit no encoding well enough to tell
 */
export async function detectEncoding(
  file: string,
  most = Number.POSITIVE_INFINITY,
): Promise<{ encoding: Encoding; doubt: Encoding | null; bytes: number }> {
  const count = new EncodingCount();
  let first = true;
  let bytes = 0;
  for await (const chunk of createReadStream(
    file,
    most < Number.POSITIVE_INFINITY ? { end: most - 1 } : {},
  ) as AsyncIterable<Buffer>) {
    if (first) {
      first = false;
      const wide = markOf(chunk) ?? zeros(chunk.subarray(0, 4000));
      if (wide) return { encoding: wide, doubt: null, bytes: chunk.length };
    }
    bytes += chunk.length;
    count.add(chunk);
  }
  const found = count.found();
  if (found) return { ...found, bytes };
  throw refuseFile(
    'importer.encoding-doubtful',
    '无法可靠判断文件的编码；请在映射中用 encoding 写明（utf-8、gb18030、big5 或 windows-1252），或另存为 UTF-8。',
    'How the file is encoded cannot be told for sure; say it under "encoding" in the mapping (utf-8, gb18030, big5 or windows-1252), or save the file as UTF-8.',
  );
}
