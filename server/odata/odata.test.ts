import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MarketAnswer } from '@portal/contract';
import { parse } from 'csv-parse/sync';
// @ts-expect-error it has no types
import { xml2json } from 'odata-csdl';
import { makeKey } from '../keys/key-store.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { feedPage } from './feed-rows.ts';

let server: TestServer;
let answer: MarketAnswer;
let root = '';
let secret = '';
let deliver = '';

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.stores.state;
  const account = db.selectFrom('account').select('account_id').where('user_name', '=', 'demo');
  const { account_id } = await account.executeTakeFirstOrThrow();
  const rights = { label: 'feed', products: [], callsAMinute: 100, to: '20991231' };
  secret = (await makeKey(db, account_id, rights, Date.now())).secret;
  deliver = (await makeKey(db, account_id, { ...rights, rights: ['deliver'] }, Date.now())).secret;
  const [source] = (await server.stores.market.catalogue('sales', 'en')).dataSources;
  const year = source?.last.slice(0, 4);
  const question = {
    dataset: 'sales',
    dataSources: [source?.key],
    dateType: 'monthly',
    from: `${year}-01`,
    to: source?.last,
    by: ['brand', 'period'],
    indicators: ['volume', 'share', 'yoy'],
    limit: 20_000,
  };
  answer = (await server.call('marketQuery', question, { key: secret, language: 'en' })).body.data as MarketAnswer;
  root = `${server.address}/odata/${Buffer.from(JSON.stringify(question)).toString('base64url')}/`;
});
afterAll(() => server?.close());

const fetched = (part: string, options: Record<string, string> = {}, headers: Record<string, string> = {}) => {
  const authorization = `Basic ${Buffer.from(`excel:${secret}`).toString('base64')}`;
  const query = new URLSearchParams({ language: 'en', ...options });
  return fetch(`${root}${part}?${query}`, { headers: { authorization, ...headers } });
};
const rowsOf = async (options: Record<string, string> = {}) => (await fetched('Rows', options)).json();

test('a feed has the rows and the figures of the table, with keys, names and true dates', async () => {
  const { value } = await rowsOf();
  expect(value).toHaveLength(answer.rows.length);
  expect(value).toEqual(
    answer.rows.map(({ keys, names, values }, at) => ({
      row: at + 1,
      brand: keys.brand,
      brandName: names.brand,
      period: keys.period,
      periodName: names.period,
      periodStart: `${keys.period}-01`,
      ...values,
    })),
  );
  expect(value.length).toBeGreaterThan(50);
  const service = await (await fetched('')).json();
  expect(service.value).toEqual([{ name: 'Rows', kind: 'EntitySet', url: 'Rows' }]);
});

test('its options select, filter, sort, cut and count', async () => {
  const volumes = answer.rows.map(({ values }) => values.volume ?? 0);
  const least = [...volumes].sort((one, other) => other - one)[20] ?? 0;
  const filtered = await rowsOf({
    $filter: `volume gt ${least} and (periodStart ge ${answer.period.from}-01)`,
    $orderby: 'volume desc',
    $select: 'brandName,volume',
    $top: '7',
    $count: 'true',
  });
  const wanted = volumes.filter((volume) => volume > least).sort((one, other) => other - one);
  expect(filtered['@odata.count']).toBe(wanted.length);
  expect(filtered.value.map(({ volume }: { volume: number }) => volume)).toEqual(wanted.slice(0, 7));
  expect(Object.keys(filtered.value[0])).toEqual(['brandName', 'volume']);
  const [first] = answer.rows;
  const named = { $filter: `startswith(brandName,'${first?.names.brand}') and volume ne null` };
  expect(Number(await (await fetched('Rows/$count', named)).text())).toBe(
    answer.rows.filter(({ names, values }) => names.brand === first?.names.brand && values.volume !== null).length,
  );
});

test('pages follow each other without a row twice, and end where another release is published', () => {
  const seen: unknown[] = [];
  let token: string | null = '';
  for (let pages = 0; token !== null && pages < 99; pages += 1) {
    const page = feedPage(answer, { $skip: '3', $top: '50', ...(token && { $skiptoken: token }) }, 20);
    seen.push(...page.rows.map(({ row }) => row));
    token = page.next;
  }
  expect(seen).toEqual(Array.from({ length: 50 }, (_, at) => at + 4));
  expect(() => feedPage(answer, { $skiptoken: 'other~20' })).toThrow('published');
});

test('another program reads its metadata: types, names and definitions', async () => {
  const csdl = xml2json(await (await fetched('$metadata')).text(), { strict: true });
  const row = csdl.Portal.Row;
  expect(row.$Key).toEqual(['row']);
  expect([row.brandName.$Type ?? 'Edm.String', row.periodStart.$Type, row.volume.$Type]).toEqual([
    'Edm.String',
    'Edm.Date',
    'Edm.Double',
  ]);
  const volume = answer.columns.find(({ key }) => key === 'volume');
  expect(JSON.stringify(row.volume)).toContain(JSON.stringify(volume?.definition).slice(1, -1));
  expect(Object.keys(csdl.Portal.Feed)).toContain('Rows');
});

test('the same comes as CSV, and a copy that is still right is not sent again', async () => {
  const reply = await fetched('Rows', { $format: 'csv' });
  const rows = parse(await reply.text(), { columns: true, bom: true }) as Record<string, string>[];
  expect(rows.map(({ volume }) => volume)).toEqual(answer.rows.map(({ values }) => String(values.volume ?? '')));
  const again = await fetched('Rows', { $format: 'csv' }, { 'if-none-match': reply.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('without a key it asks for one, and what a key may not or nobody can read is refused in words', async () => {
  const bare = await fetch(`${root}Rows`);
  expect([bare.status, bare.headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('Basic')]);
  const refusedOf = async (reply: Response) => [reply.status, (await reply.json()).error.code];
  expect(await refusedOf(await fetched('Rows', {}, { authorization: `Bearer ${deliver}` }))).toEqual([
    403,
    'keys.right-missing',
  ]);
  expect(await refusedOf(await fetched('Rows', { $filter: 'volume like 1' }))).toEqual([400, 'odata.option-unread']);
  expect(await refusedOf(await fetched('Rows', { $select: 'secret' }))).toEqual([400, 'odata.column-unknown']);
  const wrong = await fetch(`${server.address}/odata/nothing/Rows`, { headers: { authorization: `Bearer ${secret}` } });
  expect(await refusedOf(wrong)).toEqual([400, 'odata.address-unread']);
});
