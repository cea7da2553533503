import { DuckDBInstance } from '@duckdb/node-api';
import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import { fileUnread, releaseDamaged } from './damage.ts';
import { sealOfFile } from './file-seal.ts';
import { type ReleaseInfo, readRelease, releaseFile } from './release.ts';

const asStored = (count: number): string => count.toLocaleString('en-US');

/**
 * Compares the data file of a release with what was kept of it when it was sealed.
 * @throws Refusal when it is not there, or differs; of a release without a seal only whether it is there is known
 */
export async function checkSeal(folder: string, { id, file }: ReleaseInfo): Promise<void> {
  const found = await sealOfFile(releaseFile(folder, id)).catch((error: unknown) => {
    throw fileUnread(id, error);
  });
  if (!file) return;
  if (found.bytes !== file.bytes) {
    const [is, was] = [asStored(found.bytes), asStored(file.bytes)];
    throw releaseDamaged(id, {
      zh_CN: `数据文件现为 ${is} 字节，封存时为 ${was} 字节`,
      en: `its data file has ${is} bytes and had ${was} when it was sealed`,
    });
  }
  if (found.sha256 !== file.sha256) {
    throw releaseDamaged(id, {
      zh_CN: '数据文件的内容与封存时不同',
      en: 'the content of its data file is not what was sealed',
    });
  }
}

/** Whether the data file of a release is what was sealed, as far as checkSeal can tell. */
export const isWhole = (folder: string, release: ReleaseInfo): Promise<boolean> =>
  checkSeal(folder, release).then(
    () => true,
    () => false,
  );

/** Reads every table of a release once: the engine compares each block with its checksum. @throws Refusal */
export async function readTables(folder: string, id: string): Promise<void> {
  try {
    const instance = await DuckDBInstance.create(releaseFile(folder, id), { access_mode: 'READ_ONLY' });
    try {
      const connection = await instance.connect();
      const tables = await connection.runAndReadAll('SELECT table_name FROM duckdb_tables() WHERE NOT internal');
      for (const [table] of tables.getRows()) {
        // A count alone would be read from the file's own notes.
        await connection.run(`SELECT BIT_XOR(HASH(one)) FROM "${String(table).replaceAll('"', '""')}" AS one`);
      }
      connection.closeSync();
    } finally {
      instance.closeSync();
    }
  } catch (error) {
    throw fileUnread(id, error);
  }
}

/**
 * Compares a release with its seal, which is much faster than to read it whole.
 * @returns what release.json says
 * @throws Refusal that names the release when there is none of that id, or its data file is not what was sealed
 */
export async function needRelease(folder: string, id: string): Promise<ReleaseInfo> {
  const release = await readRelease(folder, id);
  if (!release) {
    throw new Refusal('market.no-such-release', status.notFound, {
      zh_CN: `没有版本 ${id}。`,
      en: `Release ${id} does not exist.`,
    });
  }
  await checkSeal(folder, release);
  return release;
}

/**
 * Reads a release whole, from its seal to the last block.
 * @returns what release.json says
 * @throws Refusal that names the release when there is none of that id, or anything of it is damaged
 */
export async function verifyRelease(folder: string, id: string): Promise<ReleaseInfo> {
  const release = await needRelease(folder, id);
  await readTables(folder, id);
  return release;
}
