import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { eventually } from '../../tests/support/eventually.ts';
import { giveProof } from '../proof/proof-test-kit.ts';
import { databaseSetting, describeOnBothStores } from '../testing/both-stores.ts';
import { type CodeServer, startCodeServer } from './codes-test-kit.ts';

const mobile = '13911112222';
const email = 'somebody@example.com';

describeOnBothStores('codes through gateways', (place) => {
  let server: CodeServer;
  let sms: Server;
  let mail: SMTPServer;
  let fine = true;
  let answers = true;
  /** The bodies that the SMS gateway was given, and the sources of the mails. */
  const heard: { sms: string[]; mail: string[] } = { sms: [], mail: [] };

  beforeAll(async () => {
    sms = createServer((request, response) => {
      let body = '';
      request.on('data', (piece: Buffer) => {
        body += piece.toString('utf8');
      });
      request.on('end', () => {
        heard.sms.push(body);
        if (!answers) return;
        response.writeHead(fine ? 200 : 500).end(body);
      });
    });
    mail = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => answers && done(fine ? null : new Error(`no mailbox ${address}`)),
      onData(stream, _session, done) {
        let source = '';
        stream.on('data', (piece: Buffer) => {
          source += piece.toString('utf8');
        });
        stream.on('end', () => {
          heard.mail.push(source);
          done();
        });
      },
    });
    mail.on('error', () => undefined);
    await new Promise<void>((resolve) => sms.listen(0, '127.0.0.1', resolve));
    await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve));
    const body = '{"to":"%{to}","code":"%{code}","kind":"%{kind}"}';
    const url = `http://127.0.0.1:${(sms.address() as AddressInfo).port}`;
    const mailUrl = `smtp://127.0.0.1:${(mail.server.address() as AddressInfo).port}`;
    server = await startCodeServer({
      ...databaseSetting(await place()),
      sms: { url, method: 'POST', headers: {}, body, success: null },
      mail: { url: mailUrl, from: 'portal@example.com' },
      gatewayTime: 2500,
    });
  });
  afterAll(async () => {
    await server?.close();
    sms.closeAllConnections();
    await new Promise((resolve) => sms.close(resolve));
    await new Promise<void>((resolve) => mail.close(resolve));
  });

  const statusOf = async (...call: Parameters<CodeServer['send']>) => (await server.send(...call)).body.status;

  test('S7.050 S7.015 a code that went through the SMS gateway signs in', async () => {
    fine = true;
    await server.forget();
    expect((await statusOf('sendVerificationCode', '13800000001')).status).toBe(0);
    const message = JSON.parse(heard.sms.at(-1) ?? '{}') as { to: string; code: string; kind: string };
    expect(message).toMatchObject({ to: '13800000001', kind: 'code' });
    const payload = { phonNo: '13800000001', emalAd: '', randomCode: message.code };
    expect((await server.call('dynamicLogin', payload)).body.data?.userNm).toBe('demo');
    expect(server.outbox).toBeNull();
  });

  test.each([
    ['S7.080', 'sendVerificationCode', mobile, 'sms'],
    ['S7.080', 'sendVerificationCodeEmail', email, 'email'],
  ] as const)(
    '%s %s: a gateway that fails is told plainly, and the code may be asked for again at once',
    async (_row, name, to, channel) => {
      await server.forget();
      fine = false;
      for (const [language, sentence] of [
        ['en', 'The verification code could not be sent. Please try again in a moment.'],
        ['zh_CN', '验证码发送失败，请稍后重试。'],
      ]) {
        const status = await statusOf(name, to, { language: language ?? '' });
        expect(status).toMatchObject({ status: 1, msg2Client: sentence });
      }
      expect(await server.stores.state.db.selectFrom('verification_code').selectAll().execute()).toEqual([]);
      const lines = server.log.filter((line) => line.includes('a code could not be sent'));
      expect(lines.map((line) => JSON.parse(line) as object).at(-1)).toMatchObject({ level: 50, channel });
      expect(lines.join()).toMatch(/answered with status (500|550)/);
      fine = true;
      expect((await statusOf(name, to)).status).toBe(0);
    },
  );

  test('gateways that take a message and never answer keep nobody waiting for longer than they may', async () => {
    await server.forget();
    answers = false;
    const began = performance.now();
    const all = [statusOf('sendVerificationCode', mobile), statusOf('sendVerificationCodeEmail', email)];
    for (const status of await Promise.all(all)) expect(status).toMatchObject({ refusal: 'codes.code-not-sent' });
    // A busy machine adds its own; without a limit they would wait for minutes.
    expect(performance.now() - began).toBeLessThan(9000);
    answers = true;
    expect((await statusOf('sendVerificationCode', mobile)).status).toBe(0);
  });

  test('A27 an old contact that cannot be told does not undo the change', async () => {
    fine = true;
    await server.forget();
    const token = await server.signIn();
    expect((await statusOf('sendBindCode', mobile, { token })).status).toBe(0);
    const { code } = JSON.parse(heard.sms.at(-1) ?? '{}') as { code: string };
    fine = false;
    const payload = { phonNo: mobile, emalAd: '', randomCode: code };
    const proof = await giveProof(server.stores.state.db, token, server.time.now);
    expect((await server.call('bindPhone', payload, { token, proof })).body.status.status).toBe(0);
    await eventually(() => expect(server.log.join()).toMatch(/the old contact could not be told of a change/));
    expect(JSON.parse(heard.sms.at(-1) ?? '{}')).toMatchObject({ to: '13800000001', kind: 'notice' });
    expect((await server.call('getUserInfo', {}, { token })).body.data?.phonNo).toBe(mobile);
  });

  test('neither a code nor a contact stands in the log', () => {
    const log = server.log.join('\n');
    for (const contact of [mobile, email, '13800000001', 'demo@example.com']) expect(log).not.toContain(contact);
    const codes = heard.sms.map((body) => (JSON.parse(body) as { code: string }).code).filter(Boolean);
    expect(codes.length).toBeGreaterThan(2);
    // Whole lines hold instants and times in which four digits may stand by chance; the words of a line may not.
    const words = server.log.map((line) => {
      const { time: _time, ms: _ms, pid: _pid, hostname: _host, ...rest } = JSON.parse(line) as Record<string, unknown>;
      return JSON.stringify(rest);
    });
    for (const code of codes) expect(words.join('\n')).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
  });
});
