import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls, type DatasetKey } from '@portal/contract';
import { datasetKeys } from '@portal/contract/schemas';
import { eventually } from '../../../tests/support/eventually.ts';
import { makeKey } from '../../keys/index.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const reported: unknown[] = [];
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => {
    body += part.toString();
  });
  request.on('end', () => {
    reported.push(JSON.parse(body));
    response.end();
  });
});

let server: TestServer;
let secret: string;
let of: { release: string; month: string };
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  server = await startTestServer({ settings: { webhooks: { addresses: [address], secret: Buffer.alloc(32) } } });
  const { db } = server.stores.state;
  const { account_id } = await db
    .selectFrom('account')
    .select('account_id')
    .where('user_name', '=', 'demo')
    .executeTakeFirstOrThrow();
  const rights = { label: 'nightly', products: [], callsAMinute: 100, to: '20991231' };
  ({ secret } = await makeKey(db, account_id, rights, Date.now()));
  const { body } = await server.call('marketFiles', { dataset: 'sales' }, { key: secret });
  of = { release: body.data?.release.id ?? '', month: body.data?.files.at(-1)?.month ?? '' };
});
afterAll(async () => {
  await server?.close();
  receiver.closeAllConnections();
  receiver.close();
});

const fetchFile = (headers: Record<string, string>, more: Record<string, string> = {}) => {
  const query = new URLSearchParams({ dataset: 'sales', format: 'csv', language: 'en', ...of, ...more });
  return fetch(`${server.address}/api${calls.marketFile.path}?${query}`, { headers });
};
const byKey = () => ({ authorization: `Bearer ${secret}` });

test('other systems hear of the release that is published', async () => {
  await eventually(() => expect(reported.length).toBe(1));
  expect(reported[0]).toMatchObject({
    type: 'market.published',
    data: { release: { id: of.release, demonstration: true }, datasets: { sales: { last: of.month } } },
  });
});

describe('files for programs', () => {
  test('a file adds up to the figure that the question gives', async () => {
    const reply = await fetchFile(byKey());
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="${of.release}-sales-${of.month}.csv"`);
    const [head = '', ...lines] = (await reply.text()).trimEnd().split('\n');
    const at = (name: string) => head.split(',').indexOf(name);
    const sums: Record<string, number> = {};
    for (const cells of lines.map((line) => line.split(','))) {
      const source = cells[at('dataSource')] ?? '';
      // No cell of these columns holds a comma.
      sums[source] = (sums[source] ?? 0) + Number(cells.at(-1));
    }
    expect(Object.keys(sums).length).toBeGreaterThan(1);
    for (const [source, volume] of Object.entries(sums)) {
      const question = { dataset: 'sales', dataSources: [source], dateType: 'monthly', by: [], indicators: ['volume'] };
      const { body } = await server.call(
        'marketQuery',
        { ...question, from: of.month, to: of.month },
        { token: await server.signIn() },
      );
      expect([source, body.data?.rows[0]?.values.volume]).toEqual([source, volume]);
    }
  });

  test('a download that broke off goes on where it ended, unless the file is another one', async () => {
    const whole = await fetchFile(byKey());
    const etag = whole.headers.get('etag') ?? '';
    const bytes = Buffer.from(await whole.arrayBuffer());
    const rest = await fetchFile({ ...byKey(), range: 'bytes=100-', 'if-range': etag });
    expect([rest.status, rest.headers.get('content-range')]).toEqual([
      206,
      `bytes 100-${bytes.length - 1}/${bytes.length}`,
    ]);
    expect(Buffer.from(await rest.arrayBuffer()).equals(bytes.subarray(100))).toBe(true);
    const other = await fetchFile({ ...byKey(), range: 'bytes=100-', 'if-range': '"another"' });
    expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, bytes.length]);
    const beyond = await fetchFile({ ...byKey(), range: `bytes=${bytes.length + 5}-` });
    expect(beyond.status).toBe(416);
  });

  test('what is refused never comes with 200, where a program would keep it as the file', async () => {
    const report = async (reply: Response) => [
      reply.status,
      ((await reply.json()) as { status: { refusal: string } }).status.refusal,
    ];
    expect(await report(await fetchFile({}))).toEqual([401, 'accounts.session-missing']);
    expect(await report(await fetchFile({ authorization: 'Bearer portal-key-01234567890123456789' }))).toEqual([
      401,
      'keys.key-refused',
    ]);
    expect(await report(await fetchFile(byKey(), { release: 'other' }))).toEqual([409, 'market.file-of-other-release']);
    expect(await report(await fetchFile(byKey(), { month: '1999-01' }))).toEqual([404, 'market.file-without-rows']);
    expect(await report(await fetchFile(byKey(), { format: 'xls' }))).toEqual([400, 'http.payload-unfit']);
    expect(await report(await fetchFile(byKey(), { dataset: '../sales' }))).toEqual([400, 'market.unknown-dataset']);
    const { db } = server.stores.state;
    const grants = await db.deleteFrom('account_product').returningAll().execute();
    expect(await report(await fetchFile(byKey()))).toEqual([403, 'catalogue.product-not-held']);
    await db.insertInto('account_product').values(grants).execute();
  });
});

describe('what changed', () => {
  test('of a dataset is told to accounts that hold its product, and of no other there is a word', async () => {
    const { db } = server.stores.state;
    const token = await server.signIn('demo', 'Portal-2026');
    const list = async () => (await server.call('marketDatasets', {}, { token })).body.data?.datasets ?? [];
    const changesOf = async (dataset: DatasetKey) => (await server.call('marketChanges', { dataset }, { token })).body;
    const before = await list();
    expect(before[0]).toEqual({ key: 'sales', name: '销量', covered: true });
    for (const { key } of before) expect((await changesOf(key)).data).toMatchObject({ changes: null, onto: null });
    const owned = new Set(before.map(({ key }) => key));
    for (const key of datasetKeys) if (!owned.has(key)) expect((await changesOf(key)).status.status).toBe(403);
    const sold = await db
      .selectFrom('product')
      .select('product_id')
      .where('key', '=', 'sales')
      .executeTakeFirstOrThrow();
    const grants = db.updateTable('account_product').where('product_id', '=', sold.product_id);
    await grants.set({ to_ymd: '20200101' }).execute();
    // The same product opens exports and dealer stock.
    const others = before.map(({ key }) => key).filter((key) => key !== 'sales' && key !== 'stock');
    expect((await list()).map(({ key }) => key)).toEqual(others);
    const refused = await changesOf('sales');
    expect([refused.status.status, refused.data]).toEqual([403, null]);
    expect((await changesOf('price')).status.status).toBe(0);
    await grants.set({ to_ymd: '20991231' }).execute();
    const listed = async (key: string) => (await server.call('marketDatasets', {}, { key })).body.data?.datasets;
    expect(await listed(secret)).toEqual(before);
    const { account_id } = await db
      .selectFrom('account')
      .select('account_id')
      .where('user_name', '=', 'demo')
      .executeTakeFirstOrThrow();
    const rights = { label: 'sales alone', products: ['sales'], callsAMinute: 100, to: '20991231' };
    const narrow = await makeKey(db, account_id, rights, Date.now());
    expect((await listed(narrow.secret))?.map(({ key }) => key)).toEqual(['sales', 'launch', 'stock']);
  });
});
