import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { servedFormats } from '@portal/contract';
import sharp from 'sharp';
import { folderOf, nameOf } from '../../image/image-store.ts';
import { newPictures } from './store-pictures.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'picture-bytes-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const [width, height] = [4000, 3000];

/** Twelve megapixels full of grain, as a camera takes them in the dark: hardly anything is harder to make small. */
async function grainyPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const grain = await sharp({ create: { width: 1000, height: 750, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
  return sharp(grain).resize(width, height).jpeg({ quality: 90 }).toBuffer();
}

/** A browser fetches what is in sight and what is a screen or two below it: so many of a list of 500 at 1440x900, counted. */
const fetched = 57;

/** What the page takes beside its pictures with empty caches, and more. */
const page = 450_000;

test('S1.006 the first screen of 500 photographs of twelve megapixels takes at most 1.5 MB, on fine screens as well', async () => {
  const pictures = newPictures(folder, true);
  const file = await pictures.add({ bytes: await grainyPhoto(), width, height });
  await pictures.place();
  for (const format of servedFormats)
    for (const each of [320, 640]) {
      const { size } = await stat(join(folderOf(folder, file.digest), nameOf(each, format)));
      expect([format, each, size, size > 0 && size * fetched + page <= 1_500_000]).toEqual([format, each, size, true]);
    }
});
