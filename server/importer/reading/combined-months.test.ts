import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  type DeliveryKind,
  datasets,
  diffReleases,
  openMarket,
  publishRelease,
  readRelease,
  togetherText,
} from '../../market/index.ts';
import { reportText } from '../delivery/report-text.ts';
import { type Kit, makeKit } from '../import-test-kit.ts';
import type { Mapping } from '../mapping/mapping.ts';

let kit: Kit;
beforeEach(async () => {
  kit = await makeKit();
});
afterEach(() => kit.remove());

const head = 'month,brand,model,city,fuelType,volume';
const begun = `${head}
2024-12,A,X,广州,ICE,9
2025年1-2月,A,X,广州,ICE,20
2025-01~02,B,Y,广州,BEV,30
2025-03,A,X,广州,ICE,11
`;
const deliver = (kind: DeliveryKind, onto: string | null, rows: string, mapping: Mapping = {}) =>
  kit.bring(`${head}\n${rows}\n`, mapping, { kind, onto, name: 'delivery.csv' });
const figures = `SELECT CONCAT(month // 12, '-', month % 12 + 1), m.name_en[3:], volume FROM sales
  JOIN sub_model AS m USING (sub_model_id) ORDER BY ALL`;
const together = `SELECT source, CONCAT(first_month // 12, '-', first_month % 12 + 1), month % 12 + 1
  FROM sales_combined ORDER BY ALL`;

test('months given together are kept as such, through deliveries that add, correct, withdraw and replace', async () => {
  const one = (await kit.bring(begun)).report;
  expect(one).toMatchObject({ outcome: 'sealed', coverage: { first: '2024-12', last: '2025-03' } });
  expect(await kit.ask(one.release, figures)).toEqual(['2024-12 X 9', '2025-2 X 20', '2025-2 Y 30', '2025-3 X 11']);
  expect(await kit.ask(one.release, together)).toEqual(['1 2025-1 2']);
  const info = await readRelease(kit.marketFolder, one.release ?? '');
  const spans = [{ first: '2024-12', last: '2025-03' }];
  const combined = [{ first: '2025-01', last: '2025-02' }];
  expect(info).toMatchObject({ first: '2024-12', coverage: { sales: [{ spans, combined }] } });
  expect(info?.coverage?.sales?.[0]?.levels.city).toMatchObject({ spans });

  // A single month beside them, and they beside a single one, contradict what stands.
  const apart = await deliver('add', one.release, '2025-02,C,Z,广州,BEV,5\n2025-03~04,C,Z,广州,BEV,6');
  expect(apart.codes).toEqual(['2 combined-before', '3 combined-before']);
  expect(apart.report.problems.map(({ sentence }) => sentence.en)).toEqual([
    expect.stringContaining('2025-02 overlaps with 2025-01~02 of the same source in the release'),
    expect.stringContaining('2025-03~04 overlaps with 2025-03 of the same source'),
  ]);
  expect(apart.report.months).toMatchObject([{ month: '2025-02', inserted: 0, refused: 1 }, { refused: 1 }]);

  const corrected = (await deliver('correct', one.release, '2025-01~02,A,X,广州,ICE,21')).report;
  expect(corrected.comparison).toMatchObject({ inserted: 0, updated: 1 });
  expect(await kit.ask(corrected.release, together)).toEqual(['1 2025-1 2']);
  expect(corrected.months).toMatchObject([{ month: '2025-01~02', inserted: 0, corrected: 1, withdrawn: 0 }]);
  expect(reportText(corrected, 'en')).toContain('  2025/01–02: inserted 0, corrected 1, withdrawn 0');

  // Given apart: the figure of both goes, and nothing is left of it.
  const single = (await deliver('replace', corrected.release, '2025-01,A,X,广州,ICE,8')).report;
  expect(single.comparison).toMatchObject({ inserted: 1, missing: 2 });
  expect(await kit.ask(single.release, figures)).toEqual(['2024-12 X 9', '2025-1 X 8', '2025-3 X 11']);
  expect(await kit.ask(single.release, together)).toEqual([]);
  expect(single.months).toMatchObject([
    { month: '2025-01', inserted: 1, withdrawn: 0 },
    { month: '2025-01~02', inserted: 0, corrected: 0, withdrawn: 2 },
  ]);
  const again = (await deliver('replace', single.release, '2025-01~03,A,X,广州,ICE,33')).report;
  expect(await kit.ask(again.release, figures)).toEqual(['2024-12 X 9', '2025-3 X 33']);
  expect(await kit.ask(again.release, together)).toEqual(['1 2025-1 3']);

  // A figure of two months is no correction of one of a single month, even where it says the same.
  const alone = (await deliver('replace', one.release, '2025-01,A,X,广州,ICE,8\n2025-02,A,X,广州,ICE,20')).report;
  expect(alone.months).toMatchObject([
    { month: '2025-01', inserted: 1, withdrawn: 0 },
    { month: '2025-01~02', inserted: 0, withdrawn: 2 },
    { month: '2025-02', inserted: 1, corrected: 0, unchanged: 0 },
  ]);
  const { groups } = await diffReleases(
    kit.marketFolder,
    datasets.sales,
    { id: alone.release ?? '', other: one.release ?? '' },
    'en',
  );
  expect(
    groups.map(({ months, members, before, after }) => [togetherText(months), members[1]?.en, before, after]),
  ).toEqual([
    ['2025/01–02', 'B Y', 30, 0],
    ['2025-02', 'A X', 0, 20],
    ['2025/01–02', 'A X', 20, 0],
    ['2025-01', 'A X', 0, 8],
  ]);
  await publishRelease(kit.marketFolder, alone.release ?? '');
  const market = await openMarket(kit.marketFolder);
  const reported = await market.changes({ dataset: 'sales' }, 'en');
  await market.close();
  expect(
    reported.changes?.rows.map((row) => [row.monthName, row.members[1]?.name, row.kind, row.before, row.after]),
  ).toEqual([
    ['2025/01–02', 'B Y', 'withdrawn', 30, null],
    ['2025/02', 'A X', 'added', null, 20],
    ['2025/01–02', 'A X', 'withdrawn', 20, null],
    ['2025/01', 'A X', 'added', null, 8],
  ]);
  expect(reported.changes?.months.map(({ monthName, before, after }) => [monthName, before, after])).toEqual([
    ['2025/02', null, 20],
    ['2025/01–02', 50, null],
    ['2025/01', null, 8],
  ]);

  const gone = (await deliver('withdraw', one.release, '2025-01~02,A,X,广州,ICE,\n2025-01~02,B,Y,广州,BEV,')).report;
  expect(await kit.ask(gone.release, together)).toEqual([]);
});

test('a source that gives months together and apart is refused, all its rows, and no other source', async () => {
  const { report, codes } = await kit.bring(
    `${head},dataSource
2025-01~02,A,X,广州,ICE,20,wholesale
2025-02,B,Y,广州,BEV,3,wholesale
2025-02~03,C,Z,广州,BEV,4,wholesale
2025-04,A,X,广州,ICE,5,wholesale
2025-02,A,X,广州,ICE,6,retail
`,
    { columns: { dataSource: 'dataSource' } },
    { dryRun: true },
  );
  expect(codes).toEqual(['2 combined', '3 combined', '4 combined']);
  expect(report.counts.accepted).toBe(2);
  expect(report.problems[0]?.sentence.en).toMatch(/2025-01~02 overlaps with the months of rows 3, 4/);
  expect(report.problems[1]?.sentence.zh_CN).toMatch(/2025-02 与第 2, 4 行的月份重叠/);
});

test('columns of months may be of several, in either layout; their sum beside them is not read', async () => {
  const wide = await kit.bring('brand,model,fuelType,2025年1-2月,2025年3月\nA,X,ICE,20,11\nB,Y,BEV,30,\n', {
    monthColumns: true,
  });
  expect(await kit.ask(wide.report.release, figures)).toEqual(['2025-2 X 20', '2025-2 Y 30', '2025-3 X 11']);
  expect(await kit.ask(wide.report.release, together)).toEqual(['1 2025-1 2']);
  const years = 'year,brand,model,fuelType,1月,2月,1-2月,3月\n2024,A,X,ICE,5,6,,7\n2025,A,X,ICE,,,20,8\n';
  const all = await kit.bring(years, { monthColumns: true }, { dryRun: true });
  expect(all.report.unread).toMatchObject([{ column: '1-2月' }]);
  const named = await kit.bring(years, { monthColumns: ['1月', '2月', '1-2月', '3月'] });
  expect(await kit.ask(named.report.release, figures)).toEqual([
    '2024-1 X 5',
    '2024-2 X 6',
    '2024-3 X 7',
    '2025-2 X 20',
    '2025-3 X 8',
  ]);
  expect(await kit.ask(named.report.release, together)).toEqual(['1 2025-1 2']);
});
