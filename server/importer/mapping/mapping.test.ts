import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { layoutOf } from './layout.ts';
import { readMapping } from './read-mapping.ts';

describe('readMapping', () => {
  test('the mapping that ships with the portal is right', () => {
    const file = new URL('../../../examples/open-ev-charts-mapping.json', import.meta.url);
    expect(readMapping(readFileSync(file, 'utf8')).constants).toMatchObject({ fuelType: 'BEV' });
  });

  test.each([
    ['{', /not valid JSON/],
    ['{"colums":{}}', /\/colums is not a known setting/],
    ['{"columns":{"volum":"x"}}', /\/columns\/volum is not a known setting/],
    ['{"columns":{"month":7}}', /\/columns\/month is 7, but should be string/],
    ['{"onRepeat":"ignore"}', /\/onRepeat must be one of refuse, sum/],
    ['{"total":{"where":[{"column":"a","in":["b"]}],"fuelType":"OTHER"}}', /\/total\/name is missing/],
    ['{"preliminaryFrom":"2026"}', /must be one of 2026-06, {"DATASOURCE_CLH_PIFA":"2026-06"}/],
    ['{"preliminaryFrom":{"wholesale":"2026-06"}}', /\/preliminaryFrom must be one of 2026-06/],
    ['[]', /but should be object/],
  ])('%s is refused in plain words', (text, words) => expect(() => readMapping(text)).toThrow(words));
});

describe('layoutOf', () => {
  const enough = { constants: { dataSource: 'DATASOURCE_CLH_SALES' } };

  test('a mapped column that the header lacks is named, with the nearest', () => {
    const mapping = { ...enough, columns: { month: 'perod' } };
    expect(() => layoutOf(['period', 'volume', 'model'], mapping)).toThrow(
      /no column "perod"; closest matches: period/,
    );
  });

  test('a header name that stands twice is refused when it is needed', () => {
    expect(() => layoutOf(['month', 'volume', 'Volume', 'model'], enough)).toThrow(/"volume" more than once/);
  });

  test('what the file does not say is listed', () => {
    expect(() => layoutOf(['city'], {})).toThrow(/month, volume, model, dataSource/);
  });

  test('names in the header may differ in case, width and space', () => {
    expect(layoutOf([' Month ', 'ＶＯＬＵＭＥ', 'Model'], enough).columns).toEqual({ month: 0, volume: 1, model: 2 });
  });

  test('with a column per month every header that is a month is one, unless it is mapped', () => {
    const layout = layoutOf(['model', '2024-01', '2024年2月', 'note'], { ...enough, monthColumns: true });
    expect(layout.months).toEqual([
      { column: 1, time: { month: 2024 * 12, months: 1 }, text: '2024-01' },
      { column: 2, time: { month: 2024 * 12 + 1, months: 1 }, text: '2024年2月' },
    ]);
    expect(() => layoutOf(['model', 'note'], { ...enough, monthColumns: true })).toThrow(/no month column/);
  });
});
