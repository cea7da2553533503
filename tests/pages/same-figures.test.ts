import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { exportCaps } from '@portal/contract';
import { makeKey } from '../../server/keys/key-store.ts';
import {
  type Asker,
  askPage,
  expectCsv,
  expectFeed,
  expectSlides,
  expectWorkbook,
  type Shown,
} from '../../server/odata/testing/ways-out.ts';
import { startTestServer, type TestServer } from '../../server/testing/server.ts';
import { pageQuestions } from './page-questions.ts';

/** Pages whose first questions come by other calls, or once a person has chosen or typed something. */
const withoutQuestion = [
  ...['channel/productivity', 'channel/city', 'finance/calculator', 'gpt/answer', 'image-library/gallery'],
  ...['image-library/compare', 'internet/balance', 'multidimensional-query/pivot', 'multidimensional-query/scatter'],
  ...['multidimensional-query/gap', 'new-car/coming', 'sales/changes'],
];

let server: TestServer;
let asker: Asker;
const all: Shown[] = [];

beforeAll(async () => {
  server = await startTestServer({ settings: { proxies: ['127.0.0.1'] } });
  const { db } = server.stores.state;
  const account = db.selectFrom('account').select('account_id').where('user_name', '=', 'demo');
  const { account_id } = await account.executeTakeFirstOrThrow();
  const rights = { label: 'feed', products: [], callsAMinute: 1000, to: '20991231' };
  const { secret } = await makeKey(db, account_id, rights, Date.now());
  asker = { server, secret, token: await server.signIn() };
});
afterAll(() => server?.close());

test('every page of analysis: the page, its CSV and its feed say the same figures', async () => {
  const { token } = asker;
  const pages = await pageQuestions(async (dataset) => {
    const { data } = (await server.call('marketCatalogue', { dataset: dataset as 'sales' }, { token })).body;
    if (!data) throw new Error(`no catalogue of ${dataset}`);
    return data;
  });
  const bare = pages.filter(({ page, questions }) => questions.length === 0 && !page.startsWith('policy/'));
  expect(bare.map(({ page }) => page).sort()).toEqual([...withoutQuestion].sort());
  const asked = new Set<string>();
  for (const { page, questions } of pages)
    for (const question of questions) {
      const text = JSON.stringify(question);
      if (asked.has(text)) continue;
      asked.add(text);
      const shown = await askPage(asker, `${page} ${all.length}`, question);
      if (!shown) throw new Error(`${page} was refused: ${text}`);
      try {
        await expectFeed(asker, shown);
        await expectCsv(asker, shown);
      } catch (error) {
        throw new Error(`${page}: ${text}`, { cause: error });
      }
      all.push(shown);
    }
  expect(all.length).toBeGreaterThan(80);
});

const files = () =>
  Array.from({ length: Math.ceil(all.length / exportCaps.sheets) }, (_, at) =>
    all.slice(at * exportCaps.sheets, (at + 1) * exportCaps.sheets),
  );

test('every page of analysis: its workbook says the figures of the page', async () => {
  for (const file of files()) await expectWorkbook(asker, file);
});

test('every page of analysis: its slide draws the figures of the page', async () => {
  let drawn = 0;
  for (const file of files()) drawn += await expectSlides(asker, file);
  expect(drawn).toBeGreaterThan(all.length / 4);
});
