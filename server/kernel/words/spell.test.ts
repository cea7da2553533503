import { describe, expect, test } from '@jest/globals';
import { fold, spell, squeeze } from './spell.ts';

describe('names as they are typed', () => {
  test('half-width, lower case, without accents and signs', () => {
    expect(squeeze(fold('ＩＤ．４ Citroën'))).toBe('id4citroen');
    expect(squeeze(fold(' 宋 PLUS DM-i '))).toBe('宋plusdmi');
  });

  test('S2.081 a Chinese name is spelled by its sound and by its first letters', () => {
    const { written, sounded, initials } = spell('比亚迪 Zero');
    expect(written.text).toBe('比亚迪zero');
    expect([...written.words]).toEqual([0, 3]);
    expect(sounded?.text).toBe('biyadizero');
    expect([...(sounded?.begins ?? [])]).toEqual([0, 2, 4, 6]);
    expect(initials).toEqual(['bydz', 'bydzero']);
  });

  test('neighbours decide how a character sounds', () => {
    expect(spell('重庆').sounded?.text).toBe('chongqing');
    expect(spell('重要').sounded?.text).toBe('zhongyao');
    expect(spell('长安').sounded?.text).toBe('changan');
    expect(spell('银行').sounded?.text).toBe('yinhang');
  });

  test('ü is typed as v', () => {
    expect(spell('绿').sounded?.text).toBe('lv');
    expect(squeeze(fold('lü'))).toBe('lv');
  });

  test('an English name has the first letters of its words, and no sound', () => {
    expect(spell('Market overview')).toMatchObject({ sounded: null, initials: ['mo'] });
    expect(spell('Trend').initials).toEqual([]);
  });
});
