import { describe, expect, test } from '@jest/globals';
import { cities, provinces } from '../../geography/index.ts';
import { isUnspecified } from '../../market/datasets/index.ts';
import { place } from '../../market/datasets/members/place.ts';
import { placeFinder } from './find-place.ts';

const find = placeFinder();

describe('placeFinder', () => {
  test.each([
    ['石家庄', '', '1301'],
    ['石家庄市', '河北', '1301'],
    ['Shijiazhuang', 'Hebei', '1301'],
    ['1301', '', '1301'],
    ['130100', '', '1301'],
    ['北京', '', '1101'],
    ['北京市', '北京市', '1101'],
    ['恩施', '', '4228'],
    ['恩施土家族苗族自治州', '', '4228'],
    ["xi'an", '', '6101'],
    ['Xian', '', '6101'],
    ['Suzhou', 'Jiangsu', '3205'],
    ['Suzhou', '安徽', '3413'],
    ['Suzhou (Anhui)', '', '3413'],
    ['济源', '河南省', '419001'],
  ])('%s in "%s" is %s', (city, province, key) => expect(find(city, province)).toMatchObject({ key }));

  test('an unknown city is refused with the nearest known names, in its own script', () => {
    const chinese = find('石家庒', '');
    const english = find('Shijazhuang', '');
    expect(chinese).toMatchObject({ code: 'unknown-city' });
    expect(JSON.stringify(chinese)).toContain('石家庄');
    expect(JSON.stringify(english)).toContain('Shijiazhuang');
  });

  test('a name of two cities is refused unless the province is given', () => {
    expect(find('Suzhou', '')).toMatchObject({ code: 'ambiguous-city' });
    expect(JSON.stringify(find('Yulin', ''))).toContain('Yulin (Shaanxi)');
  });

  test('a city in the wrong province is refused', () => {
    expect(find('石家庄', '河南')).toMatchObject({ code: 'unknown-city' });
  });

  test('an unknown province is refused; no city means the whole province or country', () => {
    expect(find('', 'Hebeii')).toMatchObject({ code: 'unknown-province' });
    expect(find('', '广东')).toMatchObject({ key: '4400', province: { key: '44' } });
    expect(find('', '')).toMatchObject({ key: '0000', tier: 'unknown' });
  });
});

test('the market knows how many places there are, and which keys stand for what was not told apart', () => {
  expect(place.levels).toEqual({ province: provinces().length, city: cities().length });
  const { province, city } = place.dimensions;
  const unspecified = [...provinces().map(({ code }) => code), ...cities().map(({ code }) => code)].filter(
    (code) => isUnspecified(province, code) || isUnspecified(city, code),
  );
  expect(unspecified).toEqual([]);
  for (const text of ['', '江苏']) {
    const found = placeFinder()('', text);
    if (!('key' in found)) throw new Error('no place');
    expect(isUnspecified(city, found.key)).toBe(true);
    expect(isUnspecified(province, found.province.key)).toBe(text === '');
  }
});
