import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { datasets } from '../../market/index.ts';
import { mappingOfDataset } from './mapping-of-dataset.ts';
import { readMapping } from './read-mapping.ts';

describe('readMapping', () => {
  test('the mapping that ships with the portal is right', () => {
    const file = new URL('../../../examples/open-ev-charts-mapping.json', import.meta.url);
    expect(readMapping(readFileSync(file, 'utf8'), mappingOfDataset(datasets.sales)).constants).toMatchObject({
      fuelType: 'BEV',
    });
  });

  test.each([
    ['{', /not valid JSON/],
    ['{"colums":{}}', /\/colums is not a known setting/],
    ['{"columns":{"volum":"x"}}', /\/columns\/volum is not a known setting/],
    ['{"columns":{"month":7}}', /\/columns\/month is 7, but should be string/],
    ['{"onRepeat":"ignore"}', /\/onRepeat must be one of refuse, sum/],
    ['{"total":{"where":[{"column":"a","in":["b"]}],"fuelType":"OTHER"}}', /\/total\/name is missing/],
    ['{"preliminaryFrom":"2026"}', /must be one of 2026-06, null, {"DATASOURCE_CLH_PIFA":"2026-06"}/],
    ['{"preliminaryFrom":{"wholesale":"2026-06"}}', /\/preliminaryFrom must be one of 2026-06/],
    ['[]', /but should be object/],
  ])('%s is refused in plain words', (text, words) =>
    expect(() => readMapping(text, mappingOfDataset(datasets.sales))).toThrow(words),
  );
});
