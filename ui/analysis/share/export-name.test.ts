import { expect, test } from '@jest/globals';
import { exportName } from './export-name.ts';

const about = { title: '厂商排行', source: '批发量', from: '2026-01', to: '2026-09', filters: [] };

test('a file says what it shows, by which source, of which months, within which filters', () => {
  expect(exportName(about)).toBe('厂商排行_批发量_2026-01_2026-09');
  expect(exportName({ ...about, from: '2026-09', filters: [['燃料类型', '纯电、插混']] })).toBe(
    '厂商排行_批发量_2026-09_纯电、插混',
  );
});

test('signs that systems refuse are left out', () => {
  expect(exportName({ ...about, filters: [['x', 'a/b: "c" *?']] })).toBe('厂商排行_批发量_2026-01_2026-09_a-b-c-');
});

test('many filters are cut, and other ones still have another name', () => {
  const many = (last: string) =>
    exportName({
      ...about,
      filters: [['城市', `${Array.from({ length: 40 }, (_, at) => `城市${at}`).join('、')}${last}`]],
    });
  expect(new TextEncoder().encode(many('')).length).toBeLessThan(255);
  expect(many('')).not.toBe(many('、成都'));
});
