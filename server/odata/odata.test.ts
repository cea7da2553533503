import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client, type Context, PageIterator } from '@microsoft/microsoft-graph-client';
import type { MarketAnswer } from '@portal/contract';
import { parse } from 'csv-parse/sync';
// @ts-expect-error it has no types
import { xml2json } from 'odata-csdl';
import buildQuery, { type Filter } from 'odata-query';
import { takeFile } from '../exports/testing/take-file.ts';
import { makeKey } from '../keys/key-store.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { feedPage } from './feed-rows.ts';
import { tableOfAnswer } from './feed-table.ts';
import { sameFigures } from './testing/same-figures.ts';

let server: TestServer;
let answer: MarketAnswer;
let root = '';
let secret = '';
let deliver = '';
let last = '';
let accountId = '';
let question = { from: '' } as Record<string, unknown> & { from: string };
const addressOf = (wanted: object) =>
  `${server.address}/odata/${Buffer.from(JSON.stringify(wanted)).toString('base64url')}/`;

beforeAll(async () => {
  server = await startTestServer({ settings: { proxies: ['127.0.0.1'] } });
  const { db } = server.stores.state;
  const account = db.selectFrom('account').select('account_id').where('user_name', '=', 'demo');
  const { account_id } = await account.executeTakeFirstOrThrow();
  accountId = account_id;
  const rights = { label: 'feed', products: [], callsAMinute: 100, to: '20991231' };
  secret = (await makeKey(db, account_id, rights, Date.now())).secret;
  deliver = (await makeKey(db, account_id, { ...rights, rights: ['deliver'] }, Date.now())).secret;
  const [source] = (await server.stores.market.catalogue('sales', 'en')).dataSources;
  // A month of the first year has none to be compared with.
  last = source?.last ?? '';
  question = {
    dataset: 'sales',
    dataSources: [source?.key],
    dateType: 'monthly',
    from: source?.first ?? '',
    to: last,
    by: ['brand', 'period'],
    indicators: ['volume', 'share', 'yoy'],
    limit: 20_000,
  };
  answer = (await server.call('marketQuery', question, { key: secret, language: 'en' })).body.data as MarketAnswer;
  root = addressOf(question);
});
afterAll(() => server?.close());

sameFigures(() => ({ server, secret }));

const fetched = (part: string, options: Record<string, string> = {}, headers: Record<string, string> = {}) => {
  const authorization = `Basic ${Buffer.from(`excel:${secret}`).toString('base64')}`;
  const query = new URLSearchParams({ language: 'en', ...options });
  return fetch(`${root}${part}?${query}`, { headers: { authorization, ...headers } });
};
const rowsOf = async (options: Record<string, string> = {}) => (await fetched('Rows', options)).json();

test('CSV by key has the signs that the account has chosen, and an ETag of its own; files that it orders have them too', async () => {
  const { db } = server.stores.state;
  const token = await server.signIn();
  const csv = async () => {
    const reply = await fetched('Rows', { $format: 'csv', $top: '2' });
    return { etag: reply.headers.get('etag'), lines: (await reply.text()).split('\r\n') };
  };
  const before = await csv();
  await server.call('keepCsvStyle', { style: { delimiter: ';', decimal: ',' } }, { token });
  const after = await csv();
  const sheet = { kind: 'asked', title: 'T', link: '/sales/trend', question, notes: [] };
  const plain = { shape: null, sorting: null, ranked: false, whole: false };
  const order = { name: 'F', language: 'en', sheets: [{ ...sheet, ...plain }] };
  const ordered = (await takeFile(server, token, { ...order, format: 'csv' })).bytes.toString().split('\r\n');
  const notes = (await takeFile(server, token, { ...order, format: 'txt' })).bytes.toString();
  await db.updateTable('account').set({ csv_style: null }).where('account_id', '=', accountId).execute();
  expect(after.etag).not.toBe(before.etag);
  expect(before.lines[0]?.split(',')).toEqual(after.lines[0]?.split(';'));
  const [first] = answer.rows;
  expect(after.lines[1]?.split(';').at(-1)).toBe(String(first?.values.yoy ?? '').replace('.', ','));
  expect(ordered[0]?.split(';').length).toBe(answer.columns.length);
  expect(ordered[1]).toContain(String(first?.values.volume));
  for (const text of ['Data source: ', 'Release: ', '/sales/trend']) expect(notes).toContain(text);
});

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

test('pages follow each other without a row twice, and end where another release is published', async () => {
  const table = tableOfAnswer(answer);
  const seen: unknown[] = [];
  let token: string | null = '';
  for (let pages = 0; token !== null && pages < 99; pages += 1) {
    const page = await feedPage(table, { $skip: '3', $top: '50', ...(token && { $skiptoken: token }) }, 20);
    seen.push(...page.rows.map(({ row }) => row));
    token = page.next;
  }
  expect(seen).toEqual(Array.from({ length: 50 }, (_, at) => at + 4));
  await expect(feedPage(table, { $skiptoken: 'other~20' })).rejects.toThrow('published');
});

/** What stands between a client that speaks HTTPS alone and the server: a proxy that ends it. */
const proxy = {
  async execute(context: Context) {
    const { pathname, search } = new URL(String(context.request));
    const headers = { ...context.options?.headers, 'x-forwarded-proto': 'https', 'x-forwarded-host': 'portal.example' };
    context.response = await fetch(server.address + pathname + search, { headers } as RequestInit);
  },
};

/** All rows as a client of Microsoft reads them: it follows the pages by itself. */
async function readWhole(options: Record<string, string>, size: number) {
  const client = Client.initWithMiddleware({ middleware: proxy });
  const headers = { authorization: `Bearer ${secret}`, prefer: `odata.maxpagesize=${size}` };
  const query = new URLSearchParams({ language: 'en', ...options });
  const first = await client
    .api(`https://portal.example${new URL(root).pathname}Rows?${query}`)
    .headers(headers)
    .get();
  const seen: Record<string, unknown>[] = [];
  const pages = new PageIterator(client, first, (row) => Boolean(seen.push(row)), { headers });
  await pages.iterate();
  return { first, seen };
}

test('a client that follows pages reads all rows once in their order, and one without a limit all that there are', async () => {
  const { first, seen } = await readWhole({}, 100);
  expect(first.value).toHaveLength(100);
  expect(seen).toEqual((await rowsOf()).value);
  const { limit: _limit, ...unlimited } = question;
  const fine = { ...unlimited, by: ['subModel', 'city', 'period'], indicators: ['volume'] };
  const own = root;
  root = addressOf(fine);
  const all = await readWhole({}, 20_000);
  root = own;
  expect(all.first.value).toHaveLength(20_000);
  expect(all.first['@odata.nextLink']).toContain('skiptoken');
  const ids = all.seen.map(({ subModel, city, period }) => `${subModel} ${city} ${period}`);
  expect([new Set(ids).size, all.seen.at(-1)?.row]).toEqual([ids.length, ids.length]);
  const sum = (rows: { volume?: unknown }[]) => rows.reduce((total, { volume }) => total + Number(volume ?? 0), 0);
  expect(sum(all.seen)).toBe(sum(seen));
});

test('conditions that another library writes leave the same rows: or, not, in, brackets, and what is missing', async () => {
  const rows = (await rowsOf()).value as {
    brandName: string;
    volume: number | null;
    yoy: number | null;
    period: string;
  }[];
  const [one = '', other = ''] = [...new Set(rows.map(({ brandName }) => brandName))];
  const least = 2000;
  const conditions: [Filter<unknown>, (row: (typeof rows)[number]) => boolean][] = [
    [{ or: [{ brandName: one }, { brandName: other }] }, ({ brandName }) => [one, other].includes(brandName)],
    [
      {
        and: [{ not: { brandName: { in: [one, other] } } }, { or: [{ volume: { gt: least } }, { yoy: null }] }],
      } as Filter<unknown>,
      ({ brandName, volume, yoy }) =>
        ![one, other].includes(brandName) && ((volume !== null && volume > least) || yoy === null),
    ],
    [
      `not (volume gt ${least} or startswith(brandName,'${one}'))`,
      ({ brandName, volume }) => !((volume ?? 0) > least || brandName.startsWith(one)),
    ],
    [
      `brandName in ('${one}','${other}') and not volume le ${least}`,
      ({ brandName, volume }) => [one, other].includes(brandName) && !(volume !== null && volume <= least),
    ],
    [
      `volume gt ${least} or yoy eq null and brandName eq '${one}'`,
      ({ brandName, volume, yoy }) => (volume ?? 0) > least || (yoy === null && brandName === one),
    ],
  ];
  for (const [filter, passes] of conditions) {
    const $filter = new URLSearchParams(buildQuery({ filter })).get('$filter') ?? '';
    const found = await rowsOf({ $filter });
    expect([$filter, found.value?.length]).toEqual([$filter, rows.filter(passes).length]);
    expect(found.value).toEqual(rows.filter(passes));
  }
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

/** A Parquet file as DuckDB reads it. */
async function parquetRows(bytes: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-feed-'));
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  try {
    const file = join(folder, 'rows.parquet');
    await writeFile(file, bytes);
    const reader = await connection.runAndReadAll(`SELECT * FROM '${file}'`);
    const notes = await connection.runAndReadAll(`SELECT key, value FROM parquet_kv_metadata('${file}')`);
    return { rows: reader.getRowObjectsJson(), types: reader.columnTypes().map(String), notes: notes.getRowsJson() };
  } finally {
    connection.closeSync();
    instance.closeSync();
    await rm(folder, { recursive: true });
  }
}

test('the same comes as CSV and as Parquet with types, and a copy that is still right is not sent again', async () => {
  const reply = await fetched('Rows', { $format: 'csv' });
  const rows = parse(await reply.text(), { columns: true, bom: true }) as Record<string, string>[];
  expect(rows.map(({ volume }) => volume)).toEqual(answer.rows.map(({ values }) => String(values.volume ?? '')));
  const again = await fetched('Rows', { $format: 'csv' }, { 'if-none-match': reply.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const file = await fetched('Rows', { $format: 'parquet' });
  expect(file.headers.get('content-disposition')).toContain('rows.parquet');
  const parquet = await parquetRows(Buffer.from(await file.arrayBuffer()));
  expect(parquet.types).toEqual(['INTEGER', ...Array(4).fill('VARCHAR'), 'DATE', ...Array(3).fill('DOUBLE')]);
  expect(parquet.rows).toEqual((await rowsOf()).value);
  expect(parquet.rows.filter(({ yoy }) => yoy === null)).toHaveLength(
    answer.rows.filter(({ values }) => values.yoy === null).length,
  );
  expect(parquet.rows.some(({ yoy }) => yoy === null)).toBe(true);
  expect(JSON.stringify(parquet.notes)).toContain('"volume"');
  const cut = parse(
    await (await fetched('Rows', { $format: 'csv', $top: '3', $select: 'volume' })).text(),
  ) as string[][];
  expect(cut.map((cells) => cells.length)).toEqual([1, 1, 1, 1]);
});

test('a kept view is read by its id with the newest months, by who may see it, and its mark changes with right and release', async () => {
  const token = await server.signIn();
  const months = { from: question.from, to: question.from };
  const sheet = {
    kind: 'asked',
    title: 'Brands',
    link: '/sales/ranking',
    question: { ...question, ...months, limit: 5 },
  };
  const more = { shape: null, sorting: null, ranked: false, whole: false, notes: [] };
  const view = {
    name: 'Feed',
    path: '/sales/ranking',
    query: 'by=brand',
    shared: false,
    sheets: [{ ...sheet, ...more }],
  };
  const kept = await server.call('keepView', view as never, { token });
  const viewId = (kept.body.data as { viewId: string }).viewId;
  const by = (key: string, tag = '') =>
    fetch(`${server.address}/odata/view.${viewId}/Rows?$format=csv`, {
      headers: { authorization: `Bearer ${key}`, ...(tag && { 'if-none-match': tag }) },
    });
  const reply = await by(secret);
  const rows = parse(await reply.text(), { columns: true, bom: true }) as Record<string, string>[];
  expect(rows.length).toBeGreaterThan(5);
  expect([...new Set(rows.map(({ period }) => period))].sort().at(-1)).toBe(last);
  const newest = { ...question, from: rows.map(({ period }) => period).sort()[0], to: last };
  const { body } = await server.call('marketQuery', newest, { key: secret, language: 'zh_CN' });
  expect(rows.map(({ brand, period, volume }) => [brand, period, volume])).toEqual(
    (body.data as MarketAnswer).rows.map(({ keys, values }) => [keys.brand, keys.period, String(values.volume ?? '')]),
  );
  const mark = reply.headers.get('etag') ?? '';
  expect((await by(secret, mark)).status).toBe(304);
  const { db } = server.stores.state;
  const admin = await db
    .selectFrom('account')
    .select('account_id')
    .where('user_name', '=', 'admin')
    .executeTakeFirstOrThrow();
  const rights = { label: 'feed', products: [], callsAMinute: 100, to: '20991231' };
  const others = (await makeKey(db, admin.account_id, rights, Date.now())).secret;
  expect((await by(others)).status).toBe(404);
  const narrow = (await makeKey(db, accountId, { ...rights, products: ['policy'] }, Date.now())).secret;
  const lost = await by(narrow, mark);
  expect([lost.status, lost.headers.get('etag')]).toEqual([403, null]);
});

test('a key that its owner has made in the account reads the feed until it is ended; more than so many are not made', async () => {
  const token = await server.signIn();
  const made = { label: 'Excel', days: 30 };
  const bare = await server.call('makeOwnKey', made, { token });
  expect(bare.body.status.status).toBe(465);
  const proof = await server.prove(token);
  const { keyId, secret: own, to } = (await server.call('makeOwnKey', made, { token, proof })).body.data ?? {};
  expect(to).toMatch(/^20\d{6}$/);
  const read = async () => (await fetched('Rows', { $top: '1' }, { authorization: `Bearer ${own}` })).status;
  expect(await read()).toBe(200);
  const listed = (await server.call('listOwnKeys', {}, { token })).body.data;
  expect(listed?.keys.find((key) => key.keyId === keyId)).toMatchObject({ label: 'Excel', state: 'open' });
  expect(JSON.stringify(listed)).not.toContain(own);
  const other = await server.signIn('admin', 'Portal-2026-admin');
  expect((await server.call('endOwnKey', { keyId }, { token: other })).body.data).toEqual({ ended: false });
  expect((await server.call('endOwnKey', { keyId }, { token })).body.data).toEqual({ ended: true });
  expect(await read()).toBe(401);
  for (let more = 0; more < 5; more += 1) await server.call('makeOwnKey', made, { token, proof });
  const refused = (await server.call('makeOwnKey', made, { token, proof })).body.status.refusal;
  expect(refused).toBe('keys.too-many');
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
  for (const $filter of [
    'volume gt brandName',
    'volume eq 1 or',
    'length(brandName) eq 2',
    'volume add 1 eq 2',
    'not',
    '('.repeat(60),
  ])
    expect(await refusedOf(await fetched('Rows', { $filter }))).toEqual([400, 'odata.option-unread']);
  for (const $filter of ["volume gt '5'", 'brandName eq 5', 'contains(volume,5)', "volume in (1,'2')"])
    expect(await refusedOf(await fetched('Rows', { $filter }))).toEqual([400, 'odata.type-differs']);
  expect(await refusedOf(await fetched('Rows', { $select: 'secret' }))).toEqual([400, 'odata.column-unknown']);
  const wrong = await fetch(`${server.address}/odata/nothing/Rows`, { headers: { authorization: `Bearer ${secret}` } });
  expect(await refusedOf(wrong)).toEqual([400, 'odata.address-unread']);
});

test('options that feeds do not have, or that stand there twice, are refused and never passed over; a column is given once', async () => {
  const refusedOf = async (query: string) => {
    const reply = await fetch(`${root}Rows?${query}`, { headers: { authorization: `Bearer ${secret}` } });
    return [reply.status, (await reply.json()).error.code];
  };
  for (const query of [
    '$filter=volume gt 1&$filter=volume gt 2',
    '$format=csv&$format=parquet',
    'language=en&language=en',
  ])
    expect(await refusedOf(query)).toEqual([400, 'odata.option-twice']);
  for (const query of [
    ...['$format=constructor', '$format=xml', '$format=', '$expand=x', '$search=BYD', '$filter[]=x'],
    '$apply=aggregate(volume with sum as total)',
  ])
    expect(await refusedOf(query)).toEqual([501, 'odata.option-unknown']);
  const json = await fetched('Rows', { $format: 'application/json;odata.metadata=minimal', $top: '1' });
  expect((await json.json()).value).toHaveLength(1);
  const twice = { $select: 'brand,volume,brand', $top: '3' };
  const csv = await (await fetched('Rows', { ...twice, $format: 'csv' })).text();
  expect(csv.split('\r\n')[0]).toBe('brand,volume');
  expect((await fetched('Rows', { ...twice, $format: 'parquet' })).status).toBe(200);
});
