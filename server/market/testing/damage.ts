import { open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFile } from '../releases/release.ts';

/** Behind the headers of a data file stand the blocks of its tables. */
const blocksFrom = 12_288;

const noteOf = (folder: string, id: string) => join(folder, 'releases', id, 'release.json');

/** Writes other bytes over a data file from some place on, without changing its length. */
async function overwrite(file: string, from: number, length: number): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(length, 'damaged'), 0, length, from);
  await handle.close();
}

/** Spoils every table of a release and leaves what an engine reads first. */
export async function spoilTables(folder: string, id: string): Promise<void> {
  const file = releaseFile(folder, id);
  await overwrite(file, blocksFrom, (await stat(file)).size - blocksFrom);
}

/** Takes away what a release knows of its file, as those that were sealed long ago. */
export async function forgetSeal(folder: string, id: string): Promise<void> {
  const { file: _seal, ...rest } = JSON.parse(await readFile(noteOf(folder, id), 'utf8'));
  await writeFile(noteOf(folder, id), JSON.stringify(rest));
}

/** Ways in which a release comes to harm. */
export const damages: Readonly<Record<string, (folder: string, id: string) => Promise<void>>> = {
  'cut in half': async (folder, id) => {
    const file = releaseFile(folder, id);
    await truncate(file, Math.floor((await stat(file)).size / 2));
  },
  'cut by one byte': async (folder, id) => {
    const file = releaseFile(folder, id);
    await truncate(file, (await stat(file)).size - 1);
  },
  'some bytes in the middle of a table': async (folder, id) => {
    const file = releaseFile(folder, id);
    await overwrite(file, Math.floor((await stat(file)).size / 2), 8);
  },
  'tables of a release without a seal': async (folder, id) => {
    await forgetSeal(folder, id);
    await spoilTables(folder, id);
  },
  'an empty file': (folder, id) => truncate(releaseFile(folder, id), 0),
  'no file': (folder, id) => rm(releaseFile(folder, id)),
  'half of release.json': async (folder, id) => {
    const note = noteOf(folder, id);
    await truncate(note, Math.floor((await stat(note)).size / 2));
  },
  'no release.json': (folder, id) => rm(noteOf(folder, id)),
};
