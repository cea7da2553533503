import { createReadStream } from 'node:fs';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030';

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

/**
 * Finds how a text file is encoded. What is not valid UTF-8 from the first to the last byte is taken as GB18030, of
 * which GBK and GB2312 are parts.
 * @param file path of a text file of any size; it is read once as a stream
 */
export async function detectEncoding(file: string): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      if (first) {
        first = false;
        if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
        if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
        const wide = zeros(chunk.subarray(0, 4000));
        if (wide) return wide;
      }
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'gb18030';
    throw error;
  }
}
