import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ImageFormat, status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import { drawCar } from './drawing/draw-car.ts';
import type { ImageAbout } from './image-record.ts';
import { folderOf, wholeName } from './image-store.ts';

/** What a drawing stands on where a format has no room for nothing. */
const paper = '#f2f4f8';

/** A picture to take away. */
export interface TakenImage {
  body: Buffer;
  /** Its media type. */
  type: string;
}

const types: Readonly<Record<ImageFormat, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml; charset=utf-8',
};

/**
 * Makes a picture in a width and a format, without anything that its file had said beside it.
 * @param store the store of pictures
 * @param wish.width in px; without it as wide as it was brought
 * @throws Refusal where a photograph is wanted as lines
 */
export async function makeFile(
  store: string,
  { shows }: Pick<ImageAbout, 'shows'>,
  { width, format }: { width?: number | undefined; format: ImageFormat },
): Promise<TakenImage> {
  const type = types[format];
  if (format === 'svg') {
    if ('drawing' in shows) return { body: Buffer.from(drawCar(shows.drawing, width)), type };
    throw new Refusal('content.image-no-drawing', status.refused, {
      zh_CN: '这张图片是照片，没有矢量格式；请选择 JPEG、PNG 或 WebP。',
      en: 'This picture is a photograph and has no vector format; choose JPEG, PNG or WebP.',
    });
  }
  // What makes pictures is large, and most starts of the server make none.
  const { default: sharp } = await import('sharp');
  const picture =
    'drawing' in shows
      ? sharp(Buffer.from(drawCar(shows.drawing, width)))
      : sharp(await readFile(join(folderOf(store, shows.file.digest), wholeName))).resize({
          ...(width === undefined ? {} : { width }),
          withoutEnlargement: true,
        });
  const flat = format === 'jpeg' ? picture.flatten({ background: paper }) : picture;
  return { body: await flat.toFormat(format, { quality: 88 }).toBuffer(), type };
}
