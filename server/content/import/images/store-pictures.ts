import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ServedFormat, servedFormats } from '@portal/contract';
import type { Sharp } from 'sharp';
import type { PictureFile } from '../../image/image-record.ts';
import { folderOf, nameOf, servedWidths, wholeName } from '../../image/image-store.ts';
import type { FoundPicture } from './inspect-picture.ts';

/** How pictures are written: photographs lose nothing that is seen. */
const quality = { avif: { quality: 55, effort: 2 }, webp: { quality: 80, effort: 4 }, whole: { quality: 92 } };

/** Many pictures of up to this width stand beside each other, so that each may be so large at most, in px and bytes. */
const beside = { width: 640, bytes: 18_000 };

/** What hardly gets small, such as grain, is written again at so many parts of its quality, until it is. */
const coarser = [1, 0.7, 0.45, 0.25, 0.1];

/** The pictures of one delivery, on their way into the store. */
export interface NewPictures {
  /** Makes a picture in all widths, beside the store. */
  add(found: FoundPicture): Promise<PictureFile>;
  /** Puts all of them into the store; those that are there stay. */
  place(): Promise<void>;
  /** Leaves what was placed where it is, since rows show it now. */
  leave(): void;
  /** Takes away what it has made. What was placed and is new goes too. */
  undo(): Promise<void>;
}

const isThere = async (path: string): Promise<boolean> => (await stat(path).catch(() => null)) !== null;

/** @param store the store of pictures @param isMade false where nothing is to be written, as for a dry run */
export function newPictures(store: string, isMade: boolean): NewPictures {
  const work = join(store, `.new-${randomUUID()}`);
  const folders = new Set<string>();
  const placed = new Set<string>();
  return {
    async add({ bytes, width, height }) {
      const digest = createHash('sha256').update(bytes).digest('hex');
      const widths = [...servedWidths.filter((each) => each < width), Math.min(width, servedWidths.at(-1) ?? width)];
      const file: PictureFile = { digest, width, height, widths: [...new Set(widths)] };
      if (isMade && !folders.has(digest) && !(await isThere(folderOf(store, digest)))) {
        await makeAll(join(work, digest), bytes, file.widths);
        folders.add(digest);
      }
      return file;
    },
    async place() {
      for (const digest of folders) {
        const target = folderOf(store, digest);
        await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        // Another delivery may have brought the same picture meanwhile.
        const isOwn = await rename(join(work, digest), target).then(
          () => true,
          () => false,
        );
        if (isOwn) placed.add(digest);
      }
      await rm(work, { recursive: true, force: true });
    },
    leave() {
      placed.clear();
    },
    async undo() {
      await rm(work, { recursive: true, force: true });
      for (const digest of placed) await rm(folderOf(store, digest), { recursive: true, force: true });
    },
  };
}

/** Writes a picture in all widths and formats. What its file said beside it is not written: where it was taken, by what, when. */
async function makeAll(folder: string, bytes: Buffer, widths: readonly number[]): Promise<void> {
  const { default: sharp } = await import('sharp');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const picture = sharp(bytes, { failOn: 'error' }).autoOrient();
  await writeFile(join(folder, wholeName), await picture.clone().webp(quality.whole).toBuffer());
  for (const width of widths) {
    const small = picture.clone().resize({ width, withoutEnlargement: true });
    for (const format of servedFormats) {
      await writeFile(join(folder, nameOf(width, format)), await written(small, width, format));
    }
  }
}

/** A picture in a format, as good as its place allows. */
async function written(picture: Sharp, width: number, format: ServedFormat): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const part of coarser) {
    const { quality: full, effort } = quality[format];
    bytes = await picture
      .clone()
      .toFormat(format, { quality: Math.round(full * part), effort })
      .toBuffer();
    if (width > beside.width || bytes.length <= beside.bytes) break;
  }
  return bytes;
}
