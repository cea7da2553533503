import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeAudit } from '../audit/index.ts';
import { OperatorError } from '../kernel/refusals/operator-error.ts';
import { bringState } from '../state/copy/bring-state.ts';
import { refuseInUse } from '../state/copy/refuse-in-use.ts';
import { openSnapshot } from '../state/copy/snapshot.ts';
import { openState, type StatePlace } from '../state/open-state.ts';

/** A state that is to go to another store. */
export interface MoveOrder {
  from: StatePlace;
  to: StatePlace;
  /** Who does it, for the trail. */
  actor: string;
  now: number;
  /** Told of each table: how many rows it has, and whether an earlier try had brought it. */
  progress?: (table: string, rows: number, already: boolean) => void;
}

/** What is said of where a state comes from; an address may hold a password, so only host and database are repeated. */
function nameOf(place: StatePlace): string {
  if ('file' in place) return place.file;
  const { host, pathname } = new URL(place.url);
  return `PostgreSQL ${host}${pathname}`;
}

/**
 * Moves the state of a portal that is stopped to another store, SQLite or PostgreSQL, and compares each table by the
 * count and the sum of its rows. What was broken off goes on where it was. A file that was moved gets another name, so
 * that no portal goes on with it by mistake; a PostgreSQL stays as it is.
 * @returns where the former file lies now; null where it was a PostgreSQL
 * @throws OperatorError when there is no state, somebody uses it, the other store has accounts, or a table differs
 */
export async function moveState({ from, to, actor, now, progress }: MoveOrder): Promise<string | null> {
  if ('file' in from && !existsSync(from.file)) throw noState(from.file);
  await refuseInUse(from);
  const source = await openSnapshot(from);
  try {
    await bringState({ source, name: nameOf(from), place: to, ...(progress ? { brought: progress } : {}) });
  } finally {
    await source.close();
  }
  const { db, close } = await openState(to);
  await writeAudit(db, { at: now, actor, action: 'move-state', accountId: '', detail: { from: nameOf(from) } });
  await close();
  if (!('file' in from)) return null;
  const former = join(dirname(from.file), `state-moved-${new Date(now).toISOString().slice(0, 10)}.sqlite`);
  await rename(from.file, former);
  return former;
}

const noState = (file: string) =>
  new OperatorError({
    zh_CN: `${file} 不存在，没有可迁移的状态库：请检查 PORTAL_DATA。`,
    en: `${file} is not there, so there is no state to move: check PORTAL_DATA.`,
  });
