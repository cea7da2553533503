import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { type CallName, calls } from '@portal/contract';
import type { Settings } from '../settings/settings.ts';
import type { StateDatabase, StatePlace } from '../state/open-state.ts';
import { databaseSetting } from '../testing/both-stores.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { createAccount, type NewAccount } from './people/account-store.ts';
import { type Membership, makeCompany } from './people/companies.ts';

/** A server for a suite, with a clock that stands still unless a test moves it; tries are forgotten before each test. */
export function useAccountServer(place: () => Promise<StatePlace>, settings: Partial<Settings> = {}) {
  let started: TestServer | null = null;
  const here = () => {
    if (!started) throw new Error('The server has not been started.');
    return started;
  };
  const suite = {
    /** What the clock of the server shows, in milliseconds since 1970; null lets it run. */
    now: Date.now() as number | null,
    get server() {
      return here();
    },
    get db() {
      return here().stores.state.db;
    },
    /** @returns the present instant of the server's clock */
    at: () => suite.now ?? Date.now(),
    pass(milliseconds: number) {
      suite.now = suite.at() + milliseconds;
    },
    async status<Name extends CallName>(name: Name, payload: object, options: { token?: string; proof?: string } = {}) {
      return (await here().call(name, payload, options)).body.status.status;
    },
    /** An account of its own for a test, with a hash that costs next to nothing. @returns its id */
    async account(userName: string, password: string, more: Partial<NewAccount> = {}): Promise<string> {
      const password_hash = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
      const days = { active_from: '20240101', active_to: '20991231' };
      const { db } = here().stores.state;
      const own = await companyCalled(db, more.company ?? 'Example');
      const person = { user_name: userName, real_name: 'Test', password_hash };
      return createAccount(db, { ...days, ...person, ...own, ...more });
    },
    /** The id of an account that is linked to that of a token. */
    async linked(token: string, userName: string): Promise<string> {
      const { body } = await here().call('getUserInfo', {}, { token });
      return body.data?.relationUserList.find(({ userNm }) => userNm === userName)?.userId ?? '';
    },
    /** Everything the store holds, as one text. */
    async everything(): Promise<string> {
      const { db } = suite;
      const tables = await db.introspection.getTables();
      const rows: string[] = [];
      // One after another: no pool has a connection for each table at once.
      for (const { name } of tables) {
        const of = db.selectFrom(name as 'session').selectAll();
        rows.push(...(await of.execute()).map((row) => JSON.stringify(row)));
      }
      return rows.sort().join('\n');
    },
  };
  beforeAll(async () => {
    const database = databaseSetting(await place());
    const options = { marketSize: 'none', clock: suite.at } as const;
    started = await startTestServer({ settings: { ...database, ...settings }, ...options });
  });
  afterAll(() => started?.close());
  beforeEach(async () => {
    suite.now = Date.now();
    await suite.db.deleteFrom('sign_in_attempt').execute();
  });
  return suite;
}

/** The company that a test calls so, made when it is named first; none for an empty name. */
export async function companyCalled(db: StateDatabase, name: string): Promise<Membership> {
  if (!name) return { company: '', company_id: null };
  const known = await db.selectFrom('company').select('company_id').where('name', '=', name).executeTakeFirst();
  return known ? { company: name, company_id: known.company_id } : makeCompany(db, name, Date.now());
}

/** Sends bytes as they are to a call that takes a body. */
export async function sendRaw(server: TestServer, name: CallName, body: Uint8Array | string, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token ? { token } : {}) };
  const url = `${server.address}/api${calls[name].path}?language=en`;
  const response = await fetch(url, { method: 'POST', headers, body: body as BodyInit });
  return {
    code: response.status,
    body: (await response.json()) as { status: { status: unknown; msg2Client: string } },
  };
}
