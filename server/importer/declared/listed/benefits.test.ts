import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type DeclaredKit, declaredKit } from '../declared-test-kit.ts';

let kit: DeclaredKit;
beforeAll(async () => {
  kit = await declaredKit();
});
afterAll(() => kit.remove());

const head =
  'month,brand,model,subModel,trim,benefit,kind,audience,reach,places,from,until,basis,assumption,value,price';
const car = '2024-05,The brand 0,The model 0,The sub 0,Trim A';
/** A row: name, kind, for whom, where and its places; days; basis with its assumption; value and price. */
const row = (what: string, days: string, basis: string, worth: string) => [car, what, days, basis, worth].join(',');
const file = (...rows: string[]) => `${[head, ...rows].join('\n')}\n`;
const charging = row(
  '免费充电,free charging,首任车主,,',
  '2024-05-10,2024-12-31',
  '按假设测算,每度 1.2 元',
  '3600,200000',
);

const stored = `SELECT b.name_zh, b.kind, b.audience, b.reach, b.places, b.valid_from, b.valid_until, b.value_basis, b.assumption_zh,
  value, price, valued, begun, ended FROM purchase_benefit JOIN benefit AS b USING (benefit_id) ORDER BY b.benefit_id`;

describe('benefits that a file brings', () => {
  test('stand with for whom, where, since when and what their value assumes', async () => {
    const content = file(
      charging,
      row('置换补贴,tradeInSubsidy,tradeIn,selected,上海', ',2024-05-31', '厂商公布,', '8000,200000'),
      row('基础流量,流量,,,', ',', 'unvalued,', ',200000'),
    );
    const { report } = await kit.bring('benefit', content);
    expect(report.outcome).toBe('sealed');
    expect(await kit.ask(report.release, stored)).toEqual([
      '免费充电 charging firstOwner nationwide unknown 2024-05-10 2024-12-31 reckoned 每度 1.2 元 3600 200000 1 1 0',
      '置换补贴 tradeInSubsidy tradeIn selected 上海 unknown 2024-05-31 stated unknown 8000 200000 1 0 1',
      '基础流量 connectivity unknown nationwide unknown unknown unknown unvalued unknown 0 200000 0 0 0',
    ]);
  });

  test('what ends before it begins, is worth more than the car, or cannot be so is refused by row, field and cause', async () => {
    const content = file(
      charging,
      row('倒置,insurance,,,', '2024-05-10,2024-05-01', ',', '3000,200000'),
      row('高于车价,insurance,,,', ',', ',', '300000,200000'),
      row('以万元计,insurance,,,', ',', ',', '3000,20'),
      row('没有价值,insurance,,,', ',', 'stated,', ',200000'),
      row('不计价的价值,insurance,,,', ',', 'unvalued,', '3000,200000'),
      row('哪些省市,insurance,,selected,', ',', ',', '3000,200000'),
      row('尚未开始,insurance,,,', '2024-06-01,', ',', '3000,200000'),
      row('未知类型,洗车,,,', ',', ',', '3000,200000'),
    );
    const { report, codes, refused } = await kit.bring(
      'benefit',
      content,
      {},
      { accept: { 'too-large': 7, 'unknown-value': 1 } },
    );
    expect(codes.map((code) => code.split(' ')[0])).toEqual(['3', '4', '5', '6', '7', '8', '9', '10']);
    for (const words of [
      'The benefit ends (2024-05-01) before it begins (2024-05-10)',
      '权益在开始（2024-05-10）之前就结束（2024-05-01）',
      'worth 300000 yuan, more than the car (200000 yuan)',
      '高于车价 200000 元',
      'below 1,000 yuan',
      'The benefit has no value',
      'not valued and yet worth 3000 yuan',
      'in some provinces or cities only; name them',
      'the benefit begins on 2024-06-01',
    ])
      expect(refused).toContain(words);
    expect(report.counts).toMatchObject({ rows: 9, refusedRows: 8 });
  });

  test('those alike that stand on the same days are refused, all of them; one after another they stand', async () => {
    const of = (name: string, days: string, audience = '') =>
      row(`${name},insurance,${audience},,`, days, ',', '3000,200000');
    const content = file(
      of('甲', '2024-05-01,2024-05-15'),
      of('乙', '2024-05-16,2024-05-31'),
      of('丙', '2024-05-20,'),
      of('丁', '2024-05-01,2024-05-31', '首任车主'),
    );
    const { report, codes, refused } = await kit.bring('benefit', content, {}, { accept: { overlapping: 2 } });
    expect(codes.map((code) => code.split(' ')[0])).toEqual(['3', '4']);
    expect(refused).toContain(
      'row 4, alike in kind, for whom and where, and their days overlap (2024-05-20 ~ 2024-05-31)',
    );
    expect(refused).toContain('与第 3 行同一对象');
    expect(report.problems?.map?.(({ field }) => field) ?? []).toEqual(['from', 'from']);
    const names = 'SELECT b.name_zh FROM purchase_benefit JOIN benefit AS b USING (benefit_id) ORDER BY 1';
    expect(await kit.ask(report.release, names)).toEqual(['丁', '甲']);
  });

  test('a value in 10,000 yuan is refused, and more of them than the car is worth all together', async () => {
    const of = (name: string, kind: string, value: number, reach = '') =>
      row(`${name},${kind},,${reach}`, ',', ',', `${value},200000`);
    const content = file(
      of('甲', 'insurance', 110_000, ','),
      of('乙', 'charging', 100_000, ','),
      of('丙', 'wallBox', 2, ','),
      of('丁', 'options', 150_000, 'selected,上海'),
    );
    const { report, codes, refused } = await kit.bring('benefit', content, {}, { accept: { 'too-large': 3 } });
    expect(codes.map((code) => code.split(' ')[0]).sort()).toEqual(['2', '3', '4']);
    expect(refused).toContain('less than 100 yuan');
    expect(refused).toContain('Rows 2, 3 come to one buyer together and are worth more than the car (210000 > 200000)');
    expect(await kit.ask(report.release, 'SELECT name_zh FROM benefit')).toEqual(['丁']);
  });

  test('places are said in both languages', async () => {
    const content = file(charging.replace('首任车主,,', '首任车主,selected,上海')).replace('month,', 'placesEn,month,');
    const { report } = await kit.bring('benefit', content.replace('\n2024', '\nShanghai,2024'));
    expect(await kit.ask(report.release, 'SELECT places, places_en FROM benefit')).toEqual(['上海 Shanghai']);
  });

  test('a delivery that overlaps what a release has already makes none', async () => {
    const first = await kit.bring('benefit', file(charging));
    const other = charging.replace('免费充电', '充电卡').replace('2024-05-10', '2024-05-20');
    const again = kit.bring('benefit', file(other), {}, { kind: 'add', onto: first.report.release ?? '' });
    await expect(again).rejects.toMatchObject({ sentence: { en: expect.stringContaining('stand on the same days') } });
  });

  const ends = `SELECT month % 12 + 1, s.key, begun, ended, moves, valid_until FROM purchase_benefit
    JOIN benefit USING (benefit_id) JOIN trim USING (trim_id) JOIN sub_model AS s USING (sub_model_id) ORDER BY 1, 2`;
  const until = (month: string, day: string) => charging.replace('2024-05,', `${month},`).replace('2024-12-31', day);

  test('a benefit may be put off, and is the same: the end that did not come does not count', async () => {
    const first = await kit.bring('benefit', file(until('2024-05', '2024-05-31')));
    expect(await kit.ask(first.report.release, ends)).toEqual(['5 sub-0 1 1 2 2024-05-31']);
    const later = file(until('2024-06', '2024-06-30'));
    const { report } = await kit.bring('benefit', later, {}, { kind: 'add', onto: first.report.release ?? '' });
    expect(report.outcome).toBe('sealed');
    expect(await kit.ask(report.release, ends)).toEqual(['5 sub-0 1 0 1 2024-06-30', '6 sub-0 0 1 1 2024-06-30']);
  });

  test.each([
    ['first', ['2024-05', '2024-06']],
    ['last', ['2024-06', '2024-05']],
  ])('one file may put it off from month to month, the earlier month %s', async (_order, months) => {
    const days: Record<string, string> = { '2024-05': '2024-05-31', '2024-06': '2024-06-30' };
    const { report } = await kit.bring('benefit', file(...months.map((month) => until(month, days[month] ?? ''))));
    expect(report.outcome).toBe('sealed');
    expect(await kit.ask(report.release, ends)).toEqual(['5 sub-0 1 0 1 2024-06-30', '6 sub-0 0 1 1 2024-06-30']);
  });

  test('in one month a benefit has one last day', async () => {
    const other = until('2024-05', '2024-06-30').replace('Trim A', 'Trim B');
    const { codes } = await kit.bring('benefit', file(charging, other));
    expect(codes).toEqual(['3 conflict']);
  });

  const assumptions = 'SELECT assumption_zh, assumption_en FROM benefit ORDER BY 1';
  const assumed = (month: string, trim: string, text: string) =>
    charging.replace('2024-05,', `${month},`).replace('Trim A', trim).replace('每度 1.2 元', text);

  test('trims of a sub-model may assume something else: each stands behind its trims, and what all say stands alone', async () => {
    const differing = file(
      assumed('2024-05', 'Trim A', '每度 1.2 元'),
      assumed('2024-05', 'Trim B', '每度 1 元'),
      assumed('2024-05', 'Trim C', '每度 1.2 元'),
    );
    const first = await kit.bring('benefit', differing);
    expect(first.codes).toEqual([]);
    const [both = ''] = await kit.ask(first.report.release, assumptions);
    expect(both).toMatch(/Trim A、.*Trim C：每度 1\.2 元；.*Trim B：每度 1 元/);
    expect(await kit.ask(first.report.release, 'SELECT COUNT(*) FROM benefit')).toEqual(['1']);
    const alike = file(assumed('2024-05', 'Trim A', '每度 1 元'), assumed('2024-05', 'Trim B', '每度 1 元'));
    expect(await kit.ask((await kit.bring('benefit', alike)).report.release, assumptions)).toEqual([
      '每度 1 元 unknown',
    ]);
    // A later month says it anew, whichever rows come first.
    const later = file(
      assumed('2024-06', 'Trim A', '每度 0.9 元'),
      assumed('2024-05', 'Trim A', '每度 1.2 元'),
      assumed('2024-05', 'Trim B', '每度 1 元'),
      assumed('2024-06', 'Trim B', '每度 0.9 元'),
    );
    expect(await kit.ask((await kit.bring('benefit', later)).report.release, assumptions)).toEqual([
      '每度 0.9 元 unknown',
    ]);
    const onto = first.report.release ?? '';
    const next = await kit.bring('benefit', file(assumed('2024-06', 'Trim A', '每度 2 元')), {}, { kind: 'add', onto });
    expect(await kit.ask(next.report.release, assumptions)).toEqual(['每度 2 元 unknown']);
  });

  test('one trim does not assume two things in a month', async () => {
    const twice = file(charging, assumed('2024-05', 'Trim A', '每度 1 元'));
    expect((await kit.bring('benefit', twice)).codes).toEqual(['3 conflict']);
  });

  test('sub-models have benefits of their own under one name, and a model is the same in either language', async () => {
    const other = until('2024-05', '2024-07-31').replace('The sub 0', 'The sub 1').replace('每度 1.2 元', '每度 1 元');
    const first = await kit.bring('benefit', file(charging, other));
    expect(await kit.ask(first.report.release, ends)).toEqual(['5 sub-0 1 0 1 2024-12-31', '5 sub-1 1 0 1 2024-07-31']);
    const byKey = until('2024-06', '2025-03-31').replace('The brand 0,The model 0', 'brand-0,model-0');
    const { report } = await kit.bring('benefit', file(byKey), {}, { kind: 'add', onto: first.report.release ?? '' });
    expect(await kit.ask(report.release, 'SELECT COUNT(*) FROM benefit')).toEqual(['2']);
  });
});
