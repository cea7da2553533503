import { expect, test } from '@jest/globals';
import type { Language } from '@portal/contract';
import { gridUnit } from './drawn-unit.ts';
import type { TilesChartSpec } from './grid-spec.ts';
import { bareText } from './values.ts';

const map = (values: number[], language: Language, written = {}): TilesChartSpec => ({
  kind: 'tiles',
  title: 'Map',
  language,
  written,
  layout: 'provinces',
  value: { name: 'Sales', format: 'count' },
  tiles: values.map((value, at) => ({ key: String(at), name: String(at), value })),
});

const textsOf = (spec: TilesChartSpec) =>
  spec.tiles.map(({ value }) => bareText(value, 'count', spec.language, gridUnit(spec)));

test('no place that sold something reads 0.0 beside the largest', () => {
  expect(textsOf(map([2_312_345, 104_000, 12_400], 'en'))).toEqual(['2,312', '104', '12']);
  expect(textsOf(map([2_312_345, 12_400, 300], 'en'))).toEqual(['2,312.3', '12.4', '0.3']);
  expect(textsOf(map([152_345, 300], 'zh_CN'))).toEqual(['152,345', '300']);
});

test('a map whose figures all fit their unit keeps it, as does one whose unit somebody has chosen', () => {
  expect(textsOf(map([2_312_345, 412_000, 0], 'en'))).toEqual(['2.3', '0.4', '0.0']);
  expect(textsOf(map([152_345, 1200], 'zh_CN'))).toEqual(['15.2', '0.1']);
  expect(textsOf(map([152_345, 300], 'zh_CN', { unit: 'large' }))).toEqual(['15.2', '0.0']);
});
