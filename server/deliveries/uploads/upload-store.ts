import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { writeWhole } from '../../kernel/files/write-whole.ts';
import { deliveryRefusals } from '../refusals.ts';
import { type AnyRun, isLive } from './run-file.ts';
import { uploadRefusals as refusals } from './upload-refusals.ts';

/** A file that a person brings, and whose it is. */
export interface Upload {
  id: string;
  accountId: string;
  fileName: string;
  /** When it was begun, ISO 8601, UTC. */
  at: string;
}

/** How long a file is left here, in ms. */
const staysFor = 24 * 3_600_000;

/** How many files of one account lie here at once. */
const mostUploads = 5;

/** How much of an ending that is none of these is said again, in characters. */
const longestEnding = 20;

const idShape = /^[0-9a-f]{32}$/;

/** The private folders of files that people bring: figures, and content. */
export const uploadsOf = (dataFolder: string): string => join(dataFolder, 'uploads');
export const contentUploadsOf = (dataFolder: string): string => join(uploadsOf(dataFolder), 'content');

/** Where the reading of a file is, by the folder of the file. */
type ReadState = (folder: string) => Promise<Pick<AnyRun, 'state'> | null>;

/** Where all about one of them lies. */
export const placeOf = (uploads: string, id: string) => {
  const folder = join(uploads, id);
  return {
    folder,
    upload: join(folder, 'upload.json'),
    /** The file under its own name, alone: by that reports and releases call it. */
    files: join(folder, 'file'),
    /** What processes that read it unpack; it goes with each of them. */
    passing: join(folder, 'passing'),
    fileOf: ({ fileName }: Pick<Upload, 'fileName'>): string => join(folder, 'file', fileName),
  };
};

/** @returns the name of a file without what no folder can have, no longer than a disk takes */
export function cleanName(name: string): string {
  const plain = name
    .replaceAll(/[/\\\p{C}\p{Zl}\p{Zp}]/gu, '_')
    .trim()
    .replace(/^\.+/, '_');
  const ending = extname(plain);
  let stem = plain.slice(0, plain.length - ending.length) || '_';
  while (stem !== '' && Buffer.byteLength(stem + ending) > 180) stem = [...stem].slice(0, -1).join('');
  return stem + ending;
}

async function readStored(path: string): Promise<Upload | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Upload);
}

/** @returns all files that lie here, the newest first */
export async function allUploads(uploads: string): Promise<Upload[]> {
  const names = (await readdir(uploads).catch(() => [])).filter((name) => idShape.test(name));
  const found = await Promise.all(names.map((name) => readStored(placeOf(uploads, name).upload)));
  return found.filter((upload) => upload !== null).sort((one, other) => (one.at < other.at ? 1 : -1));
}

/** @returns a file of an account @throws Refusal where the account has none of that id */
export async function needUpload(uploads: string, id: string, accountId: string | null): Promise<Upload> {
  const upload = idShape.test(id) ? await readStored(placeOf(uploads, id).upload) : null;
  if (!upload || upload.accountId !== accountId) throw deliveryRefusals.unknown(id);
  return upload;
}

/** How many bytes of a file are here; null where it has not come whole, or has gone. */
export const bytesOf = async (uploads: string, upload: Upload): Promise<number | null> =>
  (await stat(placeOf(uploads, upload.id).fileOf(upload)).catch(() => null))?.size ?? null;

/** A file that is about to come, as its owner says. */
export interface NewUpload {
  accountId: string;
  fileName: string;
  bytes: number;
  /** How many bytes it may have, and what it may end in. */
  largest: number;
  endings: readonly string[];
}

/**
 * Makes room for a file that is about to come.
 * @param bytes how many it has, as its owner says
 * @param endings what it may end in
 * @throws Refusal when it ends in another way, is too large, or the account has too many here
 */
export async function beginUpload(
  uploads: string,
  { accountId, fileName, bytes, largest, endings }: NewUpload,
  now: number,
  readState: ReadState,
): Promise<Upload> {
  const ending = extname(fileName.trim());
  if (!endings.includes(ending.toLowerCase())) throw refusals.kind(ending.slice(0, longestEnding), endings);
  const name = cleanName(fileName);
  if (bytes > largest) throw deliveryRefusals.fileTooLarge(largest);
  if (bytes === 0) throw deliveryRefusals.fileEmpty();
  await forgetUploads(uploads, now, readState);
  const own = (await allUploads(uploads)).filter((upload) => upload.accountId === accountId);
  // Of what became a release the file has gone: it takes nobody's place.
  const here = await Promise.all(own.map(({ id }) => stat(placeOf(uploads, id).files).catch(() => null)));
  if (here.filter((found) => found !== null).length >= mostUploads) throw refusals.tooMany(mostUploads);
  const upload = { id: randomBytes(16).toString('hex'), accountId, fileName: name, at: new Date(now).toISOString() };
  const place = placeOf(uploads, upload.id);
  await mkdir(uploads, { recursive: true, mode: 0o700 });
  await mkdir(place.folder, { mode: 0o700 });
  await mkdir(place.files, { mode: 0o700 });
  await writeWhole(place.upload, `${JSON.stringify(upload)}\n`, { mode: 0o600 });
  return upload;
}

export const removeUpload = (uploads: string, id: string): Promise<void> =>
  rm(placeOf(uploads, id).folder, { recursive: true, force: true });

/** Removes the files alone: what became of them stays to be seen. */
export const removeFile = (uploads: string, id: string): Promise<void> =>
  rm(placeOf(uploads, id).files, { recursive: true, force: true });

/** Removes what has lain here for a day and is not worked at. @param now in ms since 1970 */
export async function forgetUploads(uploads: string, now: number, readState: ReadState): Promise<void> {
  for (const { id, at } of await allUploads(uploads)) {
    if (now - Date.parse(at) <= staysFor) continue;
    const run = await readState(placeOf(uploads, id).folder);
    if (!isLive(run)) await removeUpload(uploads, id);
  }
}
