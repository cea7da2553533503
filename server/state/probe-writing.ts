import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { hasAccounts } from './holds-portal.ts';
import type { StateDatabase } from './open-state.ts';

/** How long a probe may take, in milliseconds: whoever asks does not wait long. */
const patience = 2500;

/** How long a probe that was written holds, in milliseconds: anybody may ask, and each is a write to the disk. */
const holds = 1000;

/** How long one that failed holds, in milliseconds: that all is well again is to be seen soon. */
const failureHolds = 100;

/** As much as a small call writes, in characters; a store that is full may still have room for less. */
const room = 'x'.repeat(16_000);

/** Rows of processes that did not end in good order are forgotten after so many milliseconds. */
const stays = 24 * 60 * 60 * 1000;

/**
 * Says whether the store can be written to, by writing to it, whether sessions can, and whether it has accounts yet
 * once it has had some: one that was emptied takes every write, and knows nobody. Who asks while a probe is under way,
 * or just after one, is told what that found.
 * @param had whether it has had accounts
 * @returns what asks; it never fails
 */
export function openProbe(db: StateDatabase, had = false): () => Promise<boolean> {
  let hadAccounts = had;
  let last = '';
  let found: Promise<boolean> | null = null;

  async function write(): Promise<boolean> {
    const probe_id = randomUUID();
    const at = Date.now();
    await db.transaction().execute(async (trx) => {
      // Changes no row, but waits for whoever keeps the sessions locked: with them nobody is signed in.
      await trx.updateTable('session').set({ family: '' }).where(sql<boolean>`1 = 0`).execute();
      // The former row goes after the new one has come, so that room for one is always wanted.
      await trx.insertInto('store_probe').values({ probe_id, at, room }).execute();
      await trx.deleteFrom('store_probe').where('probe_id', '=', last).execute();
      await trx
        .deleteFrom('store_probe')
        .where('at', '<', at - stays)
        .execute();
    });
    last = probe_id;
    const has = await hasAccounts(db);
    hadAccounts ||= has;
    return has || !hadAccounts;
  }

  async function probe(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, patience, false);
    });
    const written = write().catch(() => false);
    return Promise.race([written, late]).finally(() => clearTimeout(timer));
  }

  return () => {
    found ??= probe().then((isWritten) => {
      const forget = () => {
        found = null;
      };
      setTimeout(forget, isWritten ? holds : failureHolds).unref();
      return isWritten;
    });
    return found;
  };
}
