import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { programLine } from '../kernel/program-line.ts';
import { startTestServer } from '../testing/server.ts';
import { writeTestBuild } from '../testing/test-manifest.ts';

/** The server as a process of its own, with nothing of this process's settings. */
function spawnServer(distFolder: string, env: Record<string, string>): ChildProcess {
  const own = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', PORTAL_DIST: distFolder };
  return spawn(process.execPath, programLine('main'), {
    env: { ...own, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

describe('a start that cannot succeed', () => {
  let folder = '';
  let count = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-start-'));
    writeTestBuild(join(folder, 'dist'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const newData = () => join(folder, `data-${count++}`);
  const start = (env: Record<string, string>) => spawnServer(join(folder, 'dist'), env);
  const run = (env: Record<string, string>) =>
    new Promise<{ code: number | null; stderr: string }>((resolve) => {
      const child = start(env);
      child.stdout?.resume();
      let stderr = '';
      child.stderr?.on('data', (piece: Buffer) => {
        stderr += piece.toString('utf8');
      });
      child.on('exit', (code) => resolve({ code, stderr }));
    });
  const refuses = async (env: Record<string, string>, sentence: RegExp) => {
    const { code, stderr } = await run(env);
    expect(stderr).toMatch(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  };

  test('says which setting does not fit', async () => {
    const data = newData();
    await refuses({ PORTAL_DATA: data, PORT: 'eighty' }, /PORT must be a port/);
    expect(existsSync(data)).toBe(false);
  });

  test('speaks Chinese on a Chinese terminal', async () => {
    await refuses(
      { PORTAL_DATA: newData(), PORT: 'eighty', LANG: 'zh_CN.UTF-8' },
      /设置有误：PORT 必须是 0 到 65535 的端口号/,
    );
  });

  test('says that the port is taken, before anything is made', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        resolve(address && typeof address === 'object' ? address.port : 0);
      });
    });
    const data = newData();
    await refuses({ PORTAL_DATA: data, PORT: String(port) }, new RegExp(`Port ${port} on 127.0.0.1 is in use`));
    expect(existsSync(data)).toBe(false);
    await new Promise((resolve) => other.close(resolve));
  });

  test('says that the portal has not been built', async () => {
    await refuses({ PORTAL_DATA: newData(), PORTAL_DIST: join(folder, 'nothing') }, /has not been built/);
  });

  test('says that the data folder cannot be written', async () => {
    const file = newData();
    await writeFile(file, 'a file where a folder should be');
    await refuses({ PORTAL_DATA: file }, /data folder .* cannot be written/);
  });

  test('says that the state store is no database, and leaves it as it is', async () => {
    const data = newData();
    await mkdir(data);
    await writeFile(
      join(data, 'state.sqlite'),
      'this is no database, but it is long enough to be taken for one'.repeat(40),
    );
    await refuses({ PORTAL_DATA: data }, /state store .* cannot be used: file is not a database/);
    expect(await readdir(data)).toEqual(['state.sqlite']);
  });

  test.each([
    ['current.json is no JSON', 'half a line', undefined],
    [
      'the release is no database',
      '{"current":"r1","previous":null,"publishedAt":"2026-01-01T00:00:00Z"}',
      'no database',
    ],
  ])('says that the market cannot be read when %s', async (_what, current, content) => {
    const data = newData();
    const release = join(data, 'market', 'releases', 'r1');
    await mkdir(release, { recursive: true });
    await writeFile(join(data, 'market', 'current.json'), current);
    if (content) await writeFile(join(release, 'release.json'), '{"id":"r1","sources":[],"counts":{}}');
    if (content) await writeFile(join(release, 'market.duckdb'), content.repeat(2000));
    await refuses({ PORTAL_DATA: data }, /The market data in .* cannot be read/);
  });

  test.each([
    ['PORTAL_DATABASE_URL', /^PostgreSQL at 127\.0\.0\.1:1 \(PORTAL_DATABASE_URL\) cannot be used/],
    ['PORTAL_MARKET_URL', /^The market database at 127\.0\.0\.1:1 \(PORTAL_MARKET_URL\) cannot be used/],
  ])('says that the PostgreSQL of %s does not answer, without its password', async (setting, sentence) => {
    const url = 'postgres://portal:secret-word@127.0.0.1:1/portal';
    const data = newData();
    const { code, stderr } = await run({ PORTAL_DATA: data, [setting]: url });
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toContain('secret-word');
    expect(code).toBe(1);
    expect(existsSync(data)).toBe(false);
  });

  test('interrupted in the middle leaves nothing behind', async () => {
    const data = newData();
    const child = start({ PORTAL_DATA: data });
    const ended = new Promise((resolve) => child.on('exit', resolve));
    await new Promise<void>((resolve) => {
      child.stdout?.on('data', (piece: Buffer) => {
        // The market has its members by now, and the engine works out where their cars are sold.
        if (/^ *cities$/m.test(piece.toString('utf8'))) resolve();
      });
    });
    expect(existsSync(data)).toBe(true);
    child.kill('SIGTERM');
    expect(await ended).toBe(1);
    expect(existsSync(data)).toBe(false);
  });

  test('does not let demo accounts be reached from elsewhere, and says what to do', async () => {
    const data = newData();
    await refuses({ PORTAL_DATA: data, HOST: '0.0.0.0' }, /PORTAL_DEMO=off .* or leave HOST at 127\.0\.0\.1/);
    expect(existsSync(data)).toBe(false);
  });
});

describe('a server that starts', () => {
  test('PORTAL_DEMO=off removes demo accounts that are there', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-demo-'));
    const dataFolder = join(folder, 'data');
    const first = await startTestServer({ marketSize: 'none', settings: { dataFolder } });
    const token = await first.signIn();
    await first.close();
    const second = await startTestServer({ marketSize: 'none', settings: { dataFolder, demo: 'off' } });
    expect((await second.call('getUserInfo', {}, { token })).body.status.status).toBe(100440);
    await expect(second.signIn()).rejects.toThrow(/refused/);
    const { db } = second.stores.state;
    for (const table of ['account', 'company', 'company_product'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    const about = await fetch(`${second.address}/readyz?verbose`);
    expect([about.status, await about.text()]).toEqual([
      503,
      expect.stringMatching(/^not ready\nNo market figures .* npm run data -- publish\.\nThere is no account.* create/),
    ]);
    await second.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('as a process says where it is, and ends in good order on SIGTERM, its log whole', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-process-'));
    writeTestBuild(join(folder, 'dist'));
    const env = { PORTAL_DATA: join(folder, 'data'), HOST: '0.0.0.0', PORTAL_DEMO: 'off' };
    const child = spawnServer(join(folder, 'dist'), env);
    const ended = new Promise((resolve) => child.on('close', resolve));
    let stdout = '';
    await new Promise<void>((resolve) => {
      child.stdout?.on('data', (piece: Buffer) => {
        stdout += piece.toString('utf8');
        if (/The portal is at/.test(stdout)) resolve();
      });
    });
    const port = /The portal is at http:\/\/[\d.]+:(\d+)/.exec(stdout)?.[1];
    expect(stdout).not.toContain('Portal-2026');
    expect(stdout).toMatch(/Still missing:\n.*npm run data -- import .*\n.*npm run account -- create/);
    const queries = Array.from({ length: 50 }, () => fetch(`http://127.0.0.1:${port}/api/none`));
    expect((await Promise.all(queries)).map(({ status }) => status)).toEqual(queries.map(() => 404));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    // Lines wait for one that is being written: those of the last requests too are there.
    expect(stdout.match(/"path":"\/api\/none"/g)).toHaveLength(50);
    await rm(folder, { recursive: true, force: true });
  });

  test('keeps sessions over a restart and is ready with its demonstration market', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-again-'));
    const dataFolder = join(folder, 'data');
    const output: string[] = [];
    const progress = ({ en }: { en: string }) => void output.push(en);
    const first = await startTestServer({ settings: { dataFolder }, makesDemo: true, progress });
    expect(output.splice(0).join()).toMatch(/Generating the demonstration market/);
    const token = await first.signIn();
    const ready = await fetch(`${first.address}/readyz?verbose`);
    expect([ready.status, await ready.text()]).toEqual([200, 'ready']);
    await first.close();
    const second = await startTestServer({ settings: { dataFolder }, progress });
    expect((await second.call('getUserInfo', {}, { token })).body.status.status).toBe(0);
    expect(output.join()).toMatch(/Opening the market data/);
    expect(output.join()).not.toMatch(/Generating/);
    const catalogue = await second.call('marketCatalogue', { dataset: 'sales' }, { token });
    expect(catalogue.body.data?.release.demonstration).toBe(true);
    await second.close();
    await rm(folder, { recursive: true, force: true });
  });
});
