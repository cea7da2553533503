import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { OperatorError, wordsOf } from '../kernel/refusals/operator-error.ts';
import type { Settings } from '../settings/settings.ts';
import { type CopiedFile, measureFile } from '../state/copy/copied-file.ts';
import { copyState } from '../state/copy/copy-state.ts';
import { type BackupList, writeList } from '../state/copy/list-file.ts';
import type { StatePlace } from '../state/open-state.ts';
import { isFull } from '../state/store-errors.ts';
import { copyOne } from './copy-file.ts';
import { filesOfPortal } from './files-of-portal.ts';
import { refusals } from './runs/refusals.ts';
import { settingsText } from './settings-text.ts';

/** A portal as its stores say where it is. */
export type Place = Pick<Settings, 'dataFolder' | 'databaseUrl'>;

export const statePlace = ({ dataFolder, databaseUrl }: Place): StatePlace =>
  databaseUrl === null ? { file: join(dataFolder, 'state.sqlite') } : { url: databaseUrl };

/** Where the files of the data folder lie in a backup. */
export const fileFolder = 'files';

const settingsName = 'settings.env';

/** What is copied one after the other. */
export type BackupPart = 'state' | 'files';

/** A backup that is wanted. */
export interface BackupOrder {
  place: Place;
  /** Where it goes: a folder that is not there yet, or empty, outside of the data folder. */
  folder: string;
  env: Record<string, string | undefined>;
  /** The present instant in milliseconds since 1970. */
  now: number;
  /** Told of the state once it is written, then of the files. */
  progress?: (part: BackupPart, count: number, bytes: number) => void;
  /** Told the same after each table and each file. */
  copied?: (part: BackupPart, count: number, bytes: number) => void;
}

const bytesOf = (files: readonly CopiedFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Copies a portal while it serves: first the state as it is at one moment, then the files, of which none that the state
 * names is changed later. Sessions, codes and tickets stay behind; so does what can be made again. The list is written
 * last, with the SHA-256 of each file and the sum of each table. Of one that fails nothing is left.
 * @throws OperatorError when the folder is not empty, lies in the data folder, or cannot be written
 */
export async function makeBackup({ place, folder, env, now, progress, copied }: BackupOrder): Promise<BackupList> {
  const isNew = await refuseFolder(place, folder);
  try {
    const written = { tables: 0, bytes: 0 };
    const { files: tables, ...state } = await copyState(statePlace(place), folder, (_table, _rows, bytes) => {
      written.tables += 1;
      written.bytes += bytes;
      copied?.('state', written.tables, written.bytes);
    });
    progress?.('state', state.tables.length, bytesOf(tables));
    const files: CopiedFile[] = [];
    let bytes = 0;
    copied?.('files', 0, 0);
    for await (const path of filesOfPortal(place.dataFolder)) {
      const file = await copyOne(place.dataFolder, join(folder, fileFolder), path);
      if (!file) continue;
      files.push({ ...file, path: `${fileFolder}/${path}` });
      bytes += file.bytes;
      copied?.('files', files.length, bytes);
    }
    progress?.('files', files.length, bytesOf(files));
    const settings = join(folder, settingsName);
    await writeFile(settings, settingsText(env), { mode: 0o600 });
    const all = [...tables, ...files, { path: settingsName, ...(await measureFile(settings)) }];
    const list: BackupList = { format: 1, madeAt: new Date(now).toISOString(), ...state, files: all };
    await writeList(folder, list);
    return list;
  } catch (error) {
    const isGone = await removeWritten(folder, isNew);
    if (error instanceof OperatorError && !isFull(error)) throw error;
    throw isGone && isFull(error) ? refusals.full() : notWritten(folder, isGone, error);
  }
}

/** @returns whether nothing is left of what was written; the folder itself stays where it was there before */
async function removeWritten(folder: string, isNew: boolean): Promise<boolean> {
  try {
    const paths = isNew ? [folder] : (await readdir(folder)).map((name) => join(folder, name));
    for (const path of paths) await rm(path, { recursive: true, force: true });
    return true;
  } catch {
    return false;
  }
}

/** @throws OperatorError for a folder within the data folder, which each backup would copy anew */
export function refuseInside({ dataFolder }: Place, folder: string): void {
  if (`${resolve(folder)}${sep}`.startsWith(`${resolve(dataFolder)}${sep}`)) throw insideData(folder);
}

/** @returns whether the folder was made */
async function refuseFolder(place: Place, folder: string): Promise<boolean> {
  refuseInside(place, folder);
  try {
    const firstNew = await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await readdir(folder)).length === 0) return firstNew !== undefined;
  } catch (error) {
    throw isFull(error) ? refusals.full() : notWritten(folder, true, error);
  }
  throw notEmpty(folder);
}

const insideData = (folder: string) =>
  new OperatorError({
    zh_CN: `${folder} 在数据目录之内：备份须放在数据目录之外，最好在另一块磁盘上。`,
    en: `${folder} lies in the data folder: a backup goes outside of it, best onto another disk.`,
  });

const notEmpty = (folder: string) =>
  new OperatorError({
    zh_CN: `${folder} 不是空目录：请指定一个新目录。其中的内容没有改动。`,
    en: `${folder} is not empty: name a new folder. Nothing in it was changed.`,
  });

const notWritten = (folder: string, isGone: boolean, error: unknown) => {
  const [zh, en] = isGone
    ? ['没有留下任何内容。', 'Nothing of it is left.']
    : [
        '已写入的部分没有 backup.json，不是完整的备份，可以删除。',
        'What is there has no backup.json: it is no whole backup and may be removed.',
      ];
  return new OperatorError(
    {
      zh_CN: `无法写入备份 ${folder}（${wordsOf(error)}）。${zh}`,
      en: `The backup ${folder} cannot be written (${wordsOf(error)}). ${en}`,
    },
    error,
  );
};
