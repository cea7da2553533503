import { type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type CallPayload, calls } from '@portal/contract';
import { hashPassword } from '../../accounts/passwords/passwords.ts';
import { createAccount } from '../../accounts/people/account-store.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const question: CallPayload<'marketQuery'> = {
  dataset: 'sales',
  dataSources: ['DATASOURCE_CLH_PIFA'],
  dateType: 'monthly',
  from: '2024-01',
  to: '2024-06',
  by: ['period', 'fuelType', 'province'],
  indicators: ['volume', 'share'],
};

describe('a question that has been answered before', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await createAccount(server.stores.state.db, {
      user_name: 'bare',
      password_hash: await hashPassword('Nothing-1'),
      real_name: 'Bare',
      active_from: '20200101',
      active_to: '20991231',
    });
  });
  afterAll(() => server?.close());

  /** The bytes as they come: fetch would undo their encoding. */
  const ask = (token: string, accepted: string, language = 'en', data: object = question) =>
    new Promise<{ headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
      const address = `${server.address}/api${calls.marketQuery.path}?language=${language}`;
      const headers = { 'content-type': 'application/json', 'accept-encoding': accepted, token };
      const call = request(address, { method: 'POST', headers }, async (response) => {
        const pieces: Buffer[] = [];
        for await (const piece of response) pieces.push(piece as Buffer);
        resolve({ headers: response.headers, body: Buffer.concat(pieces) });
      });
      call.once('error', reject).end(JSON.stringify({ data }));
    });

  test('comes again to the byte, in each encoding, and says so in its headers', async () => {
    const token = await server.signIn();
    const first = await ask(token, 'gzip, deflate, br');
    const again = await ask(token, 'gzip, deflate, br');
    expect(again.body.equals(first.body)).toBe(true);
    expect(again.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(again.body.length),
    });
    const plain = await ask(token, 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(again.body).equals(plain.body)).toBe(true);
    expect(gunzipSync((await ask(token, 'gzip')).body).equals(plain.body)).toBe(true);
    expect(JSON.parse(plain.body.toString())).toMatchObject({ status: { status: 0, msg2Client: '', msg2Dev: '' } });
    expect((await ask(token, 'identity', 'zh_CN')).body.toString()).toContain('燃料类型');
  });

  test('is still refused without a session, without the right, and when it does not fit', async () => {
    const status = async (...queries: Parameters<typeof ask>) =>
      JSON.parse((await ask(...queries)).body.toString()).status;
    const token = await server.signIn();
    await ask(token, 'identity');
    expect(await status('', 'identity')).toMatchObject({ status: 100440 });
    const bare = await status(await server.signIn('bare', 'Nothing-1'), 'identity');
    expect(bare.status).not.toBe(0);
    expect(bare.msg2Client).not.toBe('');
    expect(await status(token, 'identity', 'en', { ...question, colour: 'red' })).toMatchObject({ status: 400 });
    await server.call('logout', {}, { token });
    expect(await status(token, 'identity')).toMatchObject({ status: 100440 });
  });
});
