import { existsSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import type { StatePlace } from '../open-store.ts';
import { isBusy } from '../store-errors.ts';

const others = `select count(*)::int as others from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

/** Whoever has the file open keeps another from having it alone. */
function isFileOpen(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('pragma locking_mode = exclusive');
    database.exec('begin exclusive');
    database.exec('rollback');
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw error;
  } finally {
    database.close();
  }
}

async function isDatabaseOpen(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ others: number }>(others);
    return (rows[0]?.others ?? 0) > 0;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @throws OperatorError while a portal, or anything else, has the state store open: what it writes would stay behind */
export async function refuseInUse(place: StatePlace): Promise<void> {
  const isOpen = 'file' in place ? isFileOpen(place.file) : await isDatabaseOpen(place.url);
  if (!isOpen) return;
  throw new OperatorError({
    zh_CN: '状态库正被其他程序使用：请先停止门户的所有节点和其他命令，再迁移；否则迁移期间写入的内容会丢失。',
    en: 'Another program has the state store open: stop all nodes of the portal and other commands first; what they write meanwhile would stay behind.',
  });
}
