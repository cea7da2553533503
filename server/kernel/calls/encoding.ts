import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What a body is compressed with; null is nothing. */
export type Encoding = 'br' | 'gzip' | null;

/** Below this many bytes an answer fits one packet anyway. */
const smallest = 1200;

/** The encoding to use for an Accept-Encoding header; null is none. */
export function encodingFor(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}

/** How hard a body is compressed: the quality of Brotli and the level of gzip. */
export interface Effort {
  brotli: number;
  gzip: number;
  /** How far back Brotli looks, as a power of two in bytes; as far as it likes where absent. */
  window?: number;
}

/**
 * Replies come by the dozen: the next levels up take twice as long to make them a twentieth smaller. 30 kB take 0.3 ms and
 * 300 kB 1.5 ms.
 */
const forReplies: Effort = { brotli: 2, gzip: 1 };

/**
 * A page comes once in a visit, and nothing is seen before its last byte. One of 92 kB is 16.4 kB after 2 ms, where the
 * effort for replies makes 20.5 kB of it in 0.5 ms. Who may look back 64 kB keeps no table of 8 MB for it, which to lay out
 * takes longer than all the rest (28 ms on a machine where memory comes slowly), and finds as much at the next quality.
 */
export const forPages: Effort = { brotli: 8, gzip: 6, window: 16 };

/**
 * Compresses what is worth it, at once: the way to another thread and back alone takes half a millisecond.
 * @returns the body to send and the encoding it has; as it was when it is small or the client understands none
 */
export function compress(
  body: Buffer,
  encoding: Encoding,
  { brotli, gzip, window }: Effort = forReplies,
): { body: Buffer; encoding: Encoding } {
  if (encoding === null || body.length < smallest) return { body, encoding: null };
  if (encoding === 'gzip') return { body: gzipSync(body, { level: gzip }), encoding };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    ...(window !== undefined && { [constants.BROTLI_PARAM_LGWIN]: window }),
  };
  return { body: brotliCompressSync(body, { params }), encoding };
}
