import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { settingInForce } from './in-force.ts';
import { secretSettings, withSetting } from './secret-files.ts';
import { readSettings, type Settings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file with a secret, as an editor leaves it. */
function fileOf(content: string, name = 'secret'): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

const address = 'postgres://portal:first-secret@db.example.com:5432/portal';

/** A value that fits, and where it stands in the settings; beside it what it wants. */
const samples: Record<
  (typeof secretSettings)[number],
  [text: string, found: (settings: Settings) => unknown, beside?: Record<string, string>]
> = {
  PORTAL_DATABASE_URL: [address, ({ databaseUrl }) => databaseUrl],
  PORTAL_MARKET_URL: [address, ({ marketUrl }) => marketUrl],
  PORTAL_SMS_URL: ['https://sms.example.com/?key=k', ({ sms }) => sms?.url],
  PORTAL_SMS_HEADERS: [
    '{\n "authorization": "k"\n}',
    ({ sms }) => sms && JSON.stringify(sms.headers, null, 1),
    { PORTAL_SMS_URL: 'https://sms.example.com' },
  ],
  PORTAL_SMS_BODY: [
    '{"key":"k",\n"to":"%{to}"}',
    ({ sms }) => sms?.body,
    { PORTAL_SMS_URL: 'https://sms.example.com' },
  ],
  PORTAL_SMTP_URL: ['smtp://u:p@mail.example.com:587', ({ mail }) => mail?.url, { PORTAL_MAIL_FROM: 'a@example.com' }],
  PORTAL_MESSAGING_APP_SECRET: ['app', ({ messaging }) => messaging?.appSecret, { PORTAL_MESSAGING_TOKEN: 't' }],
  PORTAL_MESSAGING_TOKEN: ['token', ({ messaging }) => messaging?.token, { PORTAL_MESSAGING_APP_SECRET: 's' }],
  PORTAL_MESSAGING_AES_KEY: [
    'A'.repeat(43),
    ({ messaging }) => messaging?.aesKey,
    { PORTAL_MESSAGING_APP_SECRET: 's', PORTAL_MESSAGING_TOKEN: 't' },
  ],
  PORTAL_MODEL_KEY: [
    'sk-1',
    ({ model }) => model?.key,
    { PORTAL_MODEL_URL: 'https://models.example.com/v1', PORTAL_MODEL_NAME: 'small' },
  ],
  PORTAL_METRICS_TOKEN: ['a-token-of-the-operator', ({ metricsToken }) => metricsToken],
  PORTAL_WEBHOOKS: [
    'https://a.example.com\nhttps://b.example.com',
    ({ webhooks }) => webhooks?.addresses.join('\n'),
    { PORTAL_WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}` },
  ],
  PORTAL_WEBHOOK_SECRET: [
    `whsec_${'A'.repeat(32)}`,
    ({ webhooks }) => webhooks && `whsec_${webhooks.secret.toString('base64')}`,
    { PORTAL_WEBHOOKS: 'https://a.example.com' },
  ],
};

describe('a secret in a file', () => {
  test.each(secretSettings)('%s stands in the file that %s_FILE names', (name) => {
    const [text, found, beside = {}] = samples[name];
    const own = name.startsWith('PORTAL_MESSAGING') ? { PORTAL_MESSAGING_APP_ID: 'id', ...beside } : beside;
    for (const end of ['', '\n', '\r\n'])
      expect(found(readSettings({ ...own, [`${name}_FILE`]: fileOf(text + end) }))).toBe(text);
    expect(found(readSettings({ ...own, [name]: text, [`${name}_FILE`]: '' }))).toBe(text);
  });

  test('and a value of its own cannot both be set', () => {
    const both = { PORTAL_DATABASE_URL: address, PORTAL_DATABASE_URL_FILE: fileOf(address) };
    const refused = () => readSettings(both);
    expect(refused).toThrow(
      /PORTAL_DATABASE_URL and PORTAL_DATABASE_URL_FILE cannot both be set: leave one of them out/,
    );
    expect(refused).not.toThrow(/first-secret/);
  });

  test.each([
    ['is not there', () => join(folder, 'nowhere'), /from '.*nowhere', which cannot be read \(ENOENT\)/],
    ['is a folder', () => folder, /which cannot be read \(EISDIR\)/],
    ['is empty', () => fileOf('\n'), /which is empty/],
    ['has a second line', () => fileOf(`${address}\nfirst-secret`), /which has more than one line/],
    ['is too large for one', () => fileOf('first-secret'.repeat(10_000)), /which has more than 64 kB/],
    [
      'holds no such value',
      () => fileOf('first-secret'),
      /what stands in the file of PORTAL_MARKET_URL_FILE must be an/,
    ],
  ])('that %s is named, and never what stands in it', (_what, file, words) => {
    const refused = () => readSettings({ PORTAL_MARKET_URL_FILE: file() });
    expect(refused).toThrow(words);
    expect(refused).not.toThrow(/first-secret/);
  });

  test('of a setting that is no secret is not looked for', () => {
    expect(readSettings({ PORTAL_NAME_FILE: join(folder, 'nowhere') }).operator).toEqual({});
  });

  test('is not handed on beside another value to a process of its own', () => {
    const env = withSetting({ PORTAL_MARKET_URL_FILE: fileOf(address), HOST: '::1' }, 'PORTAL_MARKET_URL', '');
    expect(readSettings(env)).toMatchObject({ marketUrl: null, host: '::1' });
  });
});

test('what never repeats its value is a secret, so it may stand in a file', () => {
  const sources = readdirSync(__dirname).filter((name) => /^settings.*\.ts$/.test(name) && !name.includes('.test.'));
  const read = sources.flatMap((name) => [
    ...readFileSync(join(__dirname, name), 'utf8').matchAll(/read\('(PORTAL_\w+)'/g),
  ]);
  const names = read.map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(40);
  expect(secretSettings.filter((name) => !names.includes(name))).toEqual([]);
  // Registers browsers alone, and stands in every page.
  const open = ['PORTAL_TRACKING_SECRET'];
  const likely = names.filter((name) => /SECRET|TOKEN|KEY$|PASSWORD$|DATABASE_URL|MARKET_URL/.test(name));
  expect(
    likely.filter((name) => !open.includes(name) && !(secretSettings as readonly string[]).includes(name)),
  ).toEqual([]);
});

test('settings in force name where each comes from, and hold no secret and no password of an address', () => {
  const { inForce } = readSettings({
    PORTAL_DATABASE_URL_FILE: fileOf(address, 'address'),
    PORTAL_METRICS_TOKEN: 'a-token-of-the-operator',
    PORTAL_LOG: 'warn',
  });
  const of = (name: string) => inForce.find((setting) => setting.name === name);
  expect(of('PORTAL_DATABASE_URL')).toEqual({ name: 'PORTAL_DATABASE_URL', from: 'file', value: null });
  expect(of('PORTAL_METRICS_TOKEN')).toEqual({ name: 'PORTAL_METRICS_TOKEN', from: 'environment', value: null });
  expect(of('PORTAL_LOG')).toEqual({ name: 'PORTAL_LOG', from: 'environment', value: 'warn' });
  expect(of('PORTAL_CAPTCHA')).toEqual({ name: 'PORTAL_CAPTCHA', from: 'default', value: 'risk' });
  expect(of('PORTAL_MARKET_URL')).toEqual({ name: 'PORTAL_MARKET_URL', from: 'default', value: '' });
  expect(new Set(inForce.map(({ name }) => name)).size).toBe(inForce.length);
  expect(JSON.stringify(inForce)).not.toMatch(/first-secret|a-token/);
  const given = (text: string) => ({ text, label: { zh_CN: '', en: '' }, from: 'environment' }) as const;
  for (const name of secretSettings) expect(settingInForce(name, given('hidden'), '').value).toBeNull();
  expect(settingInForce('PORTAL_NEW_URL', given('http://u:p@host/x'), '').value).toBe('http://…@host/x');
});
