import { existsSync, renameSync, rmSync, truncateSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { eventually } from '../../../tests/support/eventually.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import { putDemoOfRun } from '../../testing/demo-of-run.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let folder = '';
let server: TestServer | null = null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-used-'));
  await putDemoOfRun(market());
});
afterEach(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const stateFile = () => join(folder, 'data', 'state.sqlite');
const market = () => join(folder, 'data', 'market');

async function start(anew = false): Promise<TestServer> {
  const dataFolder = join(folder, 'data');
  server = await startTestServer({ settings: { dataFolder, demo: 'off' }, makesDemo: true, marketSize: 'none', anew });
  return server;
}

async function stop(): Promise<void> {
  await server?.close();
  server = null;
}

const refusalOf = (starting: Promise<unknown>) =>
  starting.then(
    () => 'started',
    (error: unknown) => (error instanceof OperatorError ? error.sentence : error),
  );

const isReady = async ({ address }: TestServer) => (await fetch(`${address}/readyz`)).status;

test('a folder whose state or market has gone, or whose state is empty, is not begun anew unless that is wanted', async () => {
  await start();
  await stop();
  rmSync(market(), { recursive: true });
  expect(await refusalOf(start())).toMatchObject({
    zh_CN: expect.stringMatching(/已发布的市场数据不见了.*npm start -- --new/),
    en: expect.stringMatching(/published market data in .* has gone.*put it or a copy of it back.*--new\.$/),
  });
  expect(existsSync(market())).toBe(false);
  await start(true);
  await stop();
  for (const lose of [() => rmSync(stateFile()), () => truncateSync(stateFile())]) {
    for (const more of ['-wal', '-shm']) rmSync(stateFile() + more, { force: true });
    lose();
    expect(await refusalOf(start())).toMatchObject({
      zh_CN: expect.stringMatching(/状态库 .*npm start -- --new/),
      en: expect.stringMatching(/^The state store .*(has gone|is an empty file).*--new\.$/),
    });
    await start(true);
    await stop();
  }
  // Nothing is missed any more.
  await start();
});

test('a state or a release that is moved away or replaced while it is served makes the server say that it is not ready', async () => {
  const running = await start();
  const release = join(market(), 'releases', running.stores.market.release()?.id ?? '', 'market.duckdb');
  expect(await isReady(running)).toBe(200);
  for (const file of [stateFile(), release]) {
    renameSync(file, `${file}.away`);
    await eventually(async () => expect(await isReady(running)).toBe(503));
    await copyFile(`${file}.away`, file);
    expect(await isReady(running)).toBe(503);
    renameSync(`${file}.away`, file);
    await eventually(async () => expect(await isReady(running)).toBe(200));
  }
});
