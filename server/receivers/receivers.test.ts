import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, createServer as createRawServer } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { CallName, ReceiverKind } from '@portal/contract';
import { eventually } from '../../tests/support/eventually.ts';
import { postOutward } from '../kernel/net/post-outward.ts';
import { databaseSetting, describeOnBothStores } from '../testing/both-stores.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { postDue, tellReceivers } from './post-due.ts';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let standIn: Server;
let host = '';
let received: Received[] = [];
let answers: { status?: number; body: string }[] = [];

beforeAll(async () => {
  standIn = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      const { status = 200, body: text } = answers.shift() ?? { body: '{"errcode":0,"code":0}' };
      if (text !== 'silent') response.writeHead(status, { location: `http://${host}/elsewhere` }).end(text);
    });
  });
  await new Promise<void>((resolve) => standIn.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(standIn.address() as AddressInfo).port}`;
});
afterAll(async () => {
  standIn.closeAllConnections();
  await new Promise((resolve) => standIn.close(resolve));
});
beforeEach(() => {
  received = [];
  answers = [];
});

describe('posts to addresses that somebody else has named', () => {
  const post = { headers: { 'content-type': 'text/plain' }, body: 'word' };

  test.each([
    ...[
      'http://example.com/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://2130706433/',
    ],
    ...[
      'https://0x7f.1/',
      'https://169.254.169.254/latest',
      'https://user@example.com/',
      'file:///etc/passwd',
      'nothing',
    ],
  ])('%s is not posted to', async (address) => {
    expect(await postOutward(address, post, { inside: [] })).toEqual({ failed: 'address' });
  });

  test('a name that leads into the house is not posted to, also where one of its addresses alone does', async () => {
    for (const found of [['10.0.0.7'], ['8.8.8.8', '127.0.0.1'], ['::ffff:127.0.0.1'], ['fd00::1']]) {
      const rules = { inside: [], resolve: async () => found };
      expect(await postOutward('https://robot.example/', post, rules)).toEqual({ failed: 'address' });
    }
    const nowhere = { inside: [], resolve: async () => Promise.reject(new Error('ENOTFOUND')) };
    expect(await postOutward('https://robot.example/', post, nowhere)).toEqual({ failed: 'name' });
  });

  test('the name is asked once, and the connection goes where it was looked at; redirects are not followed', async () => {
    const port = host.split(':')[1];
    const found = ['127.0.0.1', '10.0.0.7'];
    let asked = 0;
    const rules = { inside: [`robot.example:${port}`], resolve: async () => [found[asked++] ?? ''] };
    answers = [{ status: 307, body: '' }];
    expect(await postOutward(`http://robot.example:${port}/hook?key=1`, post, rules)).toMatchObject({ status: 307 });
    expect([asked, received.map(({ path, headers }) => [path, headers.host])]).toEqual([
      1,
      [['/hook?key=1', `robot.example:${port}`]],
    ]);
  });

  test('a name that is looked for without end is left after the same while', async () => {
    const rules = { inside: [], time: 60, resolve: () => new Promise<string[]>(() => undefined) };
    expect(await postOutward('https://robot.example/', post, rules)).toEqual({ failed: 'time' });
  });

  test('a receiver that does not answer is left after a while', async () => {
    answers = [{ body: 'silent' }];
    expect(await postOutward(`http://${host}/`, post, { inside: [host], time: 60 })).toEqual({ failed: 'time' });
  });

  test.each<[string, string, object, number]>([
    [
      'goes over to another protocol',
      'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n',
      { status: 101, body: '' },
      30_000,
    ],
    ['says that more is coming, and nothing else', 'HTTP/1.1 103 Early Hints\r\n\r\n', { failed: 'time' }, 200],
    ['stops in the middle', 'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nword', { failed: 'time' }, 200],
  ])('a receiver that %s is left', async (_what, answer, outcome, time) => {
    const raw = createRawServer((socket) =>
      socket.on('error', () => undefined).once('data', () => socket.write(answer)),
    );
    await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
    const at = `127.0.0.1:${(raw.address() as AddressInfo).port}`;
    expect(await postOutward(`http://${at}/`, post, { inside: [at], time })).toEqual(outcome);
    await new Promise((resolve) => raw.close(resolve));
  });
});

describeOnBothStores('receivers of watches', (place) => {
  let server: TestServer;
  let token = '';
  let proof = '';
  let accountId = '';
  let now = Date.UTC(2026, 10, 28);

  beforeAll(async () => {
    server = await startTestServer({ settings: { ...databaseSetting(await place()), receiversInside: [host] } });
    token = await server.signIn();
    proof = await server.prove(token);
    const { db } = server.stores.state;
    const own = db.selectFrom('account').select('account_id').where('user_name', '=', 'demo');
    accountId = (await own.executeTakeFirstOrThrow()).account_id;
  });
  afterAll(() => server?.close());
  afterEach(async () => {
    await server.stores.state.db.deleteFrom('watch_receiver').execute();
  });

  const call = async <Name extends CallName>(name: Name, payload: object, by = token) =>
    (await server.call(name, payload, { token: by, proof, language: 'en' })).body;
  const add = async (kind: ReceiverKind, secret = 'SEC-of-the-robot', address = `http://${host}/hook?key=hidden-key`) =>
    call('addReceiver', { kind, label: 'Board', address, secret });
  const parts = () => ({
    db: server.stores.state.db,
    clock: () => now,
    settings: { receiversInside: [host] },
  });
  const message = { watchId: 'w', title: '月报', text: 'Sales 12 > 10', link: 'https://portal.example/sales?x=1' };
  const tell = async (occasion: string) => {
    await tellReceivers(parts(), accountId, occasion, message);
    await postDue(parts(), new AbortController().signal);
  };
  const noteOf = async () => (await call('listReceivers', {})).data?.receivers[0]?.note;
  const signed = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64');

  test('each platform is sent a text in its own form, signed as its documents say', async () => {
    const text = `月报\nSales 12 > 10\nhttps://portal.example/sales?x=1`;
    await add('wecom', '');
    await tell('wecom');
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ msgtype: 'text', text: { content: text } });
    expect(received[0]?.path).toBe('/hook?key=hidden-key');
    await server.stores.state.db.deleteFrom('watch_receiver').execute();
    await add('dingtalk');
    await tell('dingtalk');
    const query = new URL(`http://x${received[1]?.path}`).searchParams;
    expect(query.get('timestamp')).toBe(String(now));
    expect(query.get('sign')).toBe(signed('SEC-of-the-robot', `${now}\nSEC-of-the-robot`));
    await server.stores.state.db.deleteFrom('watch_receiver').execute();
    await add('feishu');
    await tell('feishu');
    const timestamp = String(now / 1000);
    expect(JSON.parse(received[2]?.body ?? '')).toEqual({
      timestamp,
      sign: signed(`${timestamp}\nSEC-of-the-robot`, ''),
      msg_type: 'text',
      content: { text },
    });
    await server.stores.state.db.deleteFrom('watch_receiver').execute();
    const secret = Buffer.alloc(32, 5);
    await add('plain', `whsec_${secret.toString('base64')}`);
    await tell('plain');
    const { headers, body } = received[3] as Received;
    expect(JSON.parse(body)).toMatchObject({ type: 'watch.found', data: message });
    expect(headers['webhook-signature']).toBe(
      `v1,${signed(secret, `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)}`,
    );
  });

  test('what is too long for a robot is cut between signs, and a link of thousands of signs leads to its page', async () => {
    await add('wecom', '');
    const link = `https://portal.example/sales?filter=${'长'.repeat(3000)}`;
    await tellReceivers(parts(), accountId, 'long', { ...message, text: '🚗'.repeat(2000), link });
    await postDue(parts(), new AbortController().signal);
    const { content } = JSON.parse(received[0]?.body ?? '').text;
    expect(Buffer.byteLength(content)).toBeLessThanOrEqual(2000);
    expect(content).toMatch(/^月报\n(🚗)+…\nhttps:\/\/portal\.example\/sales$/u);
  });

  test('a receiver that does not answer keeps nobody else waiting', async () => {
    const { db } = server.stores.state;
    const other = db.selectFrom('account').select('account_id').where('user_name', '=', 'admin');
    const { account_id } = await other.executeTakeFirstOrThrow();
    const admin = await server.signIn('admin', 'Portal-2026-admin');
    const proven = await server.prove(admin, 'Portal-2026-admin');
    await add('wecom', '', `http://${host}/silent`);
    await add('wecom', '', `http://${host}/silent`);
    const wanted = { kind: 'wecom', label: 'Mine', address: `http://${host}/mine` };
    await server.call('addReceiver', wanted, { token: admin, proof: proven });
    answers = [{ body: 'silent' }];
    await tellReceivers(parts(), accountId, 'slow', message);
    now += 1;
    await tellReceivers(parts(), account_id, 'slow', message);
    const ended = new AbortController();
    const posting = postDue(parts(), ended.signal);
    await eventually(() => expect(received.map(({ path }) => path)).toEqual(['/silent', '/mine']));
    ended.abort();
    standIn.closeAllConnections();
    await posting;
  });

  test('an occasion is told once; what is refused is shown to the owner, tried again later, and then right again', async () => {
    await add('feishu');
    answers = [{ body: '{"code":19021,"msg":"sign match fail"}' }];
    await tell('october');
    expect(await noteOf()).toContain('not taken (HTTP 200)');
    await tell('october');
    expect(received).toHaveLength(1);
    now += 5_000;
    await postDue(parts(), new AbortController().signal);
    expect([received.length, await noteOf()]).toEqual([2, '']);
    now += 3_600_000;
    await tell('october');
    expect(received).toHaveLength(2);
  });

  test('address and secret are written and never read: not in lists, not in the store, not in the log', async () => {
    const made = await add('dingtalk');
    expect(made.data).toMatchObject({ kind: 'dingtalk', label: 'Board', host });
    const listed = JSON.stringify(await call('listReceivers', {}));
    const stored = JSON.stringify(await server.stores.state.db.selectFrom('watch_receiver').selectAll().execute());
    for (const text of [listed, stored, server.log.join('\n')]) expect(text).not.toMatch(/hidden-key|SEC-of/);
    await call('tryReceiver', { receiverId: made.data?.receiverId });
    expect(received).toHaveLength(1);
  });

  test('it wants a proof, an address of the internet and a secret for a plain one, and is its own account’s alone', async () => {
    const wanted = { kind: 'wecom', label: 'x', address: `http://${host}/` };
    expect((await server.call('addReceiver', wanted, { token })).body.status.status).toBe(465);
    for (const address of ['https://127.0.0.1/', 'http://example.com/', 'https://10.1.2.3/x', 'https://[fd00::1]/'])
      expect((await add('wecom', '', address)).status.refusal).toBe('receivers.address-unfit');
    expect((await add('plain', 'short')).status.refusal).toBe('receivers.secret-unfit');
    const { data } = await add('wecom', '');
    const other = await server.signIn('admin', 'Portal-2026-admin');
    for (const name of ['tryReceiver', 'removeReceiver'] as const)
      expect((await call(name, { receiverId: data?.receiverId }, other)).status.refusal).toBe('receivers.unknown');
    for (let more = 0; more < 4; more += 1) await add('wecom', '');
    expect((await add('wecom', '')).status.refusal).toBe('receivers.too-many');
    await call('removeReceiver', { receiverId: data?.receiverId });
    expect((await call('listReceivers', {})).data?.receivers).toHaveLength(4);
  });
});
