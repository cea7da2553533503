import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { writeXlsx } from 'hucre/xlsx';
import type { Turned, TurnedCells } from '../mapping/turned-setting.ts';
import { type DeclaredKit, declaredKit } from './declared-test-kit.ts';

interface WideMapping {
  turned: Omit<Turned, 'cells'> & { cells: TurnedCells };
  constants: Record<string, string>;
  [setting: string]: unknown;
}

let kit: DeclaredKit;
let wide: string;
let mapping: WideMapping;
beforeAll(async () => {
  kit = await declaredKit();
  const example = (name: string) =>
    readFile(fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url)), 'utf8');
  wide = await example('config-wide-sample.csv');
  mapping = JSON.parse(await example('config-wide-mapping.json'));
  mapping.constants = { modelYear: '2026', subModel: 'sub-0' };
});
afterAll(() => kit.remove());

const equipment = `
  SELECT i.category, i.name_zh, STRING_AGG(CONCAT(CASE v.state WHEN 'standard' THEN '●' WHEN 'optional' THEN '○' ELSE '–' END,
    REGEXP_REPLACE(REPLACE(v.name_zh, i.name_zh, ''), '^ (标配|选装|无) ?', ''), NULLIF(c.price, 0)), ' '
    ORDER BY t.trim_id)
  FROM configuration AS c JOIN trim AS t USING (trim_id) JOIN equipment_value AS v USING (equipment_value_id)
    JOIN equipment_item AS i USING (equipment_item_id)
  GROUP BY i.equipment_item_id, i.category, i.name_zh ORDER BY i.equipment_item_id`;

/** An item a line: its category and name, how each trim has it, and what an option costs. */
const equipmentOf = (release: string | null): Promise<string[]> => kit.ask(release, equipment);

/** The mapping without what it says of names and cells. */
const bare = (): WideMapping => {
  const { again: _again, cells, ...turned } = mapping.turned;
  const { apart: _apart, ...others } = cells;
  return { ...mapping, turned: { ...turned, cells: others } };
};

const described = ({ report }: Awaited<ReturnType<DeclaredKit['bring']>>) =>
  report.problems.map(({ row, field, code }) => `${row} ${field}: ${code}`);

describe('a wide file of equipment', () => {
  test('as the trade has it comes in by its mapping: trims, items, states, texts and option prices', async () => {
    const { report, codes } = await kit.bring('configuration', wide, mapping);
    expect(codes).toEqual([]);
    expect(report).toMatchObject({ outcome: 'sealed', counts: { refused: 0, duplicate: 0 }, added: { trim: 4 } });
    expect(report.turned).toEqual({ rows: 13, columns: 4, cells: 52, blank: 2, values: 74 });
    const trims = await kit.ask(
      report.release,
      "SELECT name_zh FROM trim WHERE name_zh LIKE '%2026款%' ORDER BY trim_id",
    );
    expect(trims).toEqual(
      ['120KM 领航型', '200KM 卓越型', '200KM 卓越型 智驾版', '四驱 旗舰型'].map((name) => `名-sub-0 2026款 ${name}`),
    );
    expect(await equipmentOf(report.release)).toEqual([
      'dimensions 能源类型 ●插电式混合动力 ●插电式混合动力 ●插电式混合动力 ●插电式混合动力',
      'dimensions 长*宽*高 ●4980*1890*1495 mm ●4980*1890*1495 mm ●4980*1890*1495 mm ●4995*1910*1495 mm',
      'dimensions 轴距 ●2920 mm ●2920 mm ●2920 mm ●2920 mm',
      'dimensions CLTC纯电续航里程 ●120 km ●200 km ●200 km –',
      'safety 前置感知摄像头 单目 ● – – –',
      'safety 前置感知摄像头 三目 ○ ● ● ●',
      'safety 辅助驾驶等级 L2 ● ● – –',
      'safety 辅助驾驶等级 L2+ – ○8000 ● ●',
      'interior 座椅材质 仿皮 ● ● – –',
      'interior 座椅材质 真皮 – ○ ● –',
      'interior 座椅材质 Nappa真皮 – – – ●',
      'interior 前排座椅功能 加热 – ● ● ●',
      'interior 前排座椅功能 通风 – ● ● ●',
      'interior 前排座椅功能 按摩 – – ● ●',
      'interior 前排座椅功能 记忆 – ○ ● ●',
      'cockpit 中控屏幕尺寸 ●12.8英寸 ●15.6英寸 ●15.6英寸 ●15.6英寸',
      'cockpit 车机芯片 ●8155 ●8295 ●8295',
    ]);
  });

  test('is refused by row and column where names stand twice and cells hold several values', async () => {
    const found = await kit.bring('configuration', wide, bare());
    expect(described(found)).toEqual([
      '1 D 2026款 200KM 卓越型: same-name',
      '1 E 2026款 200KM 卓越型: same-name',
      '8 C 2026款 120KM 领航型: several-values',
      '11 項目: same-name',
      '12 項目: same-name',
    ]);
    const sentences = found.report.problems.map(({ sentence }) => sentence.en);
    expect(sentences[0]).toContain('The columns D, E have one and the same head "2026款 200KM 卓越型"');
    expect(sentences[2]).toContain(
      'The cell holds 2 values: 单目, 三目; name "前置感知摄像头" under turned.cells.apart.of',
    );
    expect(sentences[3]).toContain('Rows 11, 12 have one and the same name "座椅配置 / 前排座椅功能"');
    expect(found.report).toMatchObject({ outcome: 'refused', release: null });
  });

  test('is refused by row and column where a sign is not known or something stands outside of the table', async () => {
    const strange = wide
      .replace('● 12.8英寸', '◎ 12.8英寸')
      .replace('8295,8295', '8295,8295,x')
      .replace('座椅配置,座椅材质', ',');
    const found = await kit.bring('configuration', strange, mapping);
    expect(described(found)).toEqual(['10 項目: missing', '13 C 2026款 120KM 领航型: unknown-sign', '14 : ragged']);
    expect(found.refused).toContain(
      'is a sign that turned.cells.signs of the mapping does not name; it names ● ○ - – —.',
    );
  });

  test('comes in again as its refused rows, corrected', async () => {
    const strange = wide.replace('● 12.8英寸', '◎ 12.8英寸');
    const first = await kit.bring('configuration', strange, mapping);
    expect(described(first)).toEqual(['13 C 2026款 120KM 领航型: unknown-sign']);
    const rest = await kit.bring('configuration', first.refused.replaceAll('◎', '●'), mapping);
    expect(rest.codes).toEqual([]);
    expect(await equipmentOf(rest.report.release)).toEqual([
      'cockpit 中控屏幕尺寸 ●12.8英寸 ●15.6英寸 ●15.6英寸 ●15.6英寸',
    ]);
  });

  test('gives the prices of its trims to their dataset', async () => {
    const { report, codes } = await kit.bring('price', wide, {
      turned: { labels: ['セクション', '項目'], heads: { trim: 1 }, cells: 'yuan', again: mapping.turned.again },
      where: [{ column: '項目', in: ['厂商指导价'] }],
      numbers: [{ columns: 'yuan', litter: ['计算器', '(*)'] }],
      pivot: { column: '項目', value: 'yuan', into: { 厂商指导价: ['msrp', 'tp'] } },
      constants: { month: '2026-03', subModel: 'sub-0', volume: '0' },
    });
    expect(codes).toEqual([]);
    const prices = 'SELECT msrp, tp FROM price ORDER BY trim_id';
    expect(await kit.ask(report.release, prices)).toEqual([
      '179800 179800',
      '199800 199800',
      '215800 215800',
      '259800 259800',
    ]);
  });

  test('may have a trim a row and an item a column, below heads of two rows with merged cells', async () => {
    const book = await writeXlsx({
      sheets: [
        {
          name: 'trims',
          rows: [
            ['2026 equipment'],
            ['', '', '座椅', '', '尺寸'],
            ['车型', '版本', '材质', '功能', '轴距(mm)'],
            ['sub-0', 'Base', '● 织物', '-', 2920],
            ['', 'Top', '● 真皮', '● 加热\n○ 按摩 [选装价 3000元]', 2920],
          ],
        },
      ],
    });
    const { text, sign, price, signs, unsigned, prices } = mapping.turned.cells;
    const cells = { text, sign, price, signs, unsigned, prices };
    const { report, codes } = await kit.bring(
      'configuration',
      book,
      {
        turned: {
          labels: ['车型', '版本'],
          down: '车型',
          heads: { category: 2, item: 3 },
          unit: 'item',
          cells: { ...cells, apart: { column: 'item', of: '功能', otherwise: 'none' } },
        },
        columns: { subModel: '车型', trim: '版本' },
        constants: { modelYear: '2026' },
        values: { category: { 座椅: 'interior', 尺寸: 'dimensions' } },
      },
      { name: 'wide.xlsx' },
    );
    expect(codes).toEqual([]);
    expect(await equipmentOf(report.release)).toEqual([
      'interior 材质 ●织物 ●真皮',
      'interior 功能 加热 – ●',
      'interior 功能 按摩 – ○3000',
      'dimensions 轴距 ●2920 mm ●2920 mm',
    ]);
  });

  test.each([
    [{ labels: ['項'] }, 'The head has no column "項", which turned.labels of the mapping names'],
    [{ heads: { trim: 0 } }, '/turned/heads/trim must be one of 1'],
    [{ aside: '2026*' }, 'no column is left to be turned'],
    [{ cells: { text: 'value', sign: 'state' } }, 'cells.sign, the column, and cells.signs'],
    [{ cells: { text: 'value', price: 'price' } }, 'cells.price, the column, and cells.prices'],
    [{ cells: { text: 'value', unsigned: 'standard' } }, 'are of cells with signs'],
    [{ unit: 'items' }, 'unit "items" is neither one of the labels nor one of the heads'],
    [{ cells: '項目' }, 'the column "項目" would come of two things'],
    [{ again: { 座椅材质: ['a', 'b'] } }, 'has 2 names for "座椅材质", which stands 1 times'],
    [{ label: ['項目'] }, '/turned/label is not a known setting'],
  ])('%j is refused in words', async (setting, sentence) => {
    const turned = { ...mapping.turned, ...setting };
    await expect(kit.bring('configuration', wide, { ...mapping, turned })).rejects.toThrow(sentence);
  });
});
