import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { SmsSettings } from '../settings/settings-gateways.ts';
import type { Message } from './gateways.ts';
import { sendSms } from './sms-gateway.ts';

interface Heard {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

const message: Message = {
  channel: 'sms',
  to: '13900000001',
  kind: 'code',
  subject: '',
  text: '您的验证码是 "0042"\n & 100% %{code}',
  values: { code: '0042', minutes: '5' },
};

/** What a gateway that answers never needs, in milliseconds. */
const enough = 10_000;

describe('sendSms', () => {
  let gateway: Server;
  let origin = '';
  let heard: Heard[] = [];
  let answer: (response: ServerResponse) => void;

  beforeAll(async () => {
    gateway = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (piece: string) => {
        body += piece;
      });
      request.on('end', () => {
        heard.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
        answer(response);
      });
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    gateway.closeAllConnections();
    return new Promise((resolve) => gateway.close(resolve));
  });
  beforeEach(() => {
    heard = [];
    answer = (response) => response.end('{"code":"OK"}');
  });

  const settings = (own: Partial<SmsSettings> = {}): SmsSettings => ({
    url: `${origin}/send`,
    method: 'POST',
    headers: {},
    success: null,
    body: '{"to":"+86%{to}","text":"%{text}","kind":"%{kind}"}',
    ...own,
  });
  const fault = async (own: Partial<SmsSettings>, time = enough): Promise<string> => {
    const error: unknown = await sendSms(settings(own), message, time).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    const { message: words, cause } = error as Error;
    for (const secret of ['0042', message.to, 'key-of-the-gateway']) expect(words).not.toContain(secret);
    expect(cause).toBeUndefined();
    return words;
  };

  test('S7.050 posts the template as JSON, whatever the text holds', async () => {
    await sendSms(settings({ headers: { authorization: 'key-of-the-gateway' } }), message, enough);
    const [request] = heard;
    expect(request).toMatchObject({ method: 'POST', url: '/send' });
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      authorization: 'key-of-the-gateway',
    });
    expect(JSON.parse(request?.body ?? '')).toEqual({ to: '+8613900000001', text: message.text, kind: 'code' });
  });

  test('writes a form, and an address, with its values encoded', async () => {
    const form = 'mobile=%{to}&text=%{text}&code=%{code}&missing=%{account}';
    await sendSms(settings({ url: `${origin}/send?sign=%{text}`, body: form }), message, enough);
    const [request] = heard;
    expect(request?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      mobile: message.to,
      text: message.text,
      code: '0042',
      missing: '',
    });
    expect(new URL(request?.url ?? '', origin).searchParams.get('sign')).toBe(message.text);
  });

  test('the header of the operator says what the body is', async () => {
    const headers = { 'Content-Type': 'application/vnd.example+json' };
    await sendSms(settings({ headers, body: ' "%{text}"' }), message, enough);
    expect(heard[0]?.headers['content-type']).toBe('application/vnd.example+json');
    expect(JSON.parse(heard[0]?.body ?? '')).toBe(message.text);
  });

  test('GET has no body', async () => {
    await sendSms(settings({ method: 'GET', url: `${origin}/send?to=%{to}&code=%{code}` }), message, enough);
    expect(heard[0]).toMatchObject({ method: 'GET', url: '/send?to=13900000001&code=0042', body: '' });
  });

  test('a status that is no success is a fault that names the status only', async () => {
    answer = (response) => response.writeHead(503).end(`busy: ${message.text} ${message.to}`);
    expect(await fault({})).toBe('the SMS gateway answered with status 503');
  });

  test('an answer that does not match the pattern is a fault', async () => {
    answer = (response) => response.end(`{"code":"DENIED","to":"${message.to}"}`);
    expect(await fault({ success: /"code":"OK"/ })).toMatch(/status 200, but not as PORTAL_SMS_SUCCESS/);
    answer = (response) => response.end('{"code":"OK"}');
    await sendSms(settings({ success: /"code":"OK"/ }), message, enough);
  });

  test('a redirect is not followed', async () => {
    answer = (response) => response.writeHead(307, { location: `${origin}/elsewhere` }).end();
    expect(await fault({})).toBe('the SMS gateway answered with status 307');
    expect(heard.map(({ url }) => url)).toEqual(['/send']);
  });

  test('a gateway that does not answer, or never ends its answer, is given up', async () => {
    answer = () => undefined;
    expect(await fault({}, 100)).toMatch(/did not answer \(TimeoutError\)/);
    answer = (response) => response.write('slow');
    expect(await fault({}, 100)).toMatch(/did not answer \(TimeoutError\)/);
  });

  test('only the beginning of an endless answer is read', async () => {
    answer = (response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(16_384)));
        response.once('drain', more);
      };
      more();
    };
    await sendSms(settings({ success: /^x/ }), message, 5000);
  });

  test('a gateway that is not there is a fault without its address', async () => {
    expect(await fault({ url: 'http://127.0.0.1:1/?key=key-of-the-gateway' })).toMatch(/did not answer \(/);
  });
});
