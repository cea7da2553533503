import { describe, expect, test } from '@jest/globals';
import { readSettings } from './settings.ts';

const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;

describe('webhooks', () => {
  test('nobody is told unless there is an address', () => {
    expect(readSettings({}).webhooks).toBeNull();
    expect(readSettings({ PORTAL_WEBHOOK_SECRET: secret }).webhooks).toBeNull();
  });

  test('addresses come with the secret that signs', () => {
    const { webhooks } = readSettings({
      PORTAL_WEBHOOKS: 'https://one.example.com/hook, http://127.0.0.1:9000/hook https://one.example.com/hook',
      PORTAL_WEBHOOK_SECRET: secret,
    });
    expect(webhooks?.addresses).toEqual(['https://one.example.com/hook', 'http://127.0.0.1:9000/hook']);
    expect(webhooks?.secret).toEqual(Buffer.alloc(32, 1));
  });

  test.each([
    [
      { PORTAL_WEBHOOKS: 'https://a.example.com ftp://b.example.com/key', PORTAL_WEBHOOK_SECRET: secret },
      /at place 2 is none/,
    ],
    [{ PORTAL_WEBHOOKS: 'https://u:key@a.example.com', PORTAL_WEBHOOK_SECRET: secret }, /at place 1 is none/],
    [{ PORTAL_WEBHOOKS: 'https://a.example.com/key' }, /PORTAL_WEBHOOK_SECRET is required/],
    [{ PORTAL_WEBHOOKS: 'https://a.example.com', PORTAL_WEBHOOK_SECRET: 'key' }, /PORTAL_WEBHOOK_SECRET is required/],
    [{ PORTAL_WEBHOOKS: 'https://a.example.com', PORTAL_WEBHOOK_SECRET: 'whsec_a2V5' }, /24 to 64 random bytes/],
  ])('%j is refused without being repeated', (env, fault) => {
    expect(() => readSettings(env)).toThrow(fault);
    expect(() => readSettings(env)).not.toThrow(/key|u:/);
  });
});
