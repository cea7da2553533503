import { setTimeout as pause } from 'node:timers/promises';
import { beginSession } from '../../../server/accounts/sessions/session-store.ts';
import {
  createDatabase,
  postgresMissing,
  startPostgres,
  type TemporaryPostgres,
} from '../../../server/testing/postgres.ts';
import { type KilledWorld, makeKilledWorld } from '../../faults/killed-world.ts';
import { type Client, openReader, openWriter } from './client.ts';

export interface RestartPlan {
  restarts: number;
  readers: number;
  writers: number;
  progress?: (text: string) => void;
}

export interface RestartOutcome {
  /** How long after PostgreSQL let connections in the last of the clients was answered, in ms; of all restarts the longest. */
  slowestReturn: number;
  /** The longest that anybody waited for any answer, in ms. */
  longest: number;
  calls: number;
  refused: number;
  /** What was lost, answered wrongly, or not at all. */
  faults: string[];
  /** Whether the server's process has ended. */
  hasEnded: boolean;
}

/** How long everybody works on between two restarts, in ms. */
const between = 300;

/** How long one waits for the server to come back, in ms. */
const patience = 30_000;

/** Writes that were answered must outlive a crash of PostgreSQL; those of tests need not. */
const durable = ['synchronous_commit=on'];

/** Restarts PostgreSQL under a server that is read from and written to, in good order and as by a crash in turns. */
export async function runRestarts(plan: RestartPlan): Promise<RestartOutcome> {
  const postgres = await startPostgres(durable);
  if (!postgres) throw new Error(postgresMissing() ?? 'PostgreSQL was not started.');
  try {
    const world = await makeKilledWorld({ url: await createDatabase(postgres.url) }, plan.readers + plan.writers);
    try {
      return await restartUnder(world, postgres, plan);
    } finally {
      await world.remove();
    }
  } finally {
    await postgres.stop();
  }
}

/** The accounts of the world that are no pair, each with a session. */
async function tokensOf({ state: { db }, pair }: KilledWorld): Promise<string[]> {
  const accounts = await db.selectFrom('account').select('account_id').where('account_id', 'not in', pair).execute();
  return Promise.all(accounts.map(({ account_id }) => beginSession(db, account_id, Date.now())));
}

async function restartUnder(
  world: KilledWorld,
  postgres: TemporaryPostgres,
  { restarts, readers, progress = () => undefined }: RestartPlan,
): Promise<RestartOutcome> {
  const server = await world.start();
  const tokens = await tokensOf(world);
  const clients = tokens.map((token, nth) => (nth < readers ? openReader : openWriter)(server, token));
  let slowestReturn = 0;
  try {
    await returned(clients, performance.now());
    for (let nth = 0; nth < restarts && !server.hasEnded(); nth += 1) {
      await postgres.restart(nth % 2 === 0 ? 'fast' : 'crash');
      const took = await returned(clients, performance.now());
      slowestReturn = Math.max(slowestReturn, took);
      await pause(between);
      progress(`restart ${nth + 1}: everybody was answered again after ${took.toFixed(0)} ms`);
    }
    await Promise.all(clients.map((client) => client.stop()));
    const sum = (of: (client: Client) => number) => clients.reduce((all, client) => all + of(client), 0);
    return {
      slowestReturn,
      hasEnded: server.hasEnded(),
      longest: Math.max(...clients.map(({ longest }) => longest)),
      calls: sum(({ calls }) => calls),
      refused: sum(({ refused }) => refused),
      faults: clients.flatMap(({ faults }) => faults),
    };
  } finally {
    await server.kill();
  }
}

/** @returns how long after an instant the last of the clients was answered to what it asked since, in ms; or for ever */
async function returned(clients: readonly Client[], since: number): Promise<number> {
  while (!clients.every(({ lastAnswered }) => lastAnswered >= since)) {
    if (performance.now() - since > patience) return Number.POSITIVE_INFINITY;
    await pause(5);
  }
  return performance.now() - since;
}
