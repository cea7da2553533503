import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallData, type CallName, calls, type Envelope } from '@portal/contract';
import { type RunningServer, type StartOptions, startServer } from '../app/start.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { putDemoOfRun, putDemoStateIntoDatabase, putDemoStateOfRun } from './demo-of-run.ts';
import { secretsInLog } from './secrets-in-log.ts';
import { putEmptyState } from './state-of-run.ts';
import { writeTestBuild } from './test-manifest.ts';

export interface TestServerOptions extends Omit<StartOptions, 'writeLog' | 'onDataFolder'> {
  /** Settings that differ from those of a test: port 0, a temporary data folder, log kept in memory. */
  settings?: Partial<Settings>;
  /** `dist` serves the real build (settings.distFolder); `miniature` a build that holds names only. */
  build?: 'miniature' | 'dist';
  /** Whether the start that is tried makes a small demonstration and the state, and does not find copies of the run's. */
  makesDemo?: boolean;
}

export interface Reply<Data> {
  code: number;
  body: Envelope<Data>;
}

export interface TestServer extends RunningServer {
  settings: Settings;
  /** Every line that was logged. */
  log: string[];
  /** Makes a call of the contract as the wire wants it. */
  call<Name extends CallName>(
    name: Name,
    payload: object,
    options?: { token?: string; key?: string; language?: string; captchaTicket?: string; proof?: string },
  ): Promise<Reply<CallData<Name>>>;
  /** Signs in and gives the token. @throws Error when it is refused. */
  signIn(userNm?: string, pwd?: string): Promise<string>;
  /** Proves a session by the password of its account. @returns what to bring along as `proof` */
  prove(token: string, pwd?: string): Promise<string>;
}

/** A server in this process on a free port, with a data folder that goes with it. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-test-'));
  const { settings: own, build = 'miniature', makesDemo = false, ...rest } = options;
  const distFolder = join(folder, 'dist');
  if (build === 'miniature') writeTestBuild(distFolder);
  // On a busy machine a turn at the pool, or a statement, may be long in coming; who tries a limit sets it.
  const patience = { PORTAL_DATABASE_CONNECT_SECONDS: '10', PORTAL_DATABASE_STATEMENT_SECONDS: '20' };
  const defaults = readSettings({ PORT: '0', PORTAL_DATA: join(folder, 'data'), ...patience });
  const settings: Settings = { ...defaults, ...(build === 'miniature' ? { distFolder } : {}), ...own };
  const isSmall = (rest.marketSize ?? 'small') === 'small' && settings.marketUrl === null && !makesDemo;
  if (isSmall) await putDemoOfRun(join(settings.dataFolder, 'market'));
  if (!makesDemo) await putState(settings, { market: isSmall, now: rest.clock?.() ?? Date.now() });
  const log: string[] = [];
  const removed = () => rm(folder, { recursive: true, force: true });
  const server = await startServer(settings, {
    marketSize: 'small',
    spellsFirst: false,
    ...rest,
    writeLog: (line) => void log.push(line),
  }).catch(async (error) => {
    await removed();
    throw error;
  });
  const call: TestServer['call'] = async (
    name,
    payload,
    { token, key, language = 'zh_CN', captchaTicket, proof } = {},
  ) => {
    const { method, path } = calls[name];
    const query = new URLSearchParams({ t: String(Date.now()), language, ...(method === 'GET' ? payload : {}) });
    const response = await fetch(`${server.address}/api${path}?${query}`, {
      method,
      headers: {
        ...(token ? { token } : {}),
        ...(key ? { authorization: `Bearer ${key}` } : {}),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      body: method === 'POST' ? JSON.stringify({ data: payload, captchaTicket, proof }) : null,
    });
    return { code: response.status, body: (await response.json()) as Envelope<CallData<typeof name>> };
  };
  return {
    ...server,
    settings,
    log,
    call,
    signIn: async (userNm = 'demo', pwd = 'Portal-2026') => {
      const { body } = await call('simpleLogin', { userNm, pwd, channel: 1 });
      if (!body.data) throw new Error(`sign-in was refused: ${body.status.msg2Dev}`);
      return body.data.token;
    },
    prove: async (token, pwd = 'Portal-2026') => {
      const { body } = await call('proveAgain', { way: 'password', pwd }, { token });
      if (!body.data) throw new Error(`the session was not proven: ${body.status.msg2Dev}`);
      return body.data.proof;
    },
    close: async () => {
      // Every server of a test run is looked at: no test has to think of it.
      const leaked = await secretsInLog(log, server.stores.state.db, settings.dataFolder).catch(() => []);
      await server.close();
      await removed();
      if (leaked.length > 0) throw new Error(`The log of the server holds ${leaked.join(', ')}.`);
    },
  };
}

/** Puts a copy of a state of the run where that of a server will be, as the start of the server would write it. */
async function putState(settings: Settings, written: { market: boolean; now: number }): Promise<void> {
  const { dataFolder, databaseUrl, demo, marketUrl } = settings;
  const isDemo = demo === 'auto' && marketUrl === null;
  if (databaseUrl !== null) {
    if (isDemo) await putDemoStateIntoDatabase(databaseUrl, written);
    return;
  }
  await mkdir(dataFolder, { recursive: true });
  const file = join(dataFolder, 'state.sqlite');
  if (isDemo) await putDemoStateOfRun(file, written);
  await putEmptyState(file);
}
