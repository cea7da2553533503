import { expect, test } from '@jest/globals';
import { seal, unseal } from './seal.ts';

test('what is sealed opens by the same secret, for whom it was sealed', () => {
  const sealed = seal('secret', 'lin.wei', '密钥 KEY');
  expect(sealed).not.toContain('KEY');
  expect(Buffer.from(sealed.slice(3), 'base64url').toString('latin1')).not.toContain('KEY');
  expect(unseal('secret', 'lin.wei', sealed)).toBe('密钥 KEY');
  expect(seal('secret', 'lin.wei', '密钥 KEY')).not.toBe(sealed);
});

test('it opens for nobody else, by no other secret, and not when a bit was changed', () => {
  const sealed = seal('secret', 'lin.wei', 'KEY');
  expect(() => unseal('another', 'lin.wei', sealed)).toThrow();
  expect(() => unseal('secret', 'wang.fang', sealed)).toThrow();
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  expect(() => unseal('secret', 'lin.wei', sealed.replace('v1.', 'v2.'))).toThrow('not known');
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8((bytes[at] ?? 0) ^ 1, at);
    expect(() => unseal('secret', 'lin.wei', `v1.${changed.toString('base64url')}`)).toThrow();
  }
  expect(() => unseal('secret', 'lin.wei', '')).toThrow();
});
