import { setTimeout as pause } from 'node:timers/promises';
import type { StateDatabase, StatePlace } from '../../server/state/open-state.ts';
import { type KilledWorld, makeKilledWorld, signInTo } from './killed-world.ts';
import type { SpawnedServer } from './spawned-server.ts';
import { bindOn, readyBinders, switchOn } from './writers.ts';

const bindersInRound = 6;

/** What came of kills: what the server had acknowledged, and what is not as it should be afterwards. */
export interface KilledOutcome {
  switches: number;
  binds: number;
  /** Sentences; none when nothing is lost and nothing half-done. */
  losses: string[];
}

/** @throws Error when nothing has been bound for 20 s */
async function until(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 20_000; !holds(); await pause(1)) {
    if (Date.now() > end) throw new Error('The server does not bind.');
  }
}

/**
 * Kills a server again and again while it switches sessions and binds mobiles, and starts it again each time.
 * @param rounds how often
 */
export async function killInMidWrite(place: StatePlace, rounds: number): Promise<KilledOutcome> {
  const world = await makeKilledWorld(place, rounds * bindersInRound);
  const { db } = world.state;
  const bound = new Map<string, string>();
  const losses: string[] = [];
  let switches = 0;
  let server = await world.start();
  try {
    for (let round = 0; round < rounds; round++) {
      const first = round * bindersInRound;
      const binders = await readyBinders(server, world, first, first + bindersInRound);
      await db.deleteFrom('session').where('account_id', 'in', world.pair).execute();
      const switching = switchOn(server, world, await signInTo(server, 'one'));
      const before = bound.size;
      const binding = bindOn(server, world, binders, bound);
      // Somewhere in the middle: a little after another number of answers in each round.
      await until(() => bound.size > before + (round % (bindersInRound - 2)));
      await pause(Math.random() * 10);
      await server.kill();
      await binding;
      const last = await switching;
      switches += last.count;
      server = await world.start();
      losses.push(...(await lostSwitch(server, world, last)).map((loss) => `round ${round}: ${loss}`));
    }
    losses.push(...(await lostBinds(db, bound)));
  } finally {
    await server.kill();
    await world.remove();
  }
  return { switches, binds: bound.size, losses };
}

/** The last switch that was answered stands, unless the next one was done and its answer did not get out. */
async function lostSwitch(
  server: SpawnedServer,
  { state, pair }: KilledWorld,
  last: { token: string; accountId: string },
): Promise<string[]> {
  const open = await state.db
    .selectFrom('session')
    .select(['account_id'])
    .where('account_id', 'in', pair)
    .where('ended_at', 'is', null)
    .execute();
  const { status } = await server.call('getUserInfo', {}, { token: last.token });
  const wanted = open[0]?.account_id === last.accountId ? 0 : 100442;
  return [
    ...(open.length === 1 ? [] : [`${open.length} sessions are open`]),
    ...(status.status === wanted ? [] : [`the last token is answered with ${status.status}, not ${wanted}`]),
  ];
}

/** A bind is whole or not at all: the contact, the spent code and the line of the audit trail come together. */
async function lostBinds(db: StateDatabase, bound: Map<string, string>): Promise<string[]> {
  const accounts = await db.selectFrom('account').select(['account_id', 'user_name', 'phone']).execute();
  const lost = [...bound].filter(
    ([name, phone]) => accounts.find(({ user_name }) => user_name === name)?.phone !== phone,
  );
  const withPhone = accounts.filter(({ phone }) => phone !== '').map(({ account_id }) => account_id);
  const reported = await db.selectFrom('audit').select('account_id').where('action', '=', 'bind-phone').execute();
  const named = reported.map(({ account_id }) => account_id).sort();
  const spent = await db.selectFrom('verification_code').select('code_id').where('used_at', 'is not', null).execute();
  return [
    ...lost.map(([name]) => `the mobile of ${name} is lost`),
    ...(named.join() === withPhone.sort().join() ? [] : ['the trail does not tell the mobiles that are bound']),
    ...(spent.length === withPhone.length ? [] : [`${spent.length} codes are spent for ${withPhone.length} mobiles`]),
  ];
}
