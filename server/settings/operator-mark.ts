import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { largestMark } from '@portal/contract';
import { drawnElements } from './mark-references.ts';
import { UnfitValue } from './settings-values.ts';

/** The mark of whoever runs the portal, as it is served. */
export interface MarkFile {
  /** On this site; another file has another address. */
  address: string;
  type: 'image/svg+xml' | 'image/png';
  content: Buffer;
}

/** In bytes: it comes with every first visit. */
const largest = largestMark;

/** The longest side of a picture of points, in px: it is drawn 28 high. */
const longestSide = 1024;

/** Elements of a drawing with all that they refer to: more than a mark of this size has, and drawn at once. */
const mostDrawn = 20_000;

const pngBegins = Buffer.from('89504e470d0a1a0a', 'hex');

/**
 * What an SVG may not hold. It is shown as a picture, which runs no script and fetches nothing, and served so that it
 * cannot either where somebody opens it alone; a file that tries is refused all the same, because it is no mark.
 */
const forbidden: readonly [RegExp, string][] = [
  [/<!doctype|<!entity/i, 'DOCTYPE'],
  [/<\?xml-stylesheet|@import/i, '@import'],
  [/<(?:[\w-]+:)?(script|foreignObject|iframe|object|embed|audio|video|handler|listener)\b/i, '<script>'],
  [/\son[a-z]+\s*=/i, 'on...='],
  [/(?:href|src)\s*=\s*(?!["'](?:#|data:image\/(?:png|jpeg|webp);))/i, 'href'],
  [/url\(\s*(?!["']?#)/i, 'url()'],
];

/**
 * @param path of an SVG or PNG file, from the folder in which the portal is started
 * @throws UnfitValue when there is none, or it is no mark that may be shown
 */
export function readMark(path: string): MarkFile {
  return markFrom(readSmall(resolve(path), path), path);
}

/**
 * A mark by what its file holds, whatever it is called.
 * @param path what a sentence about it calls the file
 * @throws UnfitValue when it is no mark that may be shown
 */
export function markFrom(content: Buffer, path: string): MarkFile {
  if (content.length > largest) throw tooLarge(content.length, path);
  const isPng = content.subarray(0, 8).equals(pngBegins);
  if (isPng) checkPoints(content, path);
  else checkDrawing(content, path);
  const name = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { address: `/mark/${name}`, type: isPng ? 'image/png' : 'image/svg+xml', content };
}

function readSmall(file: string, path: string): Buffer {
  let size = 0;
  try {
    const found = statSync(file);
    size = found.isFile() ? found.size : 0;
    if (size > 0 && size <= largest) return readFileSync(file);
  } catch {
    // Not there, or not to be read: said below.
  }
  if (size > largest) throw tooLarge(size, path);
  throw unfit({
    zh_CN: `必须是可读取的 SVG 或 PNG 文件，而不是“${path}”`,
    en: `must be an SVG or PNG file that can be read, not '${path}'`,
  });
}

const tooLarge = (size: number, path: string): UnfitValue =>
  unfit({
    zh_CN: `不得超过 64 kB，而“${path}”有 ${kilo(size)} kB`,
    en: `must be at most 64 kB; '${path}' has ${kilo(size)} kB`,
  });

const kilo = (bytes: number): number => Math.ceil(bytes / 1024);

const unfit = (sentence: UnfitValue['sentence']): UnfitValue => new UnfitValue(sentence);

function checkPoints(content: Buffer, path: string): void {
  const isHeaded = content.length > 33 && content.toString('latin1', 12, 16) === 'IHDR';
  const [width, height] = isHeaded ? [content.readUInt32BE(16), content.readUInt32BE(20)] : [0, 0];
  if (width > 0 && height > 0 && Math.max(width, height) <= longestSide) return;
  throw unfit({
    zh_CN: `必须是每边 1 到 ${longestSide} 像素的 PNG，而“${path}”是 ${width} × ${height}`,
    en: `must be a PNG of 1 to ${longestSide} px a side; '${path}' has ${width} by ${height}`,
  });
}

function checkDrawing(content: Buffer, path: string): void {
  const text = decoded(content) ?? '';
  const neither = unfit({
    zh_CN: `必须是 SVG 或 PNG 文件，“${path}”两者都不是`,
    en: `must be an SVG or PNG file; '${path}' is neither`,
  });
  if (!/<svg[\s>]/.test(text)) throw neither;
  const [, found] = forbidden.find(([pattern]) => pattern.test(text)) ?? [];
  if (found !== undefined) {
    throw unfit({
      zh_CN: `不得包含脚本或外部引用，而“${path}”含有 ${found}；请从绘图软件导出为纯 SVG`,
      en: `must hold no script and nothing from elsewhere; '${path}' has ${found}: save it as plain SVG`,
    });
  }
  if (!/^\s*(?:<\?xml [^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(text)) throw neither;
  if (drawnElements(text) <= mostDrawn) return;
  throw unfit({
    zh_CN: `按其引用（如 <use>）展开后不得超过 ${mostDrawn} 个图形，也不得引用自身，而“${path}”超出；请在绘图软件中展开引用后再导出`,
    en: `must draw at most ${mostDrawn} shapes once its references (such as <use>) are followed, and none that leads back to itself; '${path}' does not: save it with them expanded`,
  });
}

/** @returns null for what is no text in UTF-8, in which nobody could say what stands there */
function decoded(content: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return null;
  }
}
