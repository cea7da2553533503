import { describe, expect, test } from '@jest/globals';
import { OperatorError } from '../kernel/refusals/operator-error.ts';
import { readSettings } from './settings.ts';

describe('the settings of gateways', () => {
  test('an SMS gateway needs its address only', () => {
    expect(readSettings({ PORTAL_SMS_URL: 'https://sms.example.com/send' }).sms).toEqual({
      url: 'https://sms.example.com/send',
      method: 'POST',
      headers: {},
      success: null,
      body: '{"to":"%{to}","text":"%{text}"}',
    });
  });

  test('an SMS gateway takes templates, headers and a pattern', () => {
    const sms = readSettings({
      PORTAL_SMS_URL: 'https://sms.example.com/send?to=%{to}&text=%{text}',
      PORTAL_SMS_METHOD: 'GET',
      PORTAL_SMS_HEADERS: '{"authorization":"Bearer key"}',
      PORTAL_SMS_SUCCESS: '"code":\\s*"OK"',
    }).sms;
    expect(sms).toMatchObject({ method: 'GET', headers: { authorization: 'Bearer key' } });
    expect(sms?.success?.test('{"code": "OK"}')).toBe(true);
  });

  test.each(['portal@example.com', 'Portal <portal@example.com>', '门户 <portal@example.com>'])(
    '%s sends mail',
    (from) => {
      const url = 'smtps://user:pass@mail.example.com:465?tls.servername=mail.example.com';
      expect(readSettings({ PORTAL_SMTP_URL: url, PORTAL_MAIL_FROM: from }).mail).toEqual({ url, from });
    },
  );

  test('an official account needs all that signs and proves', () => {
    const account = { PORTAL_MESSAGING_APP_ID: 'wx1', PORTAL_MESSAGING_APP_SECRET: 's', PORTAL_MESSAGING_TOKEN: 't' };
    expect(readSettings(account).messaging).toMatchObject({ appId: 'wx1', appSecret: 's', token: 't', aesKey: null });
    expect(() => readSettings({ PORTAL_MESSAGING_APP_ID: 'wx1' })).toThrow(
      /PORTAL_MESSAGING_APP_SECRET is required when PORTAL_MESSAGING_APP_ID is set; PORTAL_MESSAGING_TOKEN is required/,
    );
  });

  const sms = { PORTAL_SMS_URL: 'https://sms.example.com' };
  const mail = { PORTAL_SMTP_URL: 'smtp://mail.example.com', PORTAL_MAIL_FROM: 'portal@example.com' };
  test.each([
    [{ PORTAL_SMS_URL: 'ftp://secret.example' }, /PORTAL_SMS_URL must be an http or https address/],
    [{ PORTAL_SMS_URL: 'https://' }, /PORTAL_SMS_URL must be an http or https address/],
    [
      { PORTAL_SMS_URL: 'https://u:secret@sms.example.com' },
      /PORTAL_SMS_URL must not contain a user name and password/,
    ],
    [{ ...sms, PORTAL_SMS_METHOD: 'PUT' }, /PORTAL_SMS_METHOD must be POST or GET/],
    [{ ...sms, PORTAL_SMS_HEADERS: '"secret"' }, /PORTAL_SMS_HEADERS must be a JSON object/],
    [{ ...sms, PORTAL_SMS_HEADERS: '[["a","secret"]]' }, /PORTAL_SMS_HEADERS/],
    [{ ...sms, PORTAL_SMS_HEADERS: '{"a":1}' }, /PORTAL_SMS_HEADERS/],
    [{ ...sms, PORTAL_SMS_HEADERS: '{"a b":"secret"}' }, /PORTAL_SMS_HEADERS/],
    [{ ...sms, PORTAL_SMS_HEADERS: '{"a":"secret\\nb: c"}' }, /PORTAL_SMS_HEADERS/],
    [{ ...sms, PORTAL_SMS_HEADERS: 'null' }, /PORTAL_SMS_HEADERS/],
    [{ ...sms, PORTAL_SMS_SUCCESS: '(' }, /PORTAL_SMS_SUCCESS must be a regular expression/],
    [{ ...mail, PORTAL_SMTP_URL: 'https://mail.example.com' }, /PORTAL_SMTP_URL must be an address like smtp/],
    [{ ...mail, PORTAL_SMTP_URL: 'smtp://' }, /PORTAL_SMTP_URL/],
    [{ ...mail, PORTAL_SMTP_URL: 'smtp://u:secret@h?logger=true' }, /PORTAL_SMTP_URL may only have the options/],
    [
      { PORTAL_SMTP_URL: 'smtp://mail.example.com' },
      /PORTAL_MAIL_FROM must be a sender .* required when PORTAL_SMTP_URL/,
    ],
    [{ ...mail, PORTAL_MAIL_FROM: 'Portal' }, /PORTAL_MAIL_FROM must be a sender/],
    [{ ...mail, PORTAL_MAIL_FROM: 'a@b.cn, c@d.cn' }, /PORTAL_MAIL_FROM must be a sender/],
    [{ PORTAL_CAPTCHA: 'never' }, /PORTAL_CAPTCHA must be one of risk, always/],
    [{ PORTAL_ORIGIN: 'https://portal.example.com/path' }, /PORTAL_ORIGIN/],
  ])('%j is refused in a sentence that repeats no secret', (env, words) => {
    const read = () => readSettings(env);
    expect(read).toThrow(OperatorError);
    expect(read).toThrow(words);
    expect(read).not.toThrow(/secret/);
  });
});
