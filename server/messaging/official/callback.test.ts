import { describe, expect, test } from '@jest/globals';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { modes, officialKit, plainly } from '../testing/official-kit.ts';
import { agreed, eventXml, sha1 } from '../testing/official-stand-in.ts';

describeOnBothStores('callbacks of the service', (place) => {
  describe.each(modes)('in %s mode', (mode) => {
    const kit = officialKit(place, mode);
    const { ask, bindCode, scan, send } = kit;

    test('what is no scan is answered with success', async () => {
      for (const values of [
        { FromUserName: 'o', Event: 'unsubscribe', EventKey: '' },
        { FromUserName: 'o', Event: 'subscribe', EventKey: '' },
        { FromUserName: '"><x>', Event: 'SCAN', EventKey: 'x' },
        { FromUserName: 'o', Event: 'CLICK', EventKey: 'menu' },
      ]) {
        expect(await plainly(await send(eventXml(values)))).toEqual([200, 'success']);
      }
    });

    test('the address is confirmed with the words of the service', async () => {
      const timestamp = String(Math.floor(kit.now() / 1000));
      const confirm = (signature: string, nonce: string) =>
        fetch(
          `${kit.server.address}/messaging/callback?${new URLSearchParams({ signature, timestamp, nonce, echostr: '<b>7</b>' })}`,
        );
      const answer = await confirm(sha1(agreed.token, timestamp, 'n1'), 'n1');
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
      expect(await plainly(answer)).toEqual([200, '<b>7</b>']);
      expect(await plainly(await confirm(sha1(agreed.token, timestamp, 'n1'), 'n1'))).toEqual([403, '']);
      expect(await plainly(await confirm(sha1('guess', timestamp, 'n2'), 'n2'))).toEqual([403, '']);
      expect(await plainly(await fetch(`${kit.server.address}/messaging/callback`))).toEqual([403, '']);
    });

    test('a wrong signature, an old or coming time and a replay are refused without a word', async () => {
      const { qrcodeId, scene } = await bindCode();
      const seconds = (offset: number) => String(Math.floor(kit.now() / 1000) + offset);
      for (const wrong of [
        { signature: sha1('guess', seconds(0), 'n') },
        { signature: '' },
        { signature: 'é' },
        { timestamp: seconds(-301) },
        { timestamp: seconds(302) },
        { timestamp: 'now' },
        { timestamp: `${seconds(0)}e0` },
      ]) {
        expect(await plainly(await scan(scene, 'openid-thief', wrong))).toEqual([403, '']);
      }
      expect(await ask('getQRCodeStatus', { qrcodeId })).toMatchObject({ data: '0' });
      expect((await scan('unknown', 'openid', { nonce: 'once' })).status).toBe(200);
      expect(await plainly(await scan(scene, 'openid-thief', { nonce: 'once' }))).toEqual([403, '']);
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
      expect((await fetch(`${kit.server.address}/healthz`)).status).toBe(200);
    });

    test('a scan that could not be dealt with may come again, and the service learns no reason', async () => {
      const { qrcodeId, scene } = await bindCode();
      const { schema } = kit.server.stores.state.db;
      await schema.alterTable('qr_ticket').renameTo('away').execute();
      const failed = await scan(scene, 'openid-again', { nonce: 'again' });
      await schema.alterTable('away').renameTo('qr_ticket').execute();
      expect(await plainly(failed)).toEqual([500, '']);
      expect((await scan(scene, 'openid-again', { nonce: 'again' })).status).toBe(200);
      expect(await ask('getQRCodeStatus', { qrcodeId })).toMatchObject({ data: '3' });
    });

    test('another type of body than XML is refused', async () => {
      expect(await plainly(await send('{}', { body: '{}', type: 'application/json' }))).toEqual([403, '']);
    });

    (mode === 'safe' ? test : test.skip)(
      'what was closed for another app, or is signed without its envelope, is refused',
      async () => {
        const { qrcodeId, scene } = await bindCode();
        expect(await plainly(await scan(scene, 'openid', { appId: 'wx-another' }))).toEqual([403, '']);
        expect(await plainly(await scan(scene, 'openid', { msgSignature: 'x' }))).toEqual([403, '']);
        const plain = eventXml({ FromUserName: 'openid', Event: 'SCAN', EventKey: scene });
        expect(await plainly(await send('', { body: plain }))).toEqual([403, '']);
        expect(await ask('getQRCodeStatus', { qrcodeId })).toMatchObject({ data: '0' });
      },
    );
  });
});
