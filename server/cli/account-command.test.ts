import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { commands } from '../administration/index.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { runBy, runProcess } from './account/account-test-kit.ts';
import { findOut, withOutcome } from './account/what-stands.ts';
import { runAccount } from './account-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'account-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(line: string[], env: Record<string, string> = {}, now = Date.now()) {
  const output: string[] = [];
  const complained: string[] = [];
  const code = await runAccount(line, {
    env: { PORTAL_DATA: join(folder, 'mistyped'), LANG: 'en_GB.UTF-8', ...env },
    user: 'olga',
    clock: () => now,
    say: (text) => output.push(text),
    complain: (text) => complained.push(text),
    readInput: async () => '',
  });
  return { code, output: output.join('\n'), complained: complained.join('\n') };
}

describe('the account command', () => {
  test('every command changes the store by commit, so that it is known what stands', () => {
    const here = new URL('account/', import.meta.url);
    const own = readdirSync(here).filter((name) => name.endsWith('.ts') && !/test|work\.ts/.test(name));
    const others = own.filter((name) => readFileSync(new URL(name, here), 'utf8').includes('.transaction()'));
    expect(others).toEqual([]);
  });

  test('help lists every command in both languages, and each has its own', async () => {
    for (const language of ['en', 'zh_CN']) {
      const { code, output } = await run(['--language', language]);
      expect(code).toBe(0);
      for (const name of Object.keys(commands)) expect(output).toContain(`npm run account -- ${name}`);
    }
    for (const [name, { options, reads }] of Object.entries(commands)) {
      const { output } = await run([...name.split(' '), '--help']);
      for (const option of options) expect(output).toContain(`--${option}`);
      expect([name, output.includes('--by')]).toEqual([name, !reads]);
    }
  });

  test('a place without a portal is named, and stays as it was', async () => {
    const { code, complained } = await run(['list']);
    expect([code, complained]).toEqual([
      1,
      `There is no portal in ${join(folder, 'mistyped')}: check PORTAL_DATA, or run npm start once.`,
    ]);
    expect(existsSync(join(folder, 'mistyped'))).toBe(false);
    expect((await run(['list', '--language', 'zh_CN'])).complained).toMatch(/中没有门户/);
    await run(['list'], { PORTAL_DATA: folder });
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each([
    [['paint'], /^Unknown command "paint"/],
    [['constructor'], /^Unknown command "constructor"/],
    [['link', 'ann'], /^Missing argument\. Usage: npm run account -- link <name> <name>$/],
    [['suspend', 'ann', 'bob'], /^Unexpected argument "bob"\. Usage: npm run account -- suspend <name>$/],
    [['suspend', 'ann', '--to', '20271231'], /^The command suspend has no option --to;/],
    [['create', '--colour', 'red'], /^Invalid options: Unknown option '--colour'/],
    [['list', '--language', 'fr'], /^--language: must be one of zh_CN, en/],
  ])('%j is not understood: exit code 2', async (line, words) => {
    const { code, complained } = await run(line);
    expect(code).toBe(2);
    expect(complained).toMatch(words);
    expect(complained).not.toContain('    at ');
  });

  test('settings that do not fit are named', async () => {
    const { code, complained } = await run(['list'], { PORTAL_DATABASE_URL: 'mysql://secret@host' });
    expect(code).toBe(1);
    expect(complained).toMatch(/PORTAL_DATABASE_URL/);
    expect(complained).not.toContain('secret');
  });
});

describe('beside a server that serves', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ marketSize: 'none' });
  });
  afterAll(() => server.close());

  const operate = (...line: string[]) => run(runBy('admin', line), { PORTAL_DATA: server.settings.dataFolder });
  const statusOf = async (token: string) => (await server.call('getUserInfo', {}, { token })).body.status.status;

  test('S4.040 a suspended account is refused with 100152 at its next call, and let in again by resume', async () => {
    const token = await server.signIn('admin', 'Portal-2026-admin');
    expect(await statusOf(token)).toBe(0);
    await operate('suspend', 'admin');
    expect(await statusOf(token)).toBe(100152);
    expect((await server.call('simpleLogin', { userNm: 'admin', pwd: 'Portal-2026-admin' })).body.status.status).toBe(
      1,
    );
    await operate('resume', 'admin');
    expect(await statusOf(token)).toBe(0);
  });

  test('what fails after a change was saved says that it was, on a full disk too', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const complained: string[] = [];
    const terminal = {
      env: { PORTAL_DATA: server.settings.dataFolder, LANG: 'en_GB.UTF-8' },
      user: 'olga',
      clock: Date.now,
      say: () => {
        throw full;
      },
      complain: (text: string) => complained.push(text),
      readInput: async () => '',
    };
    const options = ['--real-name', 'Ina', '--to', '2099-12-31', '--by', 'admin'];
    expect(await runAccount(['create', '--name', 'ina', ...options], terminal)).toBe(1);
    expect(await runAccount(['suspend', 'ina', '--by', 'admin'], terminal)).toBe(1);
    const words = expect.stringMatching(/^The change was saved, and what comes after it failed \(the disk is full\)/);
    expect(complained).toEqual([words, words]);
    expect((await operate('show', 'ina')).output).toMatch(/^state +suspended$/m);
    // Nothing was saved yet when this fails.
    await runAccount(['companies'], terminal);
    expect(complained.at(-1)).toMatch(/^The disk is full: .* nothing has been changed/);
  });

  test('whether a change stands that failed while it was saved is looked up in the trail', async () => {
    const now = Date.now();
    await run(
      runBy('admin', ['create', '--name', 'joy', '--real-name', 'Joy', '--to', '2099-12-31']),
      { PORTAL_DATA: server.settings.dataFolder },
      now,
    );
    const { account_id: actor } = await server.stores.state.db
      .selectFrom('account')
      .select('account_id')
      .where('user_key', '=', 'admin')
      .executeTakeFirstOrThrow();
    expect(await findOut(server.settings, { actor, now })).toBe('saved');
    expect(await findOut(server.settings, { actor, now: now - 1 })).toBe('nothing');
    expect(await findOut({ ...server.settings, dataFolder: join(folder, 'away') }, { actor, now })).toBe('saving');
    expect(String(withOutcome(new Error('disk I/O error'), 'saving'))).toMatch(
      /not known whether the change was saved/,
    );
  });

  test('S4.040 a new password ends the sessions that are open', async () => {
    const outcome = await operate(
      'create',
      '--name',
      'hal',
      '--real-name',
      'Hal',
      '--to',
      '2099-12-31',
      '--product',
      'sales',
    );
    const password = /Password: (\S+)/.exec(outcome.output)?.[1] ?? '';
    const token = await server.signIn('hal', password);
    expect(await statusOf(token)).toBe(0);
    const reset = await operate('reset-password', 'hal');
    expect(await statusOf(token)).toBe(100440);
    expect(await statusOf(await server.signIn('hal', /Password: (\S+)/.exec(reset.output)?.[1] ?? ''))).toBe(0);
  });

  test('S4.041 a change of products is learned by sessions that are open', async () => {
    const token = await server.signIn('developer', 'Portal-2026-dev');
    await operate('revoke', 'developer', 'sales');
    const { body } = await server.call('marketCatalogue', { dataset: 'sales' }, { token });
    expect(body.status.status).toBe(100441);
  });

  test('the tool and the server that serves write beside each other', async () => {
    let token = await server.signIn();
    let working = true;
    const serving = (async () => {
      while (working) {
        const { body } = await server.call('refreshToken', { refreshToken: token }, { token });
        token = body.data?.token ?? '';
        if (!token) throw new Error(body.status.msg2Dev);
      }
    })();
    const env = { PORTAL_DATA: server.settings.dataFolder };
    const names = ['crowd-1', 'crowd-2', 'crowd-3'];
    const outcomes = await Promise.all(
      names.map((name) =>
        runProcess(env, runBy('admin', ['create', '--name', name, '--real-name', name, '--to', '2099-12-31'])),
      ),
    );
    working = false;
    await serving;
    expect(outcomes.map(({ code, complained }) => [code, complained])).toEqual(names.map(() => [0, '']));
  });
});
