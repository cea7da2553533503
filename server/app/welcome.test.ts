import { describe, expect, test } from '@jest/globals';
import { welcome } from './welcome.ts';

const server = { address: 'http://127.0.0.1:8080', missing: [], publishedAccounts: [] as string[], outbox: null };

describe('welcome', () => {
  test('says what to open, in both languages', () => {
    expect(welcome(server)).toEqual({
      zh_CN: '\n门户地址：http://127.0.0.1:8080 ，请在浏览器中打开。\n',
      en: '\nThe portal is at http://127.0.0.1:8080 - open it in a browser.\n',
    });
  });

  test('names the demo accounts that still have their published passwords, and no other', () => {
    const { en } = welcome({ ...server, publishedAccounts: ['demo', 'demo-south'] });
    expect(en).toMatch(/demo {7}Portal-2026 /);
    expect(en).not.toContain('Portal-2026-admin');
    expect(welcome(server).en).not.toContain('Portal-2026');
  });

  test('says what is missing before anybody can work with it', () => {
    const missing = [{ zh_CN: '尚无账号：创建。', en: 'No account: make one.' }];
    expect(welcome({ ...server, missing }).en).toMatch(/8080 .*\n\n {2}Still missing:\n {4}No account: make one\.\n$/);
    expect(welcome({ ...server, missing }).zh_CN).toContain('  还缺少：\n    尚无账号：创建。\n');
    expect(welcome(server).en).not.toContain('missing');
  });

  test('says where codes lie when a channel has no gateway', () => {
    const { zh_CN, en } = welcome({ ...server, outbox: '/srv/data/outbox' });
    expect(en).toMatch(/such as verification codes .*\n {4}\/srv\/data\/outbox\n$/);
    expect(zh_CN).toMatch(/验证码.*\n {4}\/srv\/data\/outbox\n$/);
    expect(welcome(server).en).not.toContain('codes');
  });
});
