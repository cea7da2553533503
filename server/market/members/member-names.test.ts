import { describe, expect, test } from '@jest/globals';
import type { IndexedMember } from '../opened/member-index.ts';
import { fitOf, spellMembers } from './member-names.ts';

const member = (key: string, zh_CN: string, en: string): IndexedMember => ({ key, name: { zh_CN, en }, parent: null });
const byd = member('b1', '比亚迪', 'BYD');
const seagull = member('m1', '海鸥', 'Seagull');
const changan: IndexedMember = {
  ...member('b2', '长安', 'Changan'),
  was: [{ dimension: 'brand', key: null, name: { zh_CN: '江陵', en: 'Jiangling' }, until: 0 }],
};
const all = [byd, seagull, changan];
const found = (search: string) =>
  all.filter((indexedMember) => fitOf(search, 'brand')(indexedMember) !== null).map(({ key }) => key);

describe('what is typed finds a member', () => {
  test.each([
    ['比亚', ['b1']],
    ['byd', ['b1']],
    ['BiYaDi', ['b1']],
    ['yadi', ['b1']],
    ['haiou', ['m1']],
    ['hai ou', ['m1']],
    ['ho', ['m1']],
    ['seag', ['m1']],
    ['ca', ['b2']],
    ['changan', ['b2']],
    ['zhangan', []],
    ['jl', ['b2']],
    ['b2', ['b2']],
    ['', ['b1', 'm1', 'b2']],
    ['?!', []],
  ])('by signs, sound, first letters, former name or key: %s', (search, keys) => {
    expect(found(search)).toEqual(keys);
  });

  test('the better it fits the lower its rank', () => {
    const rank = (search: string) => fitOf(search, 'brand')(byd) ?? Number.NaN;
    expect(rank('biyadi')).toBeLessThan(rank('biya'));
    expect(rank('biya')).toBeLessThan(rank('yadi'));
  });

  test('names are spelled beforehand and only once', async () => {
    const odd: IndexedMember = { key: 'x', name: { zh_CN: '秦', en: 'Qin' }, parent: null };
    await spellMembers([odd], 'brand');
    odd.name.zh_CN = '汉';
    expect(fitOf('qin', 'brand')(odd)).not.toBeNull();
  });
});
