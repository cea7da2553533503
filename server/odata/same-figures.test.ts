import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MarketAnswer, MarketCatalogue, MarketQuery } from '@portal/contract';
import { datasetKeys } from '@portal/contract/schemas';
import { parse } from 'csv-parse/sync';
import { allOf, partsOf, xmlOf } from '../exports/testing/parts-of.ts';
import { sheetsOf, takeFile } from '../exports/testing/take-file.ts';
import { makeKey } from '../keys/key-store.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let token = '';
let secret = '';

beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn();
  const { db } = server.stores.state;
  const account = db.selectFrom('account').select('account_id').where('user_name', '=', 'demo');
  const rights = { label: 'feed', products: [], callsAMinute: 1000, to: '20991231' };
  secret = (await makeKey(db, (await account.executeTakeFirstOrThrow()).account_id, rights, Date.now())).secret;
});
afterAll(() => server?.close());

/** What is shown of a dataset here: its first figures by its first dimension, of the newest month. */
function questionOf(
  { dimensions, indicators, dataSources, last }: MarketCatalogue,
  dataset: string,
): MarketQuery | null {
  const by = dimensions.find(({ key }) => key !== 'period' && key !== 'dataSource')?.key;
  if (!by || indicators.length === 0) return null;
  const [source] = dataSources;
  return {
    dataset,
    dataSources: source ? [source.key] : [],
    dateType: 'monthly',
    from: source?.last ?? last,
    to: source?.last ?? last,
    by: [by],
    indicators: indicators.slice(0, 3).map(({ key }) => key),
    limit: 20,
  } as MarketQuery;
}

const asNumbers = (values: readonly unknown[]) =>
  values.map((value) => (value === '' || value === null || value === undefined ? null : Number(value)));

test.each(datasetKeys)('%s: page, workbook, CSV, slide and feed say the same figures', async (dataset) => {
  const catalogue = (await server.call('marketCatalogue', { dataset }, { token, language: 'en' })).body.data;
  const monthly = catalogue && questionOf(catalogue, dataset);
  if (!monthly) throw new Error(`nothing can be asked of ${dataset}`);
  // Some are known by quarter or year alone, or have no figure that stands by itself.
  let question = monthly;
  let answer: MarketAnswer | null = null;
  for (const dateType of ['monthly', 'quarterly', 'annual'] as const) {
    for (const indicators of [monthly.indicators, monthly.indicators.slice(0, 1)]) {
      question = { ...monthly, dateType, indicators };
      answer ??= (await server.call('marketQuery', question, { token, language: 'en' })).body.data ?? null;
      if (answer) break;
    }
    if (answer) break;
  }
  if (!answer) throw new Error(`${dataset} was refused`);
  const rows = answer.rows.filter(({ kind }) => kind === 'row');
  expect(rows.length).toBeGreaterThan(0);
  const [first = ''] = question.indicators;
  const page = rows.map(({ values }) => values[first] ?? null);

  const address = Buffer.from(JSON.stringify(question)).toString('base64url');
  const feed = await fetch(`${server.address}/odata/${address}/Rows`, {
    headers: { authorization: `Bearer ${secret}` },
  });
  const { value } = (await feed.json()) as { value: Record<string, number | null>[] };
  expect(value.map((row) => row[first])).toEqual(page);

  const sheet = { kind: 'asked', title: 'Same', link: '/', question, shape: null, sorting: null, ranked: false };
  const order = (format: string) => ({
    name: 'same',
    format,
    language: 'en',
    sheets: [{ ...sheet, whole: false, notes: [] }],
  });
  const { bytes } = await takeFile(server, token, order('xlsx'));
  const [table] = (await sheetsOf(bytes)).values();
  const body = table?.rows.slice(1, 1 + rows.length) ?? [];
  const factor = (cell: number | null, at: number) =>
    cell === null || page[at] === null ? null : cell / (page[at] ?? 1);
  const xlsx = asNumbers(body.map(([, cell]) => cell));
  const csv = asNumbers(
    (parse((await takeFile(server, token, order('csv'))).bytes, { bom: true }) as string[][])
      .slice(1)
      .map(([, cell]) => cell),
  ).slice(0, rows.length);
  // Ratios are percentages in files: the same factor for each row.
  for (const figures of [xlsx, csv])
    for (const [at, cell] of figures.entries()) {
      const times = factor(cell, at);
      if (page[at] === null) expect(cell).toBeNull();
      else if (page[at] !== 0)
        expect(Math.min(Math.abs((times ?? 0) - 1), Math.abs((times ?? 0) - 100))).toBeLessThan(0.5);
    }
  const slide = await partsOf((await takeFile(server, token, order('pptx'))).bytes);
  const chart = [...slide].find(([name]) => /charts\/chart\d+\.xml$/.test(name));
  if (chart) {
    const shown = allOf(allOf(xmlOf(chart[1]), 'c:val'), 'c:v').map(Number);
    // Ratios are percentages on slides.
    const known = new Set(
      xlsx.flatMap((cell) => (cell === null ? [] : [cell.toPrecision(6), (cell * 100).toPrecision(6)])),
    );
    for (const figure of shown) expect([...known]).toContain(figure.toPrecision(6));
  }
});
