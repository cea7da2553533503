import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import type { Metadata } from 'sharp';
import { longestSide, mostBytes, mostPixels, refusedPictures } from './refused-picture.ts';

/** What is taken, by the name that the library has for it. */
const kinds = ['jpeg', 'png', 'webp', 'heif', 'tiff', 'gif', 'svg'];

/** What no drawing may hold: it would act, or fetch something from elsewhere. */
const active = [
  /<script/i,
  /<foreignObject/i,
  /<!(?:DOCTYPE|ENTITY)/i,
  /\son[a-z]+\s*=/i,
  /javascript:/i,
  /(?:href|src)\s*=\s*(?!["'](?:#|data:image\/(?:png|jpeg|webp);))/i,
  /url\(\s*(?!["']?#)/i,
];

/** What is no word about a photograph. */
const scripted = /<script|javascript:|<\?php|onerror\s*=/i;

export interface FoundPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Reads a picture of a folder, and refuses what is none, is too large, or would act.
 * @param folder in which the list lies, without links
 * @param file as the list names it
 * @throws RefusedValue that says what is wrong
 */
export async function inspectPicture(folder: string, file: string): Promise<FoundPicture> {
  const bytes = await readWithin(folder, file);
  const { default: sharp } = await import('sharp');
  const open = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  const isDrawing = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:svg|!DOCTYPE)[\s>]/i.test(
    bytes.toString('utf8', 0, 4096),
  );
  const drawing = isDrawing ? bytes.toString('utf8') : '';
  if (active.some((form) => form.test(drawing))) throw refusedPictures.script(file);
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata || !kinds.includes(metadata.format ?? '')) throw refusedPictures.noPicture(file);
  // A drawing that is packed, or written otherwise than as plain text, cannot be looked through.
  if (metadata.format === 'svg' && !isDrawing) throw refusedPictures.noPicture(file);
  const { width = 0, height = 0 } = metadata.autoOrient ?? metadata;
  if (width * height > mostPixels) throw refusedPictures.tooManyPixels(file, width, height);
  if (Math.max(width, height) > longestSide) throw refusedPictures.tooLong(file, width, height);
  if (saysOf(metadata).some((text) => scripted.test(text))) throw refusedPictures.script(file);
  // One that breaks off is seen when all of it is read.
  await open()
    .stats()
    .catch(() => {
      throw refusedPictures.noPicture(file);
    });
  return { bytes, width, height };
}

/** What the file says beside its picture. */
function saysOf({ exif, xmp, iptc, comments }: Metadata): string[] {
  const buffers = [exif, xmp, iptc].flatMap((part) => (part ? [part.toString('latin1')] : []));
  return [...buffers, ...(comments ?? []).map(({ text }) => text)];
}

async function readWithin(folder: string, file: string): Promise<Buffer> {
  const path = join(folder, file);
  if (isAbsolute(file) || leaves(folder, path)) throw refusedPictures.outside(file);
  const real = await realpath(path).catch(() => null);
  if (real === null) throw refusedPictures.absent(file);
  // A link may lead out of the folder.
  if (leaves(folder, real)) throw refusedPictures.outside(file);
  const found = await stat(real);
  if (!found.isFile()) throw refusedPictures.absent(file);
  if (found.size > mostBytes) throw refusedPictures.tooLarge(file);
  return readFile(real);
}

const leaves = (folder: string, path: string): boolean => {
  const way = relative(folder, path);
  return way === '' || way.startsWith('..') || isAbsolute(way);
};
