import { status } from '@portal/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseSetting, describeOnBothStores } from '../testing/both-stores.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { followerName } from './messaging-name.ts';
import {
  agreed,
  decrypt,
  encrypt,
  eventXml,
  type OfficialStandIn,
  sha1,
  startOfficialStandIn,
} from './testing/official-stand-in.ts';
import { ticketLife } from './tickets.ts';

describeOnBothStores('sign-in and binding with an official account', (place) => {
  describe.each(['plain', 'safe'] as const)('in %s mode', (mode) => {
    let service: OfficialStandIn;
    let server: TestServer;
    let now = Date.now();
    let round = 0;

    beforeAll(async () => {
      service = await startOfficialStandIn();
      const aesKey = mode === 'safe' ? agreed.aesKey : null;
      const messaging = { ...agreed, aesKey, api: service.origin };
      const settings = { ...databaseSetting(await place()), messaging };
      server = await startTestServer({ settings, marketSize: 'none', clock: () => now });
    });
    afterAll(async () => {
      await server?.close();
      await service?.stop();
    });
    beforeEach(async () => {
      now += 60_001;
      service.asked.length = 0;
      await server.stores.state.db.updateTable('account').set({ messaging_key: '', messaging_name: '' }).execute();
    });
    afterEach(() => {
      service.nickName = '小王';
    });

    const ask = async (...[name, payload, options]: Parameters<TestServer['call']>) => {
      const { body } = await server.call(name, payload, { language: 'en', ...options });
      return { status: body.status.status, text: body.status.msg2Client, data: body.data as never };
    };
    const lastCode = () => service.codes.at(-1) ?? { url: '', scene: '', seconds: 0 };
    const loginCode = async () => {
      const { body } = await server.call('getLoginQRCode', {});
      return { qrcodeId: body.data?.qrcodeId ?? '', scene: lastCode().scene, data: body.data };
    };
    const bindCode = async (userNm?: string, pwd?: string) => {
      const { body } = await server.call('getBindQRCode', {}, { token: await server.signIn(userNm, pwd) });
      return { qrcodeId: body.data?.qrcodeId ?? '', scene: lastCode().scene };
    };

    interface Sending {
      timestamp?: string;
      nonce?: string;
      signature?: string;
      msgSignature?: string;
      appId?: string;
      /** Instead of what the service would send. */
      body?: string | Uint8Array<ArrayBuffer>;
      type?: string;
    }
    /** Sends a message as the service does in this mode. */
    const send = (xml: string, more: Sending = {}) => {
      const timestamp = more.timestamp ?? String(Math.floor(now / 1000));
      const nonce = more.nonce ?? String(++round);
      const query = new URLSearchParams({ timestamp, nonce });
      query.set('signature', more.signature ?? sha1(agreed.token, timestamp, nonce));
      let body = xml;
      if (mode === 'safe') {
        const encrypted = encrypt(xml, more.appId);
        query.set('encrypt_type', 'aes');
        query.set('msg_signature', more.msgSignature ?? sha1(agreed.token, timestamp, nonce, encrypted));
        body = `<xml><ToUserName><![CDATA[gh_portal]]></ToUserName><Encrypt><![CDATA[${encrypted}]]></Encrypt></xml>`;
      }
      return fetch(`${server.address}/messaging/callback?${query}`, {
        method: 'POST',
        headers: { 'content-type': more.type ?? 'text/xml' },
        body: more.body ?? body,
      });
    };
    const follow = (scene: string, openId: string) =>
      send(eventXml({ FromUserName: openId, Event: 'subscribe', EventKey: `qrscene_${scene}` }));
    const scan = (scene: string, openId: string, more?: Sending) =>
      send(eventXml({ FromUserName: openId, Event: 'SCAN', EventKey: scene }), more);
    /** The words of an answer, taken out of its envelope. */
    const words = async (response: Response) => {
      const text = await response.text();
      if (mode === 'plain') return text;
      const tag = (name: string) => new RegExp(`<${name}><!\\[CDATA\\[(.*?)\\]\\]></${name}>`).exec(text)?.[1] ?? '';
      const signed = sha1(agreed.token, tag('TimeStamp'), tag('Nonce'), tag('Encrypt'));
      expect(tag('MsgSignature')).toBe(signed);
      const opened = decrypt(tag('Encrypt'));
      expect(opened.appId).toBe(agreed.appId);
      return opened.text;
    };
    const nameOf = async (userKey: string) =>
      (
        await server.stores.state.db
          .selectFrom('account')
          .select('messaging_name')
          .where('user_key', '=', userKey)
          .executeTakeFirstOrThrow()
      ).messaging_name;
    const refused = async (response: Response) => [response.status, await response.text()];

    test('S7.032 the picture says what the service wants it to, and leads nowhere in a browser', async () => {
      const { data, qrcodeId, scene } = await loginCode();
      expect(data).toMatchObject({ link: '', expireTime: now + ticketLife });
      expect(lastCode().seconds).toBe(ticketLife / 1000);
      expect(data?.qrcode).toMatch(/^data:image/);
      expect(qrcodeId).not.toBe(scene);
      expect((await bindCode()).qrcodeId).toBe(lastCode().scene);
    });

    test('S7.017 S7.035 a follower binds by following, and then signs in by scanning', async () => {
      const bound = await bindCode();
      const answer = await follow(bound.scene, 'openid-demo');
      expect(answer.status).toBe(200);
      expect(await words(answer)).toMatch(/<ToUserName><!\[CDATA\[openid-demo]].*绑定成功/s);
      expect(await ask('getQRCodeStatus', { qrcodeId: bound.qrcodeId })).toMatchObject({ data: '3' });
      await vi.waitFor(async () => expect(await nameOf('demo')).toBe('小王'));
      const login = await loginCode();
      expect(await ask('getQRCodeStatus', { qrcodeId: login.qrcodeId })).toMatchObject({ data: '0' });
      expect(await words(await scan(login.scene, 'openid-demo'))).toMatch(/登录已确认.*Confirmed/s);
      const signedIn = await ask('qrcodeLogin', { qrcodeId: login.qrcodeId, channel: 1 });
      expect(signedIn).toMatchObject({ status: 0, data: { userNm: 'demo' } });
    });

    test('S2.106 a follower who is bound to nothing is told to sign in by code', async () => {
      const { qrcodeId, scene } = await loginCode();
      expect(await words(await scan(scene, 'openid-stranger'))).toMatch(/尚未绑定/);
      const answer = await ask('qrcodeLogin', { qrcodeId, channel: 1 });
      expect(answer).toMatchObject({ status: status.unbound, data: null });
    });

    test('a follower of another account that is not linked cannot be bound', async () => {
      await follow((await bindCode()).scene, 'openid-shared');
      const { qrcodeId, scene } = await bindCode('admin', 'Portal-2026-admin');
      expect(await words(await scan(scene, 'openid-shared'))).toMatch(/not linked/);
      expect(await ask('getQRCodeStatus', { qrcodeId })).toMatchObject({ data: '0' });
    });

    test('a follower without a name, or with the service silent, has a natural one', async () => {
      service.nickName = '';
      await scan((await bindCode()).scene, 'openid-nameless');
      await vi.waitFor(() => expect(service.asked.some(({ path }) => path === '/cgi-bin/user/info')).toBe(true));
      expect(await nameOf('demo')).toBe(followerName);
      service.answerNext('/cgi-bin/user/info', 'hang up');
      await scan((await bindCode()).scene, 'openid-nameless');
      await vi.waitFor(() => expect(server.log.join('')).toContain('could not be learned'));
      expect(await nameOf('demo')).toBe(followerName);
    });

    test('a code that is over, spent or unknown gets a sentence and changes nothing', async () => {
      const { scene } = await bindCode();
      now += ticketLife;
      expect(await words(await scan(scene, 'openid-late'))).toMatch(/已失效/);
      expect(await words(await scan('unknown', 'openid-late'))).toMatch(/已失效/);
      const spent = await bindCode();
      await scan(spent.scene, 'openid-first');
      expect(await words(await scan(spent.scene, 'openid-second'))).toMatch(/已被使用/);
      await scan((await loginCode()).scene, 'openid-second');
      expect(await nameOf('demo')).not.toBe('');
    });

    test('one scan told twice at once counts once', async () => {
      const { scene } = await bindCode();
      const both = await Promise.all(['openid-a', 'openid-b'].map(async (who) => words(await scan(scene, who))));
      expect(both.filter((text) => text.includes('绑定成功'))).toHaveLength(1);
    });

    test('the calls of the page for phones are refused', async () => {
      const { qrcodeId, scene } = await bindCode();
      const only = { status: 1, data: null, text: /official account/ };
      expect(await ask('doBindQrcode', { qrcodeId })).toMatchObject(only);
      expect(await ask('getQRCodeScene', { scene })).toMatchObject(only);
      expect(await ask('confirmLoginQRCode', { scene })).toMatchObject(only);
    });

    test('what is no scan is answered with success', async () => {
      for (const values of [
        { FromUserName: 'o', Event: 'unsubscribe', EventKey: '' },
        { FromUserName: 'o', Event: 'subscribe', EventKey: '' },
        { FromUserName: '"><x>', Event: 'SCAN', EventKey: 'x' },
        { FromUserName: 'o', Event: 'CLICK', EventKey: 'menu' },
      ]) {
        expect(await refused(await send(eventXml(values)))).toEqual([200, 'success']);
      }
    });

    test('the address is confirmed with the words of the service', async () => {
      const timestamp = String(Math.floor(now / 1000));
      const confirm = (signature: string, nonce: string) =>
        fetch(
          `${server.address}/messaging/callback?${new URLSearchParams({ signature, timestamp, nonce, echostr: '<b>7</b>' })}`,
        );
      const answer = await confirm(sha1(agreed.token, timestamp, 'n1'), 'n1');
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
      expect(await refused(answer)).toEqual([200, '<b>7</b>']);
      expect(await refused(await confirm(sha1(agreed.token, timestamp, 'n1'), 'n1'))).toEqual([403, '']);
      expect(await refused(await confirm(sha1('guess', timestamp, 'n2'), 'n2'))).toEqual([403, '']);
      expect(await refused(await fetch(`${server.address}/messaging/callback`))).toEqual([403, '']);
    });

    test('a wrong signature, an old or coming time and a replay are refused without a word', async () => {
      const { qrcodeId, scene } = await bindCode();
      const seconds = (offset: number) => String(Math.floor(now / 1000) + offset);
      for (const wrong of [
        { signature: sha1('guess', seconds(0), 'n') },
        { signature: '' },
        { signature: 'é' },
        { timestamp: seconds(-301) },
        { timestamp: seconds(302) },
        { timestamp: 'now' },
        { timestamp: `${seconds(0)}e0` },
      ]) {
        expect(await refused(await scan(scene, 'openid-thief', wrong))).toEqual([403, '']);
      }
      expect(await ask('getQRCodeStatus', { qrcodeId })).toMatchObject({ data: '0' });
      expect((await scan('unknown', 'openid', { nonce: 'once' })).status).toBe(200);
      expect(await refused(await scan(scene, 'openid-thief', { nonce: 'once' }))).toEqual([403, '']);
      expect(await ask('getQRCodeStatus', { qrcodeId })).toMatchObject({ data: '0' });
    });

    test.each([
      ['no XML', 'hello'],
      ['broken XML', '<xml><a></xml>'],
      ['nothing', ''],
      ['another root', '<html></html>'],
      ['bytes that are no text', new Uint8Array([0x3c, 0xff, 0xfe])],
      ['a bomb', `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><xml><Event>&b;</Event></xml>`],
      ['a file of the server', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><xml><Event>&a;</Event></xml>'],
      ['deep XML', `<xml>${'<a>'.repeat(9000)}${'</a>'.repeat(9000)}</xml>`],
      ['too much', `<xml>${'x'.repeat(70_000)}</xml>`],
    ])('%s is refused or means nothing, and the server goes on', async (_title, body) => {
      const begun = performance.now();
      const inside = typeof body === 'string' ? await send(body) : await send('', { body });
      for (const response of [await send('', { body }), inside]) {
        expect([200, 403]).toContain(response.status);
        expect(['', 'success']).toContain(await response.text());
      }
      expect(performance.now() - begun).toBeLessThan(2000);
      expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    });

    test('a scan that could not be dealt with may come again, and the service learns no reason', async () => {
      const { qrcodeId, scene } = await bindCode();
      const { schema } = server.stores.state.db;
      await schema.alterTable('qr_ticket').renameTo('away').execute();
      const failed = await scan(scene, 'openid-again', { nonce: 'again' });
      await schema.alterTable('away').renameTo('qr_ticket').execute();
      expect(await refused(failed)).toEqual([500, '']);
      expect((await scan(scene, 'openid-again', { nonce: 'again' })).status).toBe(200);
      expect(await ask('getQRCodeStatus', { qrcodeId })).toMatchObject({ data: '3' });
    });

    test('another type of body than XML is refused', async () => {
      expect(await refused(await send('{}', { body: '{}', type: 'application/json' }))).toEqual([403, '']);
    });

    test.runIf(mode === 'safe')(
      'what was closed for another app, or is signed without its envelope, is refused',
      async () => {
        const { qrcodeId, scene } = await bindCode();
        expect(await refused(await scan(scene, 'openid', { appId: 'wx-another' }))).toEqual([403, '']);
        expect(await refused(await scan(scene, 'openid', { msgSignature: 'x' }))).toEqual([403, '']);
        const plain = eventXml({ FromUserName: 'openid', Event: 'SCAN', EventKey: scene });
        expect(await refused(await send('', { body: plain }))).toEqual([403, '']);
        expect(await ask('getQRCodeStatus', { qrcodeId })).toMatchObject({ data: '0' });
      },
    );

    test('one access token serves many codes, and is asked for once', async () => {
      now += 8000 * 1000;
      await Promise.all([loginCode(), loginCode(), loginCode()]);
      expect(service.asked.filter(({ path }) => path === '/cgi-bin/stable_token')).toHaveLength(1);
      now += 6800 * 1000;
      await loginCode();
      expect(service.asked.filter(({ path }) => path === '/cgi-bin/stable_token')).toHaveLength(1);
      now += 101 * 1000;
      await loginCode();
      expect(service.asked.filter(({ path }) => path === '/cgi-bin/stable_token')).toHaveLength(2);
    });

    test('a token that ended early is replaced; one that is refused again and again by force', async () => {
      await loginCode();
      service.endToken();
      expect((await loginCode()).data).not.toBeNull();
      service.asked.length = 0;
      service.answerNext('/cgi-bin/qrcode/create', { errcode: 42001, errmsg: 'access_token expired' });
      expect((await loginCode()).data).not.toBeNull();
      expect(service.asked.map(({ path, body }) => [path, body.force_refresh])).toEqual([
        ['/cgi-bin/qrcode/create', undefined],
        ['/cgi-bin/stable_token', false],
        ['/cgi-bin/stable_token', true],
        ['/cgi-bin/qrcode/create', undefined],
      ]);
    });

    test.each(['hang up', { errcode: 48001, errmsg: 'api unauthorized' }, { nothing: 1 }] as const)(
      'the service answers %o: the person is told what else to do, and nothing stays',
      async (answer) => {
        service.answerNext('/cgi-bin/qrcode/create', answer);
        const failed = await ask('getLoginQRCode', {});
        expect(failed).toMatchObject({ status: 1, data: null, text: /verification code/ });
        expect(server.log.join('')).toContain('no QR code could be made');
      },
    );

    test('the log holds no secret of the service', async () => {
      const { scene } = await bindCode();
      service.answerNext('/cgi-bin/user/info', { errcode: 48001 });
      await scan(scene, 'openid-secret');
      service.answerNext('/cgi-bin/qrcode/create', 'hang up');
      await ask('getLoginQRCode', {});
      const log = server.log.join('\n');
      const secrets = [agreed.appSecret, agreed.token, agreed.aesKey, 'access-token-', 'openid-', scene];
      for (const secret of secrets) expect(log).not.toContain(secret);
    });
  });
});
