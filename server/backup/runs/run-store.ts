import type { Sentence } from '../../kernel/words/sentence.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import type { BackupRunTable } from '../../state/tables/backup-tables.ts';
import { waitTurn } from '../../state/wait-turn.ts';
import type { BackupPart } from '../backup.ts';

/** How far a backup has come. */
export interface Copied {
  part: BackupPart;
  count: number;
  bytes: number;
}

/** A backup that was begun in the browser. */
export interface BackupRun extends Copied {
  name: string;
  accountId: string;
  state: 'running' | 'done' | 'failed';
  begunAt: number;
  /** Of one that is over, when it ended. */
  seenAt: number;
  failure: Sentence | null;
}

/** How long a server that is at a backup may be silent, in milliseconds, before it counts as ended. */
export const silence = 2 * 60_000;

/** How many runs are remembered. */
const remembered = 20;

const stopped: Sentence = {
  zh_CN: '备份中途结束：执行它的服务器已停止。残留的内容会在下一次备份开始时清除，请重新开始。',
  en: 'It was broken off: the server that made it has stopped. What it left goes when the next one begins; begin anew.',
};

/**
 * Begins a backup, unless one is under way on whatever server. One whose server is silent has failed.
 * @returns null where it is begun, else the one that is under way
 */
export function beginRun(
  db: StateDatabase,
  { name, accountId, now }: { name: string; accountId: string; now: number },
): Promise<BackupRun | null> {
  return db.transaction().execute(async (trx) => {
    await waitTurn(trx, 'backup');
    await trx
      .updateTable('backup_run')
      .set({ state: 'failed', failure: JSON.stringify(stopped) })
      .where('state', '=', 'running')
      .where('seen_at', '<', now - silence)
      .execute();
    const live = await trx.selectFrom('backup_run').selectAll().where('state', '=', 'running').executeTakeFirst();
    if (live) return runOf(live);
    const old = await trx
      .selectFrom('backup_run')
      .select('name')
      .orderBy('begun_at', 'desc')
      .offset(remembered - 1)
      .limit(1000)
      .execute();
    if (old.length > 0)
      await trx
        .deleteFrom('backup_run')
        .where(
          'name',
          'in',
          old.map((row) => row.name),
        )
        .execute();
    const times = { begun_at: now, seen_at: now };
    const copied = { part: 'state', count: 0, bytes: 0 };
    const row = { name, account_id: accountId, state: 'running', failure: '', ...copied, ...times };
    // Two in the same second are called the same: the later one takes the place of what has ended.
    const { name: _, ...rest } = row;
    await trx
      .insertInto('backup_run')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(rest))
      .execute();
    return null;
  });
}

/**
 * Says how far it has come, and that its server is at it.
 * @returns whether it is still under way for the others: one that was silent for too long has failed
 */
export async function noteRun(db: StateDatabase, name: string, copied: Copied, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('backup_run')
    .set({ ...copied, seen_at: now })
    .where('name', '=', name)
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) > 0;
}

/** Takes back one that was refused before it wrote anything. */
export const dropRun = async (db: StateDatabase, name: string): Promise<void> =>
  void (await db.deleteFrom('backup_run').where('name', '=', name).execute());

/** @param failure why it failed; null where it is done */
export async function endRun(
  db: StateDatabase,
  name: string,
  { copied, failure, now }: { copied: Copied; failure: Sentence | null; now: number },
): Promise<void> {
  const outcome = failure ? { state: 'failed', failure: JSON.stringify(failure) } : { state: 'done', failure: '' };
  await db
    .updateTable('backup_run')
    .set({ ...copied, ...outcome, seen_at: now })
    .where('name', '=', name)
    .where('state', '=', 'running')
    .execute();
}

/** The latest runs, the newest first; one whose server is silent counts as failed. */
export async function readRuns(db: StateDatabase, now: number): Promise<BackupRun[]> {
  const rows = await db
    .selectFrom('backup_run')
    .selectAll()
    .orderBy('begun_at', 'desc')
    .orderBy('name', 'desc')
    .limit(remembered)
    .execute();
  return rows
    .map(runOf)
    .map((run) =>
      run.state === 'running' && run.seenAt < now - silence ? { ...run, state: 'failed', failure: stopped } : run,
    );
}

const runOf = (row: BackupRunTable): BackupRun => ({
  name: row.name,
  accountId: row.account_id,
  state: row.state as BackupRun['state'],
  part: row.part as BackupPart,
  count: Number(row.count),
  bytes: Number(row.bytes),
  begunAt: Number(row.begun_at),
  seenAt: Number(row.seen_at),
  failure: row.failure === '' ? null : (JSON.parse(row.failure) as Sentence),
});
