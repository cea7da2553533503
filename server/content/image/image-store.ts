import { join } from 'node:path';
import type { Settings } from '../../settings/settings.ts';

/** The widths in px that pictures are there in, as far as they are as wide. */
export const servedWidths = [320, 640, 1280, 2000] as const;

/** The store of pictures: each in a folder of its digest. */
export const imageFolder = ({ dataFolder }: Pick<Settings, 'dataFolder'>): string =>
  join(dataFolder, 'content', 'images');

/** The folder of a picture in the store. @param digest its SHA-256, hexadecimal */
export const folderOf = (store: string, digest: string): string => join(store, digest.slice(0, 2), digest);

/** A picture as it was brought, without what its file said beside it. */
export const wholeName = 'whole.webp';

/** A picture in one of the widths that it is there in. */
export const nameOf = (width: number, format: string): string => `${width}.${format}`;
