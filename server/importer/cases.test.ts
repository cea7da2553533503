import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type DeclaredKit, declaredKit } from './declared/declared-test-kit.ts';

let kit: DeclaredKit;
beforeAll(async () => {
  kit = await declaredKit();
});
afterAll(() => kit.remove());

const pathOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const lines = { kind: 'csv', encoding: 'utf-8' };
const all = (accepted: number, more = {}) => ({ accepted, refused: 0, ...more });

/** What must come of each file: its counts, how it was understood, and what of it is refused, by row and cause. */
interface Right {
  counts: Record<string, number>;
  understood?: Record<string, string>;
  codes?: string[];
  /** Names that look alike. */
  alike?: string[];
  mapping?: { constants?: object; [setting: string]: unknown };
}

const right: Record<string, Right> = {
  'c02a-crlf-head-lf-rows.csv': { counts: all(3, { brands: 2 }) },
  'c02g-lf-head-crlf-quoted-last.csv': { counts: all(2, { models: 1 }) },
  'c03a-head-break-semicolon.csv': {
    counts: all(3),
    mapping: { columns: { month: 'month\n(calendar)' } },
    understood: { delimiter: ';' },
  },
  'c03c-head-break-tab.csv': {
    counts: all(3),
    mapping: { columns: { month: 'month\n(calendar)' } },
    understood: { delimiter: 'tab' },
  },
  'c04a-one-latin1-byte.csv': { counts: { accepted: 17, brands: 3 }, codes: ['19 encoding'], understood: lines },
  'c04c-silent.csv': { counts: { accepted: 1, brands: 1 }, codes: ['3 encoding'], understood: lines },
  'c05a-big5.csv': { counts: all(3), understood: { encoding: 'big5' } },
  'c06b-german-thousands-only.csv': { counts: { accepted: 0 }, codes: ['2 thousands', '3 thousands'] },
  'workbooks/c07a-vertical-merge.xlsx': { counts: all(4, { brands: 2, models: 4 }), understood: { merged: '1' } },
  'c08-utc.json': { counts: all(2) },
  'workbooks/c08b-two-row-head.xlsx': {
    counts: all(4),
    mapping: { head: [2, 3], columns: { brand: '品牌', model: '车型' }, monthColumns: true },
  },
  'c09-invisible.csv': { counts: all(5, { brands: 1, models: 1 }), understood: { invisible: '4 (3, 4, 5)' } },
  'c10-totals.csv': { counts: { accepted: 3, brands: 2 }, codes: ['4 total-row', '6 total-row'] },
  'workbooks/c11c-half-formulas.xlsx': {
    counts: { accepted: 1 },
    codes: ['2 formula'],
    understood: { formulasWithoutResult: '1' },
  },
  'workbooks/c12b-1904-plain-number.xlsx': { counts: all(1), understood: { calendar: '1904' } },
  'workbooks/c14-hidden-first.xlsx': { counts: all(1), understood: { sheet: 'Data', hidden: 'Lists' } },
  'c15-months.csv': { counts: { accepted: 24 }, codes: ['12 month', '13 month'] },
  'c16a-sep.csv': { counts: all(1), understood: { above: 'separator 1' } },
  'c16b-blank-first.csv': { counts: all(3), understood: { above: 'blank 1' } },
  'c16c-title-first.csv': { counts: all(3), understood: { above: 'title 1' } },
  'c16d-trailing-comma.csv': { counts: all(3) },
  'c17-spellings.csv': {
    counts: all(9, { brands: 6, models: 9 }),
    alike: [
      'model spelling C-Class C Class',
      'model spelling 问界M5 问界 M5',
      'model spelling 宋PLUS DM-i 宋 PLUS DM-i 宋PLUS DMi',
      'brand spelling Mercedes-Benz Mercedes Benz',
      'brand script 長安 长安',
    ],
  },
  'c18-u2028.jsonl': { counts: all(2), understood: { lines: 'json' } },
  'c19-splice.csv': { counts: all(3), alike: ['model several GLK, GLC GLK GLC'] },
  'c21-years-across.csv': {
    counts: all(24),
    mapping: { columns: { month: '月份' }, monthColumns: ['2023年', '2024年'], constants: { brand: '全部' } },
  },
};

test('every file of the folder of cases is told of', () => {
  const files = readdirSync(pathOf('tests/fixtures/cases'), { recursive: true, withFileTypes: true });
  const names = files.filter((each) => each.isFile()).map(({ name }) => name);
  expect(
    Object.keys(right)
      .map((name) => basename(name))
      .sort(),
  ).toEqual(names.sort());
});

test.each(Object.entries(right))('%s is read rightly, or refused by row and cause', async (name, wanted) => {
  const { counts, understood = {}, codes = [], alike = [] } = wanted;
  const content = await readFile(pathOf(`tests/fixtures/cases/${name}`));
  const constants = { dataSource: 'retail', ...wanted.mapping?.constants };
  const mapping = { ...wanted.mapping, constants };
  const found = await kit.bring('sales', content, mapping, { name: basename(name), dryRun: true });
  expect(found.report.counts).toMatchObject(counts);
  expect(found.report.understood).toMatchObject(understood);
  expect(found.codes).toEqual(codes);
  const named = found.report.alike.map((each) => [each.column, each.why, ...each.names.map((of) => of.name)].join(' '));
  expect(named).toEqual(alike);
});
