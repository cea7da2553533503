import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createAccount, linkAccounts } from '../../server/accounts/account-store.ts';
import { hashPassword } from '../../server/accounts/passwords.ts';
import { giveProof } from '../../server/proof/proof-test-kit.ts';
import { openState, type StatePlace, type StateStore } from '../../server/state/open-state.ts';
import { describeOnBothStores } from '../../server/testing/both-stores.ts';
import { lastCode } from '../../server/testing/outbox.ts';
import { writeTestBuild } from '../../server/testing/test-manifest.ts';
import { eventually } from '../support/eventually.ts';
import { giveTicket } from './give-ticket.ts';
import { type SpawnedServer, spawnServer } from './spawned-server.ts';

const password = 'Rounds-2026';
const rounds = 3;
const bindersInRound = 6;

interface World {
  dataFolder: string;
  place: StatePlace;
  state: StateStore;
  /** Two accounts that are linked. */
  pair: [string, string];
  start(): Promise<SpawnedServer>;
  remove(): Promise<void>;
}

async function makeWorld(place: StatePlace): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-killed-'));
  writeTestBuild(join(folder, 'dist'));
  const dataFolder = join(folder, 'data');
  const shared = 'url' in place ? place : { file: join(dataFolder, 'state.sqlite') };
  const state = await openState(shared);
  const password_hash = await hashPassword(password);
  const days = { active_from: '20240101', active_to: '20991231', real_name: 'x', password_hash };
  const pair = [
    await createAccount(state.db, { user_name: 'one', ...days }),
    await createAccount(state.db, { user_name: 'other', ...days }),
  ] as [string, string];
  await linkAccounts(state.db, ...pair);
  for (let n = 0; n < rounds * bindersInRound; n++) await createAccount(state.db, { user_name: `binder${n}`, ...days });
  const env = {
    ...{ PORTAL_DATA: dataFolder, PORTAL_DIST: join(folder, 'dist'), PORTAL_DEMO: 'off' },
    ...('url' in place ? { PORTAL_DATABASE_URL: place.url } : {}),
  };
  return {
    ...{ dataFolder, place: shared, state, pair },
    start: () => spawnServer(env),
    remove: async () => {
      await state.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function signIn(server: SpawnedServer, userNm: string): Promise<string> {
  const { data, status } = await server.call('simpleLogin', { userNm, pwd: password, channel: 1 });
  if (!data) throw new Error(status.msg2Dev);
  return data.token;
}

/** Switches to and fro until the server is gone. @returns the last token that was given, whose it is, and how many there were */
async function switchOn(server: SpawnedServer, { pair }: World, token: string) {
  const last = { token, accountId: pair[0], count: 0 };
  for (;;) {
    const userId = last.accountId === pair[0] ? pair[1] : pair[0];
    const answer = await server.call('switchAccount', { channel: 1, userId }, { token: last.token }).catch(() => null);
    if (!answer?.data) return last;
    Object.assign(last, { token: answer.data.token, accountId: userId, count: last.count + 1 });
  }
}

interface Binder {
  name: string;
  token: string;
  phone: string;
}

/** Has a code sent to every binder. */
async function sendCodes(server: SpawnedServer, world: World, binders: Binder[]): Promise<void> {
  for (const { token, phone } of binders) {
    const asked = { to: phone, messageChannel: 1, messageEvent: 2 };
    const { status } = await server.call('sendBindCode', asked, {
      token,
      captchaTicket: await giveTicket(world.state.db),
    });
    expect(status.msg2Dev).toBe('');
  }
}

/** Binds mobiles one after the other for as long as the server answers, and writes down what it has acknowledged. */
async function bindOn(
  server: SpawnedServer,
  { dataFolder, state }: World,
  binders: Binder[],
  bound: Map<string, string>,
) {
  for (const { name, token, phone } of binders) {
    const payload = { phonNo: phone, emalAd: '', randomCode: lastCode(dataFolder, phone) };
    const proof = await giveProof(state.db, token, Date.now());
    const answer = await server.call('bindPhone', payload, { token, proof }).catch(() => null);
    if (answer === null) return;
    expect(answer.status.status).toBe(0);
    bound.set(name, phone);
  }
}

describeOnBothStores('a server that is killed', (newPlace) => {
  test('in the middle of switches and binds loses nothing it has acknowledged, and leaves nothing half-done', async () => {
    const world = await makeWorld(await newPlace());
    const { db } = world.state;
    const bound = new Map<string, string>();
    let switches = 0;
    let server = await world.start();
    for (let round = 0; round < rounds; round++) {
      const binders = [];
      for (let n = round * bindersInRound; n < (round + 1) * bindersInRound; n++) {
        const name = `binder${n}`;
        binders.push({ name, token: await signIn(server, name), phone: `139${String(n).padStart(8, '0')}` });
      }
      await sendCodes(server, world, binders);
      await db.deleteFrom('session').where('account_id', 'in', world.pair).execute();
      const switching = switchOn(server, world, await signIn(server, 'one'));
      const before = bound.size;
      const binding = bindOn(server, world, binders, bound);
      // Somewhere in the middle: a little after another number of answers in each round.
      await eventually(() => expect(bound.size).toBeGreaterThan(before + round), { timeout: 20_000, interval: 1 });
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
      await server.kill();
      await binding;
      const last = await switching;
      switches += last.count;
      server = await world.start();

      // The last switch that was answered stands, unless the next one was done and its answer did not get out.
      const open = await db
        .selectFrom('session')
        .select(['account_id'])
        .where('account_id', 'in', world.pair)
        .where('ended_at', 'is', null)
        .execute();
      expect(open).toHaveLength(1);
      const { status } = await server.call('getUserInfo', {}, { token: last.token });
      expect(status.status).toBe(open[0]?.account_id === last.accountId ? 0 : 100442);
    }
    await server.kill();
    expect(switches).toBeGreaterThan(rounds);
    const accounts = await db.selectFrom('account').select(['account_id', 'user_name', 'phone']).execute();
    for (const [name, phone] of bound) {
      expect(accounts.find(({ user_name }) => user_name === name)?.phone).toBe(phone);
    }
    // A bind is whole or not at all: the contact, the spent code and the line of the audit trail come together.
    const withPhone = accounts.filter(({ phone }) => phone !== '').map(({ account_id }) => account_id);
    const told = await db.selectFrom('audit').select('account_id').where('action', '=', 'bind-phone').execute();
    expect(told.map(({ account_id }) => account_id).sort()).toEqual(withPhone.sort());
    const spent = await db.selectFrom('verification_code').select('code_id').where('used_at', 'is not', null).execute();
    expect(spent).toHaveLength(withPhone.length);
    await world.remove();
  });
});
