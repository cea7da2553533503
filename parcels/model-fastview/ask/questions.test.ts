import { expect, test } from '@jest/globals';
import { anAnswer } from '../testing/answers.ts';
import type { Catalogue } from './ask.ts';
import { pricedVersions, pricesOf, spanOf } from './questions.ts';

const source = (key: string, first: string, last: string) => ({
  key,
  name: key,
  definition: '',
  first,
  last,
  preliminaryFrom: null,
});
const catalogue = (...dataSources: ReturnType<typeof source>[]): Catalogue => ({
  dataset: 'sales',
  name: '',
  first: '2019-01',
  last: '2026-02',
  nextRelease: null,
  preliminaryFrom: null,
  caps: { monthly: 36, quarterly: 12, annual: 10, rows: 5000 },
  dataSources,
  coverage: [],
  dimensions: [],
  indicators: [],
  release: anAnswer([]).release,
});

test('the span is the last twelve months of the source, cut to what it covers', () => {
  const wholesale = source('DATASOURCE_CLH_PIFA', '2019-01', '2026-02');
  const retail = source('DATASOURCE_ZD_LINGSHOU', '2025-10', '2026-01');
  expect(spanOf(catalogue(wholesale, retail), 'DATASOURCE_CLH_PIFA')).toMatchObject({ from: '2025-03', to: '2026-02' });
  expect(spanOf(catalogue(retail), 'DATASOURCE_CLH_PIFA')).toEqual({
    source: 'DATASOURCE_ZD_LINGSHOU',
    from: '2025-10',
    to: '2026-01',
  });
});

test('prices are asked of three versions of the model, and of the leading one of every other', () => {
  const row = (model: string, subModel: string) => ({
    kind: 'row' as const,
    keys: { model, subModel },
    names: {},
    values: {},
  });
  const answer = anAnswer([
    row('b', 'b1'),
    row('a', 'a1'),
    row('a', 'a2'),
    row('a', 'a3'),
    row('a', 'a4'),
    row('b', 'b2'),
  ]);
  expect(pricedVersions(answer, 'a')).toEqual(['a1', 'a2', 'a3', 'b1']);
  const span = { source: 'DATASOURCE_CLH_PIFA' as const, from: '2025-03', to: '2026-02' };
  expect(pricesOf(span, ['a1'])).toBeNull();
  expect(pricesOf(span, ['a1', 'b1'])?.subModels).toEqual(['a1', 'b1']);
});
