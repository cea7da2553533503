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

  test('of whole lists what opened and closed follows from comparing two deliveries, and what a file says itself holds', async () => {
    const list = (month: string, ...stores: string[]) =>
      `month,brand,city,kind,store,outlets\n${stores.map((text) => `${month},${text},1\n`).join('')}`;
    const [jia, yi, bing] = ['广州,dealer,甲店', '深圳,dealer,乙店', '深圳,direct,丙店'].map(
      (text) => `The brand 0,${text}`,
    );
    const other = 'The brand 1,广州,dealer,丁店';
    const april = await kit.bring('outlet', list('2024-04', jia ?? '', yi ?? '', other), { wholeLists: true });
    expect(april.report.lists).toEqual([]);
    const onto = april.report.release ?? '';
    // 乙店 is gone, 丙店 is new, 甲店 has another kind and stays; the other brand has no list in May.
    const may = list('2024-06', (jia ?? '').replace('dealer', 'agent'), bing ?? '');
    const { report, folder } = await kit.bring('outlet', may, { wholeLists: true }, { kind: 'add', onto });
    expect(report.lists).toEqual([{ of: 'brand-0', month: '2024-06', before: '2024-04', came: 1, gone: 1 }]);
    expect(await readFile(`${folder}/report.txt`, 'utf8')).toContain(
      'list of brand-0 in 2024-06 beside 2024-04: 1 came, 1 gone',
    );
    const found = `${stored.replace('ORDER BY 1', `WHERE month = ${2024 * 12 + 5} ORDER BY 1`)}`;
    expect(await kit.ask(report.release, found)).toEqual([
      'brand-0 4401 agent 甲店 unknown unknown 1 0 0',
      'brand-0 4403 dealer 乙店 unknown unknown 0 0 1',
      'brand-0 4403 direct 丙店 unknown unknown 1 1 0',
    ]);
    // The list between both comes late: what opened and closed in June was set against April, and would count twice.
    const late = list('2024-05', jia ?? '', yi ?? '', bing ?? '');
    const known = report.release ?? '';
    await expect(kit.bring('outlet', late, { wholeLists: true }, { kind: 'add', onto: known })).rejects.toThrow(
      'The whole list of brand-0 for 2024-05 comes after its list of 2024-06',
    );
    const both = late + may.slice(may.indexOf('\n') + 1);
    const again = await kit.bring('outlet', both, { wholeLists: true }, { kind: 'replace', onto: known });
    expect(again.report.lists).toEqual([
      { of: 'brand-0', month: '2024-05', before: '2024-04', came: 1, gone: 0 },
      { of: 'brand-0', month: '2024-06', before: '2024-05', came: 0, gone: 1 },
    ]);
    // A list that is not said to be whole closes nothing, and what a file says of itself is left.
    const part = await kit.bring('outlet', may, {}, { kind: 'add', onto });
    expect(await kit.ask(part.report.release, found)).toHaveLength(2);
    const own = await kit.bring(
      'outlet',
      may,
      { wholeLists: true, constants: { opened: '0', closed: '0' } },
      { kind: 'add', onto },
    );
    expect(await kit.ask(own.report.release, found)).toEqual([
      'brand-0 4401 agent 甲店 unknown unknown 1 0 0',
      'brand-0 4403 direct 丙店 unknown unknown 1 0 0',
    ]);
  });

  test('an outlet of a refused row is not taken to be closed', async () => {
    const list = (month: string, ...stores: string[]) =>
      `month,brand,city,kind,store,address,outlets\n${stores.map((text) => `${month},The brand 0,${text},1\n`).join('')}`;
    const april = list('2024-04', '杭州,dealer,甲店,', '杭州,dealer,乙店,', '杭州,dealer,丙店,');
    const onto = (await kit.bring('outlet', april, { wholeLists: true })).report.release ?? '';
    const figures = `SELECT s.name_zh, outlets, opened, closed FROM outlet
      JOIN outlet_store AS s USING (outlet_store_id) WHERE month = ${2024 * 12 + 4} ORDER BY 1`;
    // 乙店 stands under two kinds, and 丙店 is gone.
    const twofold = list('2024-05', '杭州,dealer,甲店,', '杭州,dealer,乙店,', '杭州,direct,乙店,');
    const accept = { repeated: 2, 'address-elsewhere': 1 };
    const second = await kit.bring('outlet', twofold, { wholeLists: true }, { kind: 'add', onto, accept });
    expect(second.report.lists).toEqual([{ of: 'brand-0', month: '2024-05', before: '2024-04', came: 0, gone: 1 }]);
    expect(await kit.ask(second.report.release, figures)).toEqual(['丙店 0 0 1', '甲店 1 0 0']);
    // Of a row that cannot be read nobody knows whose list it is of, so that no list of the file is whole.
    const elsewhere = list('2024-05', '杭州,dealer,甲店,', '杭州,dealer,乙店,安庆市1号');
    const third = await kit.bring('outlet', elsewhere, { wholeLists: true }, { kind: 'add', onto, accept });
    expect(third.report.lists).toEqual([]);
    expect(await kit.ask(third.report.release, figures)).toEqual(['甲店 1 0 0']);
  });

  test('a file that counts stands as before, with an address where a row has one', async () => {
    const rows =
      'month,brand,province,outlets,address\n2024-05,The brand 0,广东,9,广州市天河区1号\n2024-05,The brand 1,广东,4,杭州市1号\n';
    const { codes } = await kit.bring('outlet', rows, {}, { dryRun: true });
    expect(codes).toEqual(['3 address-elsewhere']);
  });
});
