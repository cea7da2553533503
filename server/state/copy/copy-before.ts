import { join } from 'node:path';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { hasAccounts } from '../holds-portal.ts';
import { ranIn } from '../migration.ts';
import { migrations } from '../migrations/index.ts';
import type { StateDatabase, StatePlace } from '../open-store.ts';
import { copyState } from './copy-state.ts';
import { writeList } from './list-file.ts';

/** Where the state is copied before an upgrade changes it. */
export interface Copies {
  folder: string;
  /** Told where the copy lies and how to go back. */
  progress: (sentence: Sentence) => void;
}

/**
 * Copies the state of a portal that has accounts, before migrations change it.
 * Nothing is done where no migration is missing, or nothing would be lost.
 */
export async function copyBefore(
  db: StateDatabase,
  dialect: 'sqlite' | 'postgres',
  place: StatePlace,
  { folder, progress }: Copies,
): Promise<void> {
  const ran = await ranIn(db, dialect);
  const last = ran.at(-1);
  const next = migrations.find(({ name }) => !ran.includes(name));
  if (last === undefined || !next || !(await hasAccounts(db))) return;
  const madeAt = new Date().toISOString();
  const copy = join(folder, `${last}-${madeAt.replace(/\D/g, '').slice(0, 14)}-${process.pid}`);
  await writeList(copy, { format: 1, madeAt, ...(await copyState(place, copy)) });
  progress({
    zh_CN: `状态库将从“${last}”升级到“${migrations.at(-1)?.name}”；升级前的副本在 ${copy}。要退回，请停止门户，移走现有的状态库（state.sqlite 及其 -wal、-shm 文件；或清空数据库），用当前版本运行 npm run restore -- ${copy} --former，再启动原来的版本。`,
    en: `The state store is upgraded from '${last}' to '${migrations.at(-1)?.name}'; a copy from before lies in ${copy}. To go back, stop the portal, move the present state store away (state.sqlite with its -wal and -shm; or empty the database), run npm run restore -- ${copy} --former by this version, and start the version you had.`,
  });
}
