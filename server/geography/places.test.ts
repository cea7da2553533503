import { describe, expect, test } from '@jest/globals';
import { divisionTable } from './division-table.ts';
import { cities, provinces } from './places.ts';
import { shortName } from './short-name.ts';

const english = (code: string) => [...cities(), ...provinces()].find((place) => place.code === code)?.english;

describe('places', () => {
  test('every prefecture of the national code list is a city, and no city stands twice', () => {
    const all = cities();
    const expected = Object.entries(divisionTable).flatMap(([province, entry]) =>
      [...entry.matchAll(/(\d+) /g)].map(([, digits]) => `${province}${digits}`),
    );
    expect(all.map(({ code }) => code)).toEqual(expected);
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
    expect(new Set(all.map((city) => city.english)).size).toBe(all.length);
    expect(new Set(all.map((city) => city.chinese)).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(340);
  });

  test.each([
    ['14', 'Shanxi'],
    ['61', 'Shaanxi'],
    ['2301', 'Harbin'],
    ['6501', 'Urumqi'],
    ['5401', 'Lhasa'],
    ['1501', 'Hohhot'],
    ['6101', "Xi'an"],
    ['3101', 'Shanghai'],
    ['5001', 'Chongqing'],
    ['429004', 'Xiantao'],
  ])('place %s is %s', (code, name) => expect(english(code)).toBe(name));

  test('English names are plain ASCII', () => {
    for (const place of [...cities(), ...provinces()]) expect(place.english).toMatch(/^[A-Za-z' ()]+$/);
  });

  test('S3.042 S3.043 S3.044 S3.045 every city has one of the four restriction types, and all four occur', () => {
    expect([...new Set(cities().map((city) => city.restriction))].sort()).toEqual(['1', '2', '3', '4']);
    expect(cities().find((city) => city.chinese === '北京')?.restriction).toBe('1');
    expect(cities().find((city) => city.chinese === '海口')?.restriction).toBe('3');
  });

  test('every tier occurs; the four first-tier cities are the known ones', () => {
    expect(new Set(cities().map((city) => city.tier))).toEqual(new Set(['1', 'new1', '2', '3', '4', '5']));
    expect(
      cities()
        .filter((city) => city.tier === '1')
        .map((city) => city.chinese),
    ).toEqual(['北京', '上海', '广州', '深圳']);
  });

  test.each([
    ['内蒙古自治区', '内蒙古'],
    ['新疆维吾尔自治区', '新疆'],
    ['石家庄市', '石家庄'],
    ['恩施土家族苗族自治州', '恩施州'],
    ['海南藏族自治州', '海南州'],
    ['克孜勒苏柯尔克孜自治州', '克孜勒苏州'],
    ['大理白族自治州', '大理州'],
    ['白沙黎族自治县', '白沙县'],
    ['神农架林区', '神农架'],
    ['兴安盟', '兴安盟'],
    ['阿里地区', '阿里地区'],
  ])('%s is shown as %s', (official, short) => expect(shortName(official)).toBe(short));
});
