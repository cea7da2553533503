import { describe, expect, test } from '@jest/globals';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import { fitContact } from './fit-contact.ts';

describe('a contact of a code', () => {
  test.each(['a@b.cn', 'a@b.museum'])('S5.003 S9.009 %s is an address of mail', (text) =>
    expect(fitContact('email', text)).toBe(text),
  );

  test.each(['a@b.c', 'a@b.network', 'a@b.toolongs', 'a.b.cn', '13800000000', ''])(
    'S5.003 S9.009 %j is no address of mail',
    (text) => expect(() => fitContact('email', text)).toThrow(Refusal),
  );

  test('an address of mail has at most 254 characters', () => {
    const longest = `${'a'.repeat(249)}@b.cn`;
    expect(fitContact('email', longest)).toHaveLength(254);
    expect(() => fitContact('email', `a${longest}`)).toThrow(Refusal);
  });

  test('A57 it is kept without blanks around it and in lower case', () => {
    expect(fitContact('email', ' Ann@Example.CN ')).toBe('ann@example.cn');
    expect(fitContact('sms', ' 13800000000 ')).toBe('13800000000');
  });

  test.each(['23800000000', '1380000000', '138000000000', 'a@b.cn'])('S5.002 S9.009 %s is no mobile number', (text) =>
    expect(() => fitContact('sms', text)).toThrow(Refusal),
  );
});
