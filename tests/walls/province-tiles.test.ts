import { expect, test } from '@jest/globals';
import { provinces } from '../../server/geography/index.ts';
import { mapColumns, provinceTiles } from '../../ui/charts/grids/province-tiles.ts';

test('the tile map has the 34 divisions, each at a place of its own', () => {
  expect(provinceTiles).toHaveLength(34);
  expect(new Set(provinceTiles.map(({ code }) => code)).size).toBe(34);
  expect(new Set(provinceTiles.map(({ row, column }) => `${row}.${column}`)).size).toBe(34);
  expect(provinceTiles.every(({ column }) => column < mapColumns)).toBe(true);
  for (const { short } of provinceTiles) expect([short.zh_CN.length, short.en.length]).toEqual([1, 2]);
});

test('they have the codes and names by which the market knows them; Hong Kong, Macao and Taiwan stand beside them', () => {
  const known = provinces().map(({ code, chinese, english }) => [code, chinese, english]);
  const tiles = provinceTiles
    .map(({ code, names }) => [code, names.zh_CN, names.en])
    .sort(([a = ''], [b = '']) => a.localeCompare(b));
  expect(tiles.filter(([code = '']) => code < '70')).toEqual(known);
  expect(tiles.filter(([code = '']) => code > '70')).toEqual([
    ['71', '台湾', 'Taiwan'],
    ['81', '香港', 'Hong Kong'],
    ['82', '澳门', 'Macao'],
  ]);
});

test('neighbours stand beside each other: the sea is east, the north above', () => {
  const at = (code: string) => provinceTiles.find((tile) => tile.code === code) ?? { row: -1, column: -1 };
  for (const [north, south] of [
    ['23', '22'],
    ['11', '12'],
    ['14', '41'],
    ['37', '34'],
    ['43', '44'],
    ['45', '46'],
  ] as [string, string][])
    expect(at(north).row).toBeLessThan(at(south).row);
  for (const [west, east] of [
    ['65', '62'],
    ['51', '50'],
    ['35', '71'],
    ['34', '32'],
    ['32', '31'],
  ] as [string, string][])
    expect(at(west).column).toBeLessThan(at(east).column);
});
