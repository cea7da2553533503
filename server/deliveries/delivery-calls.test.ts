import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../../tests/support/eventually.ts';
import { makeKey } from '../keys/index.ts';
import { readCurrent } from '../market/index.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let folder: string;
let server: TestServer;
let keys: { deliver: string; other: string; reads: string };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'delivery-calls-'));
  server = await startTestServer({ settings: { deliveries: folder, deliveryBytes: 64 * 1024 } });
  const { db } = server.stores.state;
  const accounts = await db.selectFrom('account').select(['account_id', 'user_name']).execute();
  const key = async (userName: string, rights: readonly 'deliver'[]) => {
    const id = accounts.find(({ user_name }) => user_name === userName)?.account_id ?? '';
    const may = { label: 'pipeline', products: [], rights, callsAMinute: 1000, to: '20991231' };
    return (await makeKey(db, id, may, Date.now())).secret;
  };
  keys = {
    deliver: await key('demo', ['deliver']),
    other: await key('admin', ['deliver']),
    reads: await key('demo', []),
  };
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const charging = { dataset: 'charging', kind: 'correct', by: 'pipeline' } as const;
const head = 'month,city,points,dcPoints,cars\n';

async function order(more: object = {}, key = keys.deliver, fileName = 'points.csv') {
  const payload = { order: { ...charging, onto: await published(), ...more }, fileName };
  const { body } = await server.call('marketDeliver', payload, { key, language: 'en' });
  return { ...body.status, ...body.data };
}

async function send(id: string | undefined, body: string, key = keys.deliver) {
  const response = await fetch(`${server.address}/api/v3/iw-market/deliveries/file/${id}?language=en`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${key}` },
    body,
  });
  const { status, data } = (await response.json()) as { status: { status: number; refusal?: string }; data?: unknown };
  return { ...status, data, code: response.status };
}

async function state(id: string | undefined, key = keys.deliver) {
  const { body } = await server.call('marketDelivery', { id: id ?? '' }, { key, language: 'en' });
  return { refusal: body.status.refusal, ...body.data };
}

const ended = (id: string | undefined) =>
  eventually(async () => expect((await state(id)).state).toMatch(/^(done|refused)$/), { timeout: 200_000 });

const published = async () => (await readCurrent(join(server.settings.dataFolder, 'market')))?.current;

describe('deliveries by a call', () => {
  test('only a key that was made with the right brings one, no other key and no session', async () => {
    expect((await order({}, keys.reads)).refusal).toBe('keys.right-missing');
    const { id } = await order();
    expect(await send(id, head, keys.reads)).toMatchObject({ refusal: 'keys.right-missing', code: 403 });
    expect(await send(id, head, 'nobody-knows-this-key-here')).toMatchObject({
      refusal: 'keys.key-refused',
      code: 401,
    });
    expect((await state(id, keys.reads)).refusal).toBe('keys.right-missing');
    const token = await server.signIn('admin', 'Portal-2026-admin');
    const payload = { order: { ...charging }, fileName: 'x.csv' };
    const bySession = await server.call('marketDeliver', payload, { token });
    expect(bySession.body.status.refusal).toBe('keys.call-needs-key');
    // What one account has ordered another does not see.
    expect((await state(id, keys.other)).refusal).toBe('deliveries.unknown');
    expect(await send(id, head, keys.other)).toMatchObject({ refusal: 'deliveries.unknown', code: 404 });
  });

  test('an order and its file become a release, which the gate lets through, and the call tells what changed', async () => {
    const before = await published();
    const { id, upload, largest } = await order({ publish: true, note: 'by a call' });
    expect({ upload, largest }).toEqual({ upload: `/api/v3/iw-market/deliveries/file/${id}`, largest: 64 * 1024 });
    expect((await state(id)).state).toBe('awaited');
    expect(await send(id, `${head}2026-08,广州,5,3,9\n`)).toMatchObject({ status: 0, data: { id, bytes: 53 } });
    expect((await state(id)).state).toMatch(/^(queued|working|done)$/);
    expect(await send(id, head)).toMatchObject({ refusal: 'deliveries.file-has-come', code: 409 });
    await ended(id);
    const reported = await state(id);
    expect(reported).toMatchObject({ state: 'done', published: true, reason: null, months: [{ month: '2026-08' }] });
    expect(reported.release).not.toBe(before);
    expect(await published()).toBe(reported.release);
    const lines = server.log.filter((line) => line.includes(id ?? ''));
    expect(lines.some((line) => line.includes('a delivery was ordered'))).toBe(true);
    expect(lines.some((line) => line.includes('the file of a delivery came'))).toBe(true);
    await eventually(() => expect(server.log.some((line) => line.includes('was carried out'))).toBe(true));
    expect(server.log.join()).not.toContain(keys.deliver);
  });

  test('a .json file is read as one, and never taken for its order', async () => {
    const { id } = await order({ publish: true }, keys.deliver, 'points.json');
    const points = [{ month: '2026-08', city: '深圳', points: 5, dcPoints: 3, cars: 9 }];
    expect((await send(id, JSON.stringify(points))).status).toBe(0);
    await ended(id);
    expect(await state(id)).toMatchObject({ state: 'done', published: true, reason: null });
    // It is done before the last of its files has been put away.
    await eventually(async () => expect(await readdir(join(folder, 'done', id ?? ''))).toContain(`${id}.data.json`));
  });

  test('a file with rows that nobody agreed to lose is refused with its groups, and nothing is made of it', async () => {
    const before = await published();
    const { id } = await order({ publish: true });
    await send(id, `${head}2026-08,Nowhere,5,3,9\n2026-08,Nowhere,5,3,8\n`);
    await ended(id);
    const reported = await state(id);
    expect(reported).toMatchObject({ state: 'refused', release: null, published: false });
    expect(reported.reason?.refusal).toBe('deliveries.not-agreed');
    expect(reported.groups).toMatchObject([{ code: 'unknown-city', count: 2, rows: ['2', '3'] }]);
    expect(await published()).toBe(before);
  });

  test('what is too large, empty or unfit is refused at once, and nothing of it is kept', async () => {
    const { id } = await order();
    expect((await send(id, 'x'.repeat(64 * 1024 + 1))).refusal).toBe('deliveries.file-too-large');
    expect((await send(id, '')).refusal).toBe('deliveries.file-empty');
    expect((await state(id)).state).toBe('awaited');
    expect((await readdir(join(folder, 'calls', 'awaited'))).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect((await order({}, keys.deliver, '../up.csv')).refusal).toBe('deliveries.file-name-unfit');
    expect((await order({ accept: 'nonsense' })).refusal).toBe('deliveries.order-faulty');
    expect((await order({ mapping: '../up' })).refusal).toBe('deliveries.order-faulty');
    expect((await order({ more: 1 })).status).toBe(400);
    expect((await send('call-00000000000000000-00000000', head)).refusal).toBe('deliveries.unknown');
    expect((await send('../../x', head)).status).not.toBe(0);
    expect((await readdir(folder)).filter((name) => name.endsWith('.csv'))).toEqual([]);
  });
});
