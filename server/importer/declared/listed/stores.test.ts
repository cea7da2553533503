import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type DeclaredKit, declaredKit } from '../declared-test-kit.ts';

let kit: DeclaredKit;
beforeAll(async () => {
  kit = await declaredKit();
});
afterAll(() => kit.remove());

/** Outlets by name, in GBK, with empty columns and names of places that are no list's. */
const fixture = fileURLToPath(new URL('../../../../tests/fixtures/stores/stores-gbk.csv', import.meta.url));
const brands = { 北辰: 'The brand 0', 云川: 'The brand 1', 金梧: 'The brand 2' };
const mapping = {
  columns: { brand: '品牌', city: 'City/Area', store: '店名', kind: '类型', address: '地址', phone: '电话' },
  constants: { month: '2024-05', outlets: '1' },
  values: { brand: brands, city: { 上海城区: '上海', 北京城区: '北京' } },
};
const stored = `SELECT b.key, c.key, k.key, s.name_zh, s.address, s.phone, outlets, opened, closed FROM outlet
  JOIN brand AS b USING (brand_id) JOIN city AS c USING (city_id) JOIN outlet_kind AS k USING (outlet_kind_id)
  JOIN outlet_store AS s USING (outlet_store_id) ORDER BY 1, 2, 3, 4`;
const head = 'month,brand,city,kind,store,address,phone,outlets\n';

describe('outlets that a file lists by name', () => {
  test('are counted by brand, city and kind; what cannot be so is refused by row and cause, and nothing is guessed', async () => {
    const content = await readFile(fixture);
    const { report, codes, refused, stands } = await kit.bring('outlet', content, mapping);
    expect(report.understood).toMatchObject({ encoding: 'gb18030' });
    // The city against the address; the outlet under two kinds, both of its rows.
    expect(codes).toEqual(['4 address-elsewhere', '3 repeated', '6 repeated']);
    expect(refused).toContain('建德市');
    expect(refused).toContain('属于杭州');
    expect(refused).toContain('Rows 3, 6 are one and the same outlet');
    expect({ stands, outcome: report.outcome }).toEqual({ stands: false, outcome: 'refused' });
    expect(report.counts).toMatchObject({ rows: 6, accepted: 3, refusedRows: 3 });

    const agreed = await kit.bring('outlet', content, mapping, { accept: { 'address-elsewhere': 1, repeated: 2 } });
    expect(agreed.report.outcome).toBe('sealed');
    expect(await kit.ask(agreed.report.release, 'SELECT COUNT(*) FROM outlet_store')).toEqual(['3']);
    expect(await kit.ask(agreed.report.release, stored)).toEqual([
      'brand-0 3101 delivery 北辰上海浦东店 上海市浦东新区样例路1号 unknown 1 0 0',
      'brand-1 1101 dealer 云川北京亦庄店 北京市大兴区样例路4号 unknown 1 0 0',
      'brand-2 2327 dealer 金梧加格达奇店 加格达奇区样例路5号 unknown 1 0 0',
    ]);
  });

  test('names of places that are no list’s are refused with the nearest, until the mapping says what they mean', async () => {
    const { codes, refused } = await kit.bring('outlet', await readFile(fixture), {
      ...mapping,
      values: { brand: brands },
    });
    expect(codes.filter((code) => code.includes('city'))).toEqual(['2 unknown-city', '5 unknown-city']);
    expect(refused).toContain('上海城区');
  });

  test('an outlet that is named may be one alone, and one that is only counted has no name', async () => {
    const rows = [
      '2024-05,The brand 0,广州,dealer,甲店,,,1',
      '2024-05,The brand 0,广州,dealer,乙店,,,5',
      '2024-05,The brand 0,广州,dealer,,,,7',
      '2024-05,The brand 0,广州,direct,,,,2',
      '2024-05,The brand 0,深圳,dealer,甲店,,,1',
    ];
    const { report, codes, refused } = await kit.bring(
      'outlet',
      `${head}${rows.join('\n')}\n`,
      {},
      { accept: { 'too-large': 1 } },
    );
    expect(codes).toEqual(['3 too-large']);
    expect(refused).toContain('counts 5');
    expect(await kit.ask(report.release, stored)).toEqual([
      'brand-0 4401 dealer 未列名网点 unknown unknown 7 0 0',
      'brand-0 4401 dealer 甲店 unknown unknown 1 0 0',
      'brand-0 4401 direct 未列名网点 unknown unknown 2 0 0',
      'brand-0 4403 dealer 甲店 unknown unknown 1 0 0',
    ]);
  });

  test('a later file says address and phone anew; one file that says two is refused', async () => {
    const of = (...texts: string[]) => `${head}${texts.map((text) => `${text},1\n`).join('')}`;
    const first = await kit.bring('outlet', of('2024-04,The brand 0,广州,dealer,甲店,广州市天河区1号,020-1'));
    const onto = first.report.release ?? '';
    const moved = '2024-05,The brand 0,广州,dealer,甲店,广州市越秀区2号,020-2';
    const { report } = await kit.bring('outlet', of(moved), {}, { kind: 'add', onto });
    expect(report).toMatchObject({ outcome: 'sealed', added: {} });
    expect(await kit.ask(report.release, 'SELECT name_zh, address, phone FROM outlet_store')).toEqual([
      '甲店 广州市越秀区2号 020-2',
    ]);
    const again = '2024-06,The brand 0,广州,dealer,甲店,广州市番禺区3号,020-2';
    const { codes } = await kit.bring('outlet', of(moved, again), {}, { kind: 'add', onto });
    expect(codes).toEqual(['3 conflict']);
  });

  test('a file that counts stands as before, with an address where a row has one', async () => {
    const rows =
      'month,brand,province,outlets,address\n2024-05,The brand 0,广东,9,广州市天河区1号\n2024-05,The brand 1,广东,4,杭州市1号\n';
    const { codes } = await kit.bring('outlet', rows, {}, { dryRun: true });
    expect(codes).toEqual(['3 address-elsewhere']);
  });
});
