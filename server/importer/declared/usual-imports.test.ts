import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { chinaDate } from '@portal/contract';
import { type DeclaredKit, declaredKit } from './declared-test-kit.ts';
import { timeReader } from './read-time.ts';

let kit: DeclaredKit;
beforeAll(async () => {
  kit = await declaredKit();
});
afterAll(() => kit.remove());

const may = 2024 * 12 + 4;

describe('incentives from a file', () => {
  const ofIncentive = `SELECT month, t.key, c.name_en, cash, trade_in, finance, gifts, insurance, total, msrp, volume
    FROM incentive JOIN trim AS t USING (trim_id) JOIN city AS c USING (city_id) ORDER BY 1, 2, 3`;

  test('their parts are added up, what is not said is nothing, and a trim that is new is added', async () => {
    const { report } = await kit.bring(
      'incentive',
      `month,brand,subModel,trim,city,cash,tradeIn,gifts,msrp,volume
2024-05,名-brand-0,名-sub-0,配置0,广州,8000,0.3万,500,129800,12
2024年5月,名-brand-0,名-sub-0,长续航,广州市,6000,,,159800,3
`,
    );
    expect(report).toMatchObject({ outcome: 'sealed', counts: { accepted: 2, refused: 0 }, added: { trim: 1 } });
    const rows = await kit.ask(report.release, ofIncentive);
    expect(rows).toHaveLength(2);
    expect(rows).toContain(`${may} trim-0 Guangzhou 8000 3000 0 500 0 11500 129800 12`);
    expect(rows.filter((row) => row.endsWith(' Guangzhou 6000 0 0 0 0 6000 159800 3'))).toHaveLength(1);
    const sold = 'SELECT COUNT(*), SUM(volume) FROM sales';
    expect(await kit.ask(report.release, sold)).toEqual(await kit.ask('base', sold));
  });

  test('rows of sums are named, and what is called in English gets its Chinese name from the mapping', async () => {
    const content = `month,brand,subModel,trim,city,cash,msrp,volume
2024-05,名-brand-0,名-sub-0,Long range,广州,6000,159800,3
2024-05,合计,,,广州,6000,159800,3
`;
    const mapping = { chineseNames: { trim: { 'Long range': '长续航' } } };
    const { codes, report } = await kit.bring('incentive', content, mapping, { accept: { 'total-row': 1 } });
    expect(codes).toEqual(['3 total-row']);
    const added = "SELECT name_zh, name_en FROM trim WHERE name_en LIKE '%Long range'";
    const [name = ''] = await kit.ask(report.release, added);
    expect(name).toMatch(/长续航 .*Long range$/);
  });

  test('less than nothing, no MSRP and a city that is none are refused', async () => {
    const head = 'month,brand,subModel,trim,city,cash,msrp,volume\n';
    const row = (cash: string, msrp: string, city = '广州') => `2024-05,,sub-0,trim-0,${city},${cash},${msrp},1\n`;
    const content = `${head}${row('-5', '1')}${row('5', '0')}${row('5', '9', 'Nowhere')}`;
    const { codes, stands } = await kit.bring('incentive', content);
    expect(codes).toEqual(['2 negative', '3 negative', '4 unknown-city']);
    expect(stands).toBe(false);
  });
});

describe('equipment from a file', () => {
  test('a trim has one state of an item: several are refused, with all their rows', async () => {
    const rows = [
      '2024,sub-0,trim-0,Heated seats,standard,',
      '2024,sub-0,trim-0,Heated seats,选装,',
      '2024,sub-0,trim-0,Screen,standard,10 inch',
      '2024,sub-0,trim-0,screen,standard,12 inch',
      '2024,sub-0,trim-0,Roof,none,',
      '2025,sub-0,trim-0,Heated seats,none,',
      '2024,sub-0,trim-1,Heated seats,standard,',
    ];
    const content = `modelYear,subModel,trim,item,state,value\n${rows.join('\n')}\n`;
    const { report, codes, refused } = await kit.bring('configuration', content, {}, { accept: { repeated: 4 } });
    expect(codes).toEqual(['2 repeated', '3 repeated', '4 repeated', '5 repeated']);
    expect(refused).toContain('Rows 2, 3 say different things of one and the same');
    expect(refused).toContain('Rows 4, 5 say');
    expect(report).toMatchObject({ outcome: 'sealed', counts: { accepted: 3 } });
    // Onto that, another state of the same item is no correction of it.
    const more = `modelYear,subModel,trim,item,state,value\n2024,sub-0,trim-0,Roof,standard,\n`;
    const onto = report.release ?? '';
    await expect(kit.bring('configuration', more, {}, { kind: 'correct', onto })).rejects.toMatchObject({
      id: 'market.several-of-one',
    });
  });

  test('an item keeps its category where a later file says none, and learns it where an earlier one said none', async () => {
    const head = 'modelYear,subModel,trim,item,category,state\n';
    const of = (year: number, seats: string, roof: string) =>
      `${head}${year},sub-0,trim-0,Heated seats,${seats},standard\n${year},sub-0,trim-0,Roof,${roof},standard\n`;
    const first = await kit.bring('configuration', of(2024, 'comfort', ''));
    const categories = `SELECT name_en, category FROM equipment_item WHERE name_en IN ('Heated seats', 'Roof') ORDER BY 1`;
    expect(await kit.ask(first.report.release, categories)).toEqual(['Heated seats comfort', 'Roof other']);
    const more = { kind: 'add', onto: first.report.release ?? '' } as const;
    const { report, codes } = await kit.bring('configuration', of(2025, '', 'safety'), {}, more);
    expect(codes).toEqual([]);
    expect(await kit.ask(report.release, categories)).toEqual(['Heated seats comfort', 'Roof safety']);
    // Another category than was said before is a conflict as ever.
    const other = await kit.bring('configuration', of(2026, 'safety', ''), {}, { ...more, dryRun: true });
    expect(other.codes).toEqual(['2 conflict']);
  });
});

describe('attention from a file', () => {
  const head = 'week,brand,model,channel,attention,leads,mentions,positive,negative\n';
  const ofAttention = `SELECT month, m.key, c.key, weeks, attention, leads, mentions, positive, negative FROM attention
    JOIN model AS m USING (model_id) JOIN media_channel AS c USING (media_channel_id) ORDER BY 1, 2, 3`;

  test('weeks are added up in the month that holds most of their days', async () => {
    const rows = [
      // From Monday 29 April, of whose days five are in May; the last one has its Thursday in May as well.
      '2024-W18,The brand 0,The model 0,search,50,7,100,40,10',
      '2024-05-08,The brand 0,The model 0,search,70,5,60,10,20',
      '2024-W22,The brand 0,The model 0,search,30,1,10,1,1',
      '2024-W17,The brand 0,The model 0,search,20,2,20,2,2',
      '2024-W18,The brand 0,The model 0,短视频,90,9,90,9,9',
    ];
    const { report } = await kit.bring('attention', `${head}${rows.join('\n')}\n`);
    expect(report).toMatchObject({ outcome: 'sealed', counts: { rows: 5, accepted: 3, refused: 0 } });
    expect(await kit.ask(report.release, ofAttention)).toEqual([
      `${may - 1} model-0 search 1 20 2 20 2 2`,
      `${may} model-0 search 3 150 13 170 51 31`,
      `${may} model-0 video 1 90 9 90 9 9`,
    ]);
  });

  test('a week that is none and a channel that nobody knows are refused', async () => {
    const rows = ['2024-W54,,The model 0,search,1,1,1,1,1', '2024-W18,,The model 0,radio,1,1,1,1,1'];
    const { report, codes } = await kit.bring('attention', `${head}${rows.join('\n')}\n`);
    expect(codes).toEqual(['2 week', '3 unknown-value']);
    expect(report).toMatchObject({ outcome: 'refused', release: null });
  });
});

describe('catalogue batches from a file', () => {
  const head = 'day,catalogue,batch,brand,subModel,code,kind,range,battery,density,energyUse,weight\n';
  const ofEntries = `SELECT month, b.name_zh, b.name_en, b.day, c.name_en, k.key, entries, range_km, with_range, battery,
      with_battery, density, with_density, energy_use, with_energy_use, weight, with_weight
    FROM catalogue_fact JOIN catalogue_batch AS b USING (catalogue_batch_id)
    JOIN catalogue_code AS c USING (catalogue_code_id)
    JOIN catalogue_entry_kind AS k USING (catalogue_entry_kind_id) ORDER BY c.name_en, month`;

  test('an entry is of the month of its batch; what it does not say counts in no mean, nor what is withdrawn', async () => {
    const rows = [
      '2024-05-08,,第70批,名-brand-0,sub-0,AB7001BEV,,505,61.25,150.5,13.4,1650',
      '2024年5月8日,减免购置税目录,第70批,名-brand-0,sub-0,AB7002BEV,变更,,,,,1655',
      '2024-06-09,taxFree,第71批,名-brand-0,sub-0,AB7001BEV,withdrawn,505,61.25,150.5,13.4,1650',
    ];
    const { report, codes } = await kit.bring('catalogue', `${head}${rows.join('\n')}\n`);
    expect(codes).toEqual([]);
    expect(report).toMatchObject({ outcome: 'sealed', added: { catalogue_batch: 2, catalogue_code: 2 } });
    const may8 = '第70批 2024/05/08 减免购置税目录 第70批 2024/05/08 Tax-free catalogue 2024-05-08';
    const june9 = '第71批 2024/06/09 减免购置税目录 第71批 2024/06/09 Tax-free catalogue 2024-06-09';
    expect(await kit.ask(report.release, ofEntries)).toEqual([
      `${may} ${may8} AB7001BEV entered 1 505 1 6125 1 1505 1 1340 1 1650 1`,
      `${may + 1} ${june9} AB7001BEV withdrawn 1 0 0 0 0 0 0 0 0 0 0`,
      `${may} ${may8} AB7002BEV changed 1 0 0 0 0 0 0 0 0 1655 1`,
    ]);
  });

  test('a batch that is still to come is refused by row and day, today it is not; the month alone will do', async () => {
    const dayOf = (days: number) => chinaDate(Date.now() + days * 24 * 3600 * 1000);
    const [today, tomorrow] = [dayOf(0), dayOf(1)];
    const rows = [today, tomorrow, today.slice(0, 7)].map((day, at) => `${day},,${80 + at},,sub-0,AB${at},,1,1,1,1,1`);
    const { codes, report, refused } = await kit.bring('catalogue', `${head}${rows.join('\n')}\n`);
    expect(codes).toEqual(['3 too-large']);
    expect(report.problems.map(({ field, value }) => [field, value])).toEqual([['day', tomorrow]]);
    // Of the last day of a month the next one is of a month to come.
    expect(refused).toMatch(/尚未到来（(今天|现在)是 /);
    expect(refused).toContain('is still to come (it is ');
  });

  test('a car that the market does not know, a kind that is none and a row without a code are refused', async () => {
    const rows = [
      '2024-05-08,,70,,Nobody,AB1,,1,1,1,1,1',
      '2024-05-08,,70,,sub-0,AB1,renewed,1,1,1,1,1',
      '2024-05-08,,70,,sub-0,,,1,1,1,1,1',
    ];
    const { codes } = await kit.bring('catalogue', `${head}${rows.join('\n')}\n`, {}, { dryRun: true });
    expect(codes).toEqual(['2 unknown-member', '3 unknown-value', '4 missing']);
  });
});

describe('the time of a row', () => {
  const points = 'SELECT month, SUM(points) FROM charging GROUP BY 1 ORDER BY 1';
  const [january, february] = [2024 * 12, 2024 * 12 + 1];

  test.each([
    ['year and month in two columns', '年份,月份,city,points\n2024年,1月,广州,5\n2024,2,广州,6\n', {}],
    [
      'a constant year above columns of bare months',
      'city,1月,2月\n广州,5,6\n',
      { constants: { year: '2024' }, monthColumns: true },
    ],
    ['years across, months down', '月份,city,2024年\n1月,广州,5\nFeb,广州,6\n', { monthColumns: { points: true } }],
  ])('%s', async (_, content, { constants = {}, ...mapping }: { constants?: object; monthColumns?: unknown }) => {
    const named = {
      ...(content.includes('年份') && { year: '年份' }),
      ...(content.includes('月份') && { month: '月份' }),
    };
    const all = { columns: named, constants: { dcPoints: '0', cars: '0', ...constants }, ...mapping };
    const { report, codes } = await kit.bring('charging', content, all);
    expect(codes).toEqual([]);
    expect(await kit.ask(report.release, points)).toEqual([`${january} 5`, `${february} 6`]);
  });

  test('a row a charging point is counted by month and city', async () => {
    const content = 'month,city,operator\n2024-01,广州,甲\n2024-01,广州,乙\n2024-02,广州,甲\n';
    const mapping = { counted: 'points', constants: { dcPoints: '0', cars: '0' } };
    const { report } = await kit.bring('charging', content, mapping);
    expect(await kit.ask(report.release, points)).toEqual([`${january} 2`, `${february} 1`]);
  });

  test('a year that differs, or is none, is refused with its column', async () => {
    const content = 'year,month,city,points,dcPoints,cars\n2023,2024-01,广州,5,0,0\nnone,1,广州,5,0,0\n';
    const { codes, report } = await kit.bring('charging', content, {}, { dryRun: true });
    expect(codes).toEqual(['2 year-differs', '3 year']);
    expect(report.problems.map(({ field }) => field)).toEqual(['month', 'year']);
  });

  test('an instant is of the day that China has then', () => {
    const times = timeReader({ facts: {} });
    expect(times('day', '', '2023-12-31T16:00:00Z', '')).toMatchObject({ text: '2024-01-01' });
    expect(times('day', '', '2024-01-01T00:00:00+08:00', '')).toMatchObject({ text: '2024-01-01' });
    expect(times('day', '', '2024-01-01 09:30', '')).toMatchObject({ text: '2024-01-01' });
    expect(times('week', '', '2024-02-04T16:00:00Z', '')).toMatchObject({ text: '2024-W06' });
  });
});
