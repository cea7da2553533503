import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { copiesIn } from '../judge/copies-in.mjs';

const compress = promisify(brotliCompress);

/**
 * What a script or a style sheet weighs, and which shared libraries it brings.
 *
 * @param {string} address
 * @param {string | Buffer} content
 * @returns {Promise<import('../judge/measured.mjs').Measured['files'][number]>}
 */
export async function weigh(address, content) {
  const { length } = await compress(Buffer.from(content));
  return { address, bytes: length, copies: /\.css(?:\?|$)/.test(address) ? [] : copiesIn(String(content)) };
}
