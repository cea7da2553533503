import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ContentReport } from '../../import/report-store.ts';
import { unpackFolder } from '../../import/unpack-folder.ts';
import { marketRefusals } from '../refusals.ts';
import { type FolderImport, importFolder } from './import-folder.ts';

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
export async function importArchive(body: Readable, options: ArchiveImport): Promise<ContentReport> {
  const { place, largest, reportsFolder, dryRun, ...how } = options;
  const own = join(place, `reports-${randomBytes(8).toString('hex')}`);
  await mkdir(own, { recursive: true, mode: 0o700 });
  try {
    const archive = join(own, 'archive.zip');
    await pipeline(body, (pieces) => upTo(pieces, largest), createWriteStream(archive, { flags: 'wx' }));
    if ((await stat(archive)).size === 0) throw marketRefusals.emptyArchive();
    const folder = await unpackFolder(archive, own, { limits: how.limits, shape: 'flat' });
    // A dry run leaves nothing among the reports of imports.
    const reports = dryRun ? join(own, 'report') : reportsFolder;
    return (await importFolder({ ...how, dryRun, reportsFolder: reports, folder, named: 'zip' })).report;
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
