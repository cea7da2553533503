import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { lastCode, messagesTo } from '../testing/outbox.ts';
import type { Message } from './gateways.ts';
import { openGateways } from './open-gateways.ts';
import { openOutbox, outboxLife } from './outbox.ts';

const message = (text: string, own: Partial<Message> = {}): Message => ({
  channel: 'email',
  to: 'a@example.com',
  kind: 'code',
  subject: '主题',
  text,
  values: {},
  ...own,
});

describe('the outbox', () => {
  let data = '';
  let folder = '';
  beforeEach(async () => {
    data = await mkdtemp(join(tmpdir(), 'portal-outbox-'));
    folder = join(data, 'outbox');
  });
  afterEach(() => rm(data, { recursive: true, force: true }));

  test('S7.051 keeps each message in a file that only its owner reads', async () => {
    const now = Date.UTC(2026, 10, 21, 14, 45, 1, 123);
    await openOutbox(folder, () => now).write(message('您的验证码是 1234'));
    const [name = ''] = await readdir(folder);
    expect(name).toMatch(/^20261121T144501123Z-000001-[0-9a-f]{6}\.json$/);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(join(folder, name), 'utf8'))).toEqual({
      at: '2026-11-21T14:45:01.123Z',
      channel: 'email',
      kind: 'code',
      to: 'a@example.com',
      subject: '主题',
      text: '您的验证码是 1234',
    });
  });

  test('names sort by time, also within a millisecond', async () => {
    let now = Date.UTC(2026, 0, 1);
    const outbox = openOutbox(folder, () => now);
    for (const text of ['1', '2', '3', '4']) {
      await outbox.write(message(text));
      if (text === '2') now += 1;
    }
    expect(messagesTo(data, 'a@example.com').map(({ text }) => text)).toEqual(['1', '2', '3', '4']);
  });

  test('a hundred messages at once are a hundred whole files', async () => {
    const outbox = openOutbox(folder);
    await Promise.all(Array.from({ length: 100 }, (_, index) => outbox.write(message(`text ${index}`))));
    expect(messagesTo(data, 'a@example.com')).toHaveLength(100);
    expect((await readdir(folder)).filter((name) => !name.endsWith('.json'))).toEqual([]);
  });

  test('removes its own files after seven days, and nothing else', async () => {
    let now = Date.UTC(2026, 0, 1);
    const outbox = openOutbox(folder, () => now);
    await outbox.write(message('old'));
    const unfinished = '20260101T000000000Z-000009-abcdef.tmp';
    await writeFile(join(folder, unfinished), '{');
    await writeFile(join(folder, 'notes.json'), '{}');
    now += outboxLife;
    await outbox.write(message('a week later'));
    expect(await readdir(folder)).toHaveLength(4);
    now += 60 * 60 * 1000;
    await outbox.write(message('an hour later'));
    const left = await readdir(folder);
    expect(left).toHaveLength(3);
    expect(left).toContain('notes.json');
    expect(left).not.toContain(unfinished);
  });

  test('is where channels without a gateway lead', async () => {
    const sms = { url: 'http://127.0.0.1:1', method: 'POST', headers: {}, body: '', success: null } as const;
    const mail = { url: 'smtp://127.0.0.1:1', from: 'portal@example.com' };
    expect(
      openGateways({ settings: { sms, mail: null, gatewayTime: 10_000, operator: {} } }, folder, null).outbox,
    ).toBe(folder);
    expect(
      openGateways({ settings: { sms: null, mail, gatewayTime: 10_000, operator: {} } }, folder, null).outbox,
    ).toBe(folder);
    expect(
      openGateways({ settings: { sms, mail, gatewayTime: 10_000, operator: {} } }, folder, null).outbox,
    ).toBeNull();
    const gateways = openGateways({ settings: { sms: null, mail, gatewayTime: 10_000, operator: {} } }, folder, null);
    await gateways.send(message('code 1234', { channel: 'sms', to: '13900000001' }));
    expect(lastCode(data, '13900000001')).toBe('1234');
    await expect(gateways.send(message('code 1234'))).rejects.toThrow(/mail server/);
  });

  test('messages carry the name of whoever runs the portal: short ones before the text, mails at the end', async () => {
    const operator = {
      name: { zh_CN: '北方数据', en: 'North Data' },
      firm: { zh_CN: '北方公司', en: 'North Ltd' },
      contact: 'mailto:ask@north.example',
    };
    const gateways = openGateways({ settings: { sms: null, mail: null, gatewayTime: 10_000, operator } }, folder, null);
    await gateways.send(message('code 7', { channel: 'sms', to: '13900000009', language: 'en' }));
    await gateways.send(message('两种语言', { to: 'both@example.com' }));
    expect(messagesTo(data, '13900000009')[0]?.text).toBe('【North Data】code 7');
    expect(messagesTo(data, 'both@example.com')[0]?.text).toBe(
      '两种语言\n\n-- \n北方数据 · 北方公司 · ask@north.example\nNorth Data · North Ltd · ask@north.example',
    );
  });

  test('closing waits for messages that are under way', async () => {
    const gateways = openGateways(
      { settings: { sms: null, mail: null, gatewayTime: 10_000, operator: {} } },
      folder,
      null,
    );
    void gateways.send(message('on its way'));
    await gateways.close();
    expect(messagesTo(data, 'a@example.com')).toHaveLength(1);
  });
});
