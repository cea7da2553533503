import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAudit } from '../audit/index.ts';
import { OperatorError, wordsOf } from '../kernel/refusals/operator-error.ts';
import { bringState } from '../state/copy/bring-state.ts';
import { copiedState } from '../state/copy/copy-state.ts';
import type { BackupList } from '../state/copy/list-file.ts';
import { openState } from '../state/open-state.ts';
import { fileFolder, type Place, statePlace } from './backup.ts';
import { checkBackup, damaged, isAsListed } from './check-backup.ts';
import { copyOne } from './copy-file.ts';

/** What lies in a data folder while a backup is coming in. */
const arriving = 'arriving';

/** A backup that is to be brought back. */
export interface RestoreOrder {
  folder: string;
  /** Where: an empty data folder, or one that is not there yet, and an empty database where one is set. */
  place: Place;
  /** Who does it, for the trail of the portal that comes back. */
  actor: string;
  now: number;
  /** Whether it comes back as a portal of the version that was copied, for that version to start; see `bringState`. */
  former?: boolean;
  progress?: (part: 'checked' | 'files' | 'state', count: number) => void;
}

/**
 * Brings a portal back from a backup, into SQLite or PostgreSQL, whichever it came from. The backup is checked first;
 * files come into a folder beside, the state into its store, and only when all of it is there and compared does the
 * data folder have it.
 * @throws OperatorError when the backup is damaged, the place is not empty, or something cannot be written
 */
export async function restoreBackup({
  folder,
  place,
  actor,
  now,
  former = false,
  progress,
}: RestoreOrder): Promise<BackupList> {
  const { dataFolder, databaseUrl } = place;
  const list = await checkBackup(folder);
  await refusePlace(place, list);
  progress?.('checked', list.files.length);
  const coming = join(dataFolder, arriving);
  try {
    await mkdir(coming, { recursive: true, mode: 0o700 });
    const files = list.files.filter(({ path }) => path.startsWith(`${fileFolder}/`));
    for (const file of files) {
      const path = file.path.slice(fileFolder.length + 1);
      await copyOne(join(folder, fileFolder), coming, path);
      if (!(await isAsListed(coming, { ...file, path }))) throw damaged(folder, [file.path]);
    }
    progress?.('files', files.length);
    const state = databaseUrl === null ? { file: join(coming, 'state.sqlite') } : statePlace(place);
    if ('file' in state && existsSync(state.file)) await rm(state.file);
    await bringState({ source: copiedState(folder, list), name: `backup ${list.madeAt}`, place: state, former });
    progress?.('state', list.tables.length);
    for (const name of await readdir(coming)) await rename(join(coming, name), join(dataFolder, name));
    await rm(coming, { recursive: true });
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw notBrought(dataFolder, error);
  }
  // To write a line of today's trail would bring its tables up to date.
  if (former) return list;
  const { db, close } = await openState(statePlace(place));
  await writeAudit(db, { at: now, actor, action: 'restore', accountId: '', detail: { madeAt: list.madeAt } });
  await close();
  return list;
}

const hasFiles = ({ files }: BackupList) => files.some(({ path }) => path.startsWith(`${fileFolder}/`));

/**
 * A backup comes into an empty folder; a copy of the state alone, as an upgrade leaves it, into one without a state. What
 * SQLite writes beside its file (`state.sqlite-wal`) belongs to it: left behind by a server that was killed, it would be
 * written into the state that comes. What an earlier try has left is removed.
 */
async function refusePlace({ dataFolder }: Place, list: BackupList): Promise<void> {
  if (!existsSync(dataFolder)) return;
  const isState = (name: string) => name.startsWith('state.sqlite');
  const mayStay = hasFiles(list) ? ['copies'] : (await readdir(dataFolder)).filter((name) => !isState(name));
  const names = (await readdir(dataFolder)).filter((name) => name !== arriving && !mayStay.includes(name));
  if (names.length > 0) throw notEmpty(dataFolder, names);
  await rm(join(dataFolder, arriving), { recursive: true, force: true });
}

const notEmpty = (folder: string, names: string[]) =>
  new OperatorError({
    zh_CN: `数据目录 ${folder} 不是空的（有 ${names.slice(0, 3).join('、')}）：备份只恢复到空目录。请移走其中的内容，或用 PORTAL_DATA 指定新目录。没有改动任何内容。`,
    en: `The data folder ${folder} is not empty (it has ${names.slice(0, 3).join(', ')}): a backup comes back into an empty one. Move that away, or name a new folder by PORTAL_DATA. Nothing was changed.`,
  });

const notBrought = (folder: string, error: unknown) =>
  new OperatorError(
    {
      zh_CN: `无法恢复到 ${folder}（${wordsOf(error)}）：门户尚未恢复，请再次运行同一条命令。`,
      en: `It cannot be brought back into ${folder} (${wordsOf(error)}): the portal is not back yet; run the same command once more.`,
    },
    error,
  );
