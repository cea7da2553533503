import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Unpacked, unpackZip } from '../../../importer/index.ts';
import { marketRefusals } from '../refusals.ts';
import { type FolderImport, type FolderReport, importFolder } from './import-folder.ts';

/** Files that a folder of reports may have; a report has two documents at most. */
const mostFiles = 1000;

export interface ArchiveImport extends Omit<FolderImport, 'folder' | 'named' | 'limits'> {
  limits: NonNullable<FolderImport['limits']>;
  /** Where the archive is unpacked; nothing of it stays there. */
  place: string;
  /** How many bytes the archive may have. */
  largest: number;
}

/**
 * Brings the reports of a packed folder in, as a folder of the operator is: by the same rules, all of them or none.
 * @param body the archive as it comes, never held as a whole
 * @throws Refusal where it is too large, empty, no archive, or its list cannot be read; refused rows are no error
 */
export async function importArchive(body: Readable, options: ArchiveImport): Promise<FolderReport> {
  const { place, largest, ...how } = options;
  const own = join(place, `reports-${randomBytes(8).toString('hex')}`);
  await mkdir(own, { recursive: true, mode: 0o700 });
  try {
    const archive = join(own, 'archive.zip');
    await pipeline(body, (pieces) => upTo(pieces, largest), createWriteStream(archive, { flags: 'wx' }));
    if ((await stat(archive)).size === 0) throw marketRefusals.emptyArchive();
    const most = { entries: mostFiles, bytes: how.limits.archiveBytes, ratio: how.limits.ratio };
    const folder = join(own, 'folder');
    await putNames(await unpackZip(archive, join(own, 'unpacked'), most), folder);
    return await importFolder({ ...how, folder, named: 'zip' });
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

/** Lets so many bytes pass. @throws Refusal for more */
async function* upTo(pieces: AsyncIterable<Buffer>, largest: number): AsyncIterable<Buffer> {
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > largest) throw marketRefusals.archiveTooLarge(largest);
    yield piece;
  }
}

/** Gives the files of the folder that was packed their names again: bare ones, as its list names them. */
async function putNames(files: readonly Unpacked[], folder: string): Promise<void> {
  await mkdir(folder);
  const taken = new Set<string>();
  for (const { name, file } of files) {
    const bare = posix.basename(name);
    // Two systems may tell names apart by their letters' case, and others not.
    if (taken.has(bare.toLowerCase())) throw marketRefusals.repeatedFile(bare);
    taken.add(bare.toLowerCase());
    await rename(file, join(folder, bare));
  }
}
