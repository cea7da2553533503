import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAudit } from '../../audit/index.ts';
import { OperatorError, wordsWithoutPaths } from '../../kernel/refusals/operator-error.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import type { Settings } from '../../settings/settings.ts';
import type { StateParts } from '../../state/state-parts.ts';
import { isFull } from '../../state/store-errors.ts';
import { makeBackup, refuseInside } from '../backup.ts';
import { bytesNeeded, freeBytes, nameAt, partialName, removePartial } from './backup-folder.ts';
import { refusals } from './refusals.ts';
import { beginRun, type Copied, dropRun, endRun, noteRun, silence } from './run-store.ts';

export interface BackupParts extends StateParts {
  settings: Pick<Settings, 'dataFolder' | 'databaseUrl' | 'backups'>;
  env: Record<string, string | undefined>;
}

/** Who begins a backup, and from where. */
export interface Beginner {
  accountId: string;
  address: string;
}

/** How often it is said how far a backup has come, in milliseconds. */
const saysEvery = 1000;

/**
 * The folder that the operator has set for backups, which is made where it is not there yet.
 * @throws OperatorError when none is set, it lies in the data folder, or it cannot be made
 */
export async function backupsFolder({ settings }: Pick<BackupParts, 'settings'>): Promise<string> {
  const { backups } = settings;
  if (backups === null) throw refusals.noFolder();
  refuseInside(settings, backups);
  await mkdir(backups, { recursive: true, mode: 0o700 }).catch((error) => {
    throw refusals.unusable(backups, error);
  });
  return backups;
}

/**
 * Begins a backup into the folder that the operator has set: one at a time over all servers of the portal. It is written
 * beside, and is called a backup when it is whole; of one that fails nothing is left.
 * @returns its name, and when it is over, however it ends
 * @throws OperatorError when no folder is set, the disk has too little room, or one is under way
 */
export async function startBackup(parts: BackupParts, by: Beginner): Promise<{ name: string; over: Promise<void> }> {
  const { db, clock, settings } = parts;
  const folder = await backupsFolder(parts);
  const name = nameAt(clock());
  if (await beginRun(db, { name, accountId: by.accountId, now: clock() })) throw refusals.underWay();
  try {
    // None is under way beside this one: what others have left may hold the room that it needs.
    await removePartial(folder);
    const [needed, free] = [await bytesNeeded(settings), await freeBytes(folder)];
    if (needed > free) throw refusals.noRoom(folder, needed, free);
  } catch (error) {
    await dropRun(db, name);
    throw error instanceof OperatorError ? error : refusals.unusable(folder, error);
  }
  return { name, over: carryOut(parts, folder, name, by) };
}

async function carryOut({ db, clock, settings, env }: BackupParts, folder: string, name: string, by: Beginner) {
  let copied: Copied = { part: 'state', count: 0, bytes: 0 };
  let noted = clock();
  let isLost = false;
  const note = async () => {
    const now = clock();
    if (await noteRun(db, name, copied, now)) noted = now;
    else isLost = true;
  };
  const timer = setInterval(() => void note().catch(() => undefined), saysEvery);
  timer.unref();
  const written = join(folder, partialName(name));
  let failure: Sentence | null = null;
  let files = 0;
  /** Another server may begin one, and remove this one, once nothing was heard of it for so long. */
  const refuseLost = () => {
    if (isLost || clock() - noted >= silence) throw refusals.lost();
  };
  try {
    const list = await makeBackup({
      place: settings,
      folder: written,
      env,
      now: clock(),
      copied: (part, count, bytes) => {
        copied = { part, count, bytes };
        refuseLost();
      },
    });
    files = list.files.length;
    await note();
    refuseLost();
    await rename(written, join(folder, name));
  } catch (error) {
    failure = sentenceOf(error);
    await rm(written, { recursive: true, force: true }).catch(() => undefined);
  }
  clearInterval(timer);
  const outcome = failure === null ? 'done' : 'refused';
  // Where the store has gone meanwhile nobody can be told; the run then counts as broken off. Who sees that it has ended
  // finds that in the trail.
  await writeAudit(db, {
    at: clock(),
    actor: by.accountId,
    action: 'backup',
    accountId: by.accountId,
    address: by.address,
    outcome,
    detail: { backup: name, ...(failure === null ? { files } : { failure: failure.en }) },
  }).catch(() => undefined);
  await endRun(db, name, { copied, failure, now: clock() }).catch(() => undefined);
}

function sentenceOf(error: unknown): Sentence {
  const cause = error instanceof OperatorError ? error.cause : error;
  if (isFull(cause)) return refusals.full().sentence;
  if (error instanceof OperatorError && cause === undefined) return error.sentence;
  return refusals.failed(wordsWithoutPaths(cause)).sentence;
}
