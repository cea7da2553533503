import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '../../server/accounts/passwords/passwords.ts';
import { createAccount, linkAccounts } from '../../server/accounts/people/account-store.ts';
import { openState, type StatePlace, type StateStore } from '../../server/state/open-state.ts';
import { writeTestBuild } from '../../server/testing/test-manifest.ts';
import { type SpawnedServer, spawnServer } from './spawned-server.ts';

const password = 'Rounds-2026';

/** A portal of two linked accounts and many that bind a mobile, whose server can be started again and again. */
export interface KilledWorld {
  dataFolder: string;
  state: StateStore;
  /** Two accounts that are linked. */
  pair: [string, string];
  start(): Promise<SpawnedServer>;
  remove(): Promise<void>;
}

/** @param binders how many accounts called `binder0` and so on there are */
export async function makeKilledWorld(place: StatePlace, binders: number): Promise<KilledWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-killed-'));
  writeTestBuild(join(folder, 'dist'));
  const dataFolder = join(folder, 'data');
  const state = await openState('url' in place ? place : { file: join(dataFolder, 'state.sqlite') });
  const password_hash = await hashPassword(password);
  const days = { active_from: '20240101', active_to: '20991231', real_name: 'x', password_hash };
  const pair: [string, string] = [
    await createAccount(state.db, { user_name: 'one', ...days }),
    await createAccount(state.db, { user_name: 'other', ...days }),
  ];
  await linkAccounts(state.db, ...pair);
  for (let n = 0; n < binders; n++) await createAccount(state.db, { user_name: `binder${n}`, ...days });
  const env = {
    PORTAL_DATA: dataFolder,
    PORTAL_DIST: join(folder, 'dist'),
    PORTAL_DEMO: 'off',
    // Many accounts, each at its own address: no limit of an address is meant here.
    PORTAL_PROXIES: '127.0.0.1',
    ...('url' in place ? { PORTAL_DATABASE_URL: place.url } : {}),
  };
  return {
    dataFolder,
    state,
    pair,
    start: () => spawnServer(env),
    remove: async () => {
      await state.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Signs in one of its accounts. @throws Error when it is refused */
export async function signInTo(server: SpawnedServer, userNm: string): Promise<string> {
  const { data, status } = await server.call('simpleLogin', { userNm, pwd: password, channel: 1 });
  if (!data) throw new Error(status.msg2Dev);
  return data.token;
}
