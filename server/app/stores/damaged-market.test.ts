import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { damages, spoilTables } from '../../market/testing/damage.ts';
import { publishSmallRelease, smallFacts } from '../../market/testing/small-market.ts';
import { publishWideRelease, scattered } from '../../market/testing/wide-market.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let dataFolder: string;
let server: TestServer | undefined;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'portal-damaged-'));
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  await rm(dataFolder, { recursive: true, force: true });
});

const market = () => join(dataFolder, 'market');
const facts = smallFacts();
const reported: string[] = [];
const start = async () => {
  reported.length = 0;
  server = await startTestServer({
    settings: { dataFolder },
    marketSize: 'none',
    progress: ({ en }) => void reported.push(en),
  });
  return server;
};
const question = {
  dataset: 'sales',
  dataSources: ['DATASOURCE_CLH_PIFA'],
  dateType: 'monthly',
  from: '2022-01',
  to: '2024-05',
  by: ['period', 'city'],
  indicators: ['volume'],
};

describe('a portal whose published release is damaged', () => {
  test('starts with the one before it, is ready, and says so on the terminal and in the log', async () => {
    for (const id of ['one', 'two']) await publishSmallRelease(market(), facts, id);
    await damages['some bytes in the middle of a table']?.(market(), 'two');
    const { address, log, stores } = await start();
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect(stores.market.release()?.id).toBe('one');
    expect(reported.join('\n')).toMatch(/Attention: Release two is damaged.* release one answers instead/);
    expect(log.filter((line) => line.includes('the published release cannot be used'))).toHaveLength(1);
  });

  test('starts where current.json is broken, and makes no demonstration over it', async () => {
    await publishSmallRelease(market(), facts, 'one');
    await writeFile(join(market(), 'current.json'), '');
    const { stores } = await start();
    expect(stores.market.release()?.id).toBe('one');
  });

  test('is refused a start where nothing is whole, in one sentence', async () => {
    await publishSmallRelease(market(), facts, 'one');
    await damages['no file']?.(market(), 'one');
    await expect(start()).rejects.toThrow(/cannot be read .*no other release can answer.*restore a backup/s);
  });

  test('answers a question that meets the damage with a sentence and not with 500', async () => {
    // The first start reads figures for what the demonstration has to read; the next one waits to be asked.
    await publishWideRelease(market(), 'one', scattered);
    await (await start()).close();
    await publishWideRelease(market(), 'two', scattered);
    const own = await start();
    const token = await own.signIn();
    await spoilTables(market(), 'two');
    const { code, body } = await own.call('marketQuery', question, { token, language: 'en' });
    expect(code).toBe(200);
    expect(body.status).toMatchObject({ status: 1, refusal: 'market.data-unreadable' });
    expect(body.status.msg2Client).toContain('could not be read just now');
    expect((await fetch(`${own.address}/readyz`)).status).toBe(200);
  });
});
