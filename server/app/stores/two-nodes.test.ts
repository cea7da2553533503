import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls, type FileFormat, type MarketQuery } from '@portal/contract';
import { eventually } from '../../../tests/support/eventually.ts';
import { runData } from '../../cli/data-command.ts';
import { makeKey } from '../../keys/index.ts';
import { publishRelease } from '../../market/releases/publish-release.ts';
import { readCurrent } from '../../market/releases/release.ts';
import { openMarket } from '../../market/service.ts';
import { type EmptyPlace, emptyPlace } from '../../market/testing/database-kit.ts';
import { fillSmallRelease, smallFacts } from '../../market/testing/small-market.ts';
import { priceInserts, smallLaunches, smallPrices } from '../../market/testing/small-prices.ts';
import { postgresMissing } from '../../testing/postgres.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { type Wire, wireTo } from '../../testing/wire.ts';

const missing = postgresMissing();
const facts = smallFacts();
const question = {
  dataset: 'sales',
  dataSources: ['DATASOURCE_CLH_PIFA'],
  dateType: 'monthly',
  by: ['subModel'],
  totals: true,
  from: '2023-01',
  to: '2023-06',
  indicators: ['volume', 'yoy', 'share'],
} satisfies MarketQuery;

(missing ? describe.skip : describe)('two nodes over one PostgreSQL market', () => {
  let place: EmptyPlace;
  let wire: Wire;
  let folder: string;
  const nodes: TestServer[] = [];
  const tokens: string[] = [];
  beforeAll(async () => {
    place = await emptyPlace();
    wire = await wireTo(place.url);
    // The data folder of whoever makes releases; the nodes have none of it.
    folder = await mkdtemp(join(tmpdir(), 'portal-nodes-'));
    for (const _node of [1, 2]) {
      const node = await startTestServer({ marketSize: 'none', settings: { marketUrl: wire.url } });
      nodes.push(node);
      tokens.push(await node.signIn());
    }
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await wire.end();
    await place.remove();
    await rm(folder, { recursive: true, force: true });
  });

  const data = async (...line: string[]) => {
    const output: string[] = [];
    const say = (text: string) => void output.push(text);
    const env = { PORTAL_DATA: folder, PORTAL_MARKET_URL: place.url };
    const code = await runData(line, { env, user: 'olga', say, complain: say });
    return { code, output: output.join('\n') };
  };
  const marketFolder = () => join(folder, 'market');
  const seal = async (id: string, count: number) => {
    const more = priceInserts({ prices: smallPrices(), launches: smallLaunches });
    const writer = await fillSmallRelease(marketFolder(), facts.slice(0, count), id, more);
    await writer.seal();
  };
  const answers = () =>
    Promise.all(
      nodes.map(async (node, at) => (await node.call('marketQuery', question, { token: tokens[at] ?? '' })).body),
    );
  /** The feed of the same question on the first node: its rows, and the mark of its copy. */
  const feed = async () => {
    const [node] = nodes;
    if (!node) throw new Error('no node');
    const { db } = node.stores.state;
    const owner = db.selectFrom('account').select('account_id').where('user_name', '=', 'demo');
    const rights = { label: 'feed', products: [], callsAMinute: 100, to: '20991231' };
    const { secret } = await makeKey(db, (await owner.executeTakeFirstOrThrow()).account_id, rights, Date.now());
    const address = Buffer.from(JSON.stringify(question)).toString('base64url');
    const headers = { authorization: `Bearer ${secret}` };
    const reply = await fetch(`${node.address}/odata/${address}/Rows`, { headers });
    return { mark: reply.headers.get('etag'), rows: (await reply.json()).value };
  };
  const released = async () => (await answers()).map(({ data: answer }) => answer?.release.id ?? null);
  const ready = () => Promise.all(nodes.map(async ({ address }) => (await fetch(`${address}/readyz`)).status));

  test('are not ready before anything is published, and say so', async () => {
    expect(await ready()).toEqual([503, 503]);
    expect((await answers()).map(({ status }) => status.refusal)).toEqual(Array(2).fill('market.nothing-published'));
  });

  test('both answer what is published, the same and as the file does', async () => {
    await seal('first', facts.length);
    expect((await data('releases')).output).toContain('Nothing is published in the market database');
    expect(await data('publish', 'first')).toMatchObject({ code: 0 });
    expect((await data('releases')).output).toContain('(PORTAL_MARKET_URL) answers from release first.');
    await eventually(async () => expect(await released()).toEqual(['first', 'first']));
    const [one, other] = await answers();
    expect(one?.data).toEqual(other?.data);
    const market = await openMarket(marketFolder());
    expect(one?.data).toEqual(await market.query(question, 'zh_CN'));
    const { rows } = await market.query({ ...question, limit: 20_000 }, 'zh_CN');
    expect((await feed()).rows).toMatchObject(
      rows.filter(({ kind }) => kind === 'row').map(({ keys, values }) => ({ ...keys, ...values })),
    );
    await market.close();
    expect(await ready()).toEqual([200, 200]);
  });

  test.each<FileFormat>(['csv', 'ndjson'])(
    'both give files, as %s to the byte what the file of the release gives',
    async (format) => {
      const market = await openMarket(marketFolder());
      const path = `/api${calls.marketFile.path}`;
      for (const dataset of ['sales', 'price'] as const) {
        const wanted = { release: 'first', month: '2023-05', format };
        const { folder: stored, name } = await market.file(dataset, wanted);
        const wantedText = await readFile(join(stored, name), 'utf8');
        for (const [at, node] of nodes.entries()) {
          const query = new URLSearchParams({ dataset, ...wanted });
          const response = await fetch(`${node.address}${path}?${query}`, { headers: { token: tokens[at] ?? '' } });
          expect(await response.text()).toBe(wantedText);
        }
      }
      await market.close();
    },
  );

  test('both follow a new release, and go back; each time a feed has another mark', async () => {
    const before = await feed();
    await seal('second', 400);
    expect((await data('publish', 'second', '--anyway', 'a smaller one', '--by', 'test')).code).toBe(0);
    await eventually(async () => expect(await released()).toEqual(['second', 'second']));
    const after = await feed();
    expect([after.mark === before.mark, after.rows.length > 0]).toEqual([false, true]);
    const { code, output } = await data('rollback');
    expect([code, output]).toEqual([0, 'Rolled back to release first.']);
    await eventually(async () => expect(await released()).toEqual(['first', 'first']));
    expect((await readCurrent(marketFolder()))?.current).toBe('first');
    // Who goes back publishes too: what is kept of either release by its mark is asked for anew.
    expect([before.mark, after.mark]).not.toContain((await feed()).mark);
  });

  test('say in words that the database is away, are not ready, and answer again when it is back', async () => {
    await wire.cut();
    const other = { ...question, limit: 3 };
    const replies = await Promise.all(
      nodes.map((node, at) => node.call('marketQuery', other, { token: tokens[at] ?? '', language: 'en' })),
    );
    for (const { code, body } of replies) {
      expect([code, body.status.status, body.status.refusal]).toEqual([200, 503, 'market.engine-away']);
      expect(body.status.msg2Client).toMatch(/cannot be reached at the moment/);
    }
    await eventually(async () => expect(await ready()).toEqual([503, 503]));
    await seal('third', 300);
    const refused = await runData(['publish', 'third', '--anyway', 'so', '--by', 'test'], {
      env: { PORTAL_DATA: folder, PORTAL_MARKET_URL: wire.url },
      user: 'olga',
      say: () => undefined,
      complain: (text) =>
        expect(text).toMatch(/^The market database at 127\.0\.0\.1:\d+ \(PORTAL_MARKET_URL\) cannot be used/),
    });
    expect(refused).toBe(1);
    expect((await readCurrent(marketFolder()))?.current).toBe('first');
    await wire.mend();
    await eventually(async () => {
      expect(await ready()).toEqual([200, 200]);
      const again = await Promise.all(
        nodes.map((node, at) => node.call('marketQuery', other, { token: tokens[at] ?? '' })),
      );
      expect(again.map(({ body }) => body.data?.rows.filter(({ kind }) => kind === 'row').length)).toEqual([3, 3]);
    });
  });

  test('the address of the database stands in no log', () => {
    for (const { log } of nodes) expect(log.join('\n')).not.toContain('postgres://');
  });

  test('a node that shows the demonstration makes it once, and the next node finds it', async () => {
    const own = await emptyPlace();
    const output: string[] = [];
    const start = () =>
      startTestServer({ settings: { marketUrl: own.url }, progress: (sentence) => output.push(sentence.en) });
    const first = await start();
    const second = await start();
    const ids = [first, second].map(({ stores }) => stores.market.release()?.id);
    expect(ids[0]).toBeDefined();
    expect(ids[1]).toBe(ids[0]);
    expect(output.filter((sentence) => sentence.startsWith('Generating'))).toHaveLength(1);
    await first.close();
    await second.close();
    await own.remove();
  });

  test('releases of the folder are served from the folder again without the setting', async () => {
    const dataFolder = folder;
    const node = await startTestServer({ marketSize: 'none', settings: { dataFolder } });
    expect(node.stores.market.release()?.id).toBe('first');
    await node.close();
    await publishRelease(marketFolder(), 'first');
  });
});

if (missing) test.skip(`two nodes over one PostgreSQL market: ${missing}`, () => undefined);
