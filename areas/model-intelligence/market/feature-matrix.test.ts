import { expect, test } from '@jest/globals';
import { testAnswer } from '../../../ui/analysis/testing/market.ts';
import { featureMatrix } from './feature-matrix.ts';

const asked = testAnswer({
  dataset: 'feature',
  dataSources: [],
  dateType: 'monthly',
  from: '2024-08',
  to: '2024-08',
  by: ['featureDomain', 'featureLevel', 'feature', 'featureState', 'model'],
  indicators: ['availableFeatures'],
});

const ordered: Record<string, string[]> = { featureDomain: ['driving', 'cabin'], featureLevel: ['L0', 'L1', 'L2'] };

const row = (domain: string, level: string, feature: string, state: string, model: string) => ({
  kind: 'row' as const,
  keys: { featureDomain: domain, featureLevel: level, feature, featureState: state, model },
  names: { featureDomain: `D${domain}`, featureLevel: level, feature: `N${feature}`, featureState: state, model },
  values: { availableFeatures: 1 },
});

test('S1.029 features stand by side of the car and level, each model in its column, a state by sign and word', () => {
  const answer = {
    ...asked,
    columns: asked.columns.map((column) => ({ ...column, ...(ordered[column.key] && { order: ordered[column.key] }) })),
    rows: [
      row('cabin', 'L0', 'map', 'standard', 'a'),
      row('driving', 'L2', 'city', 'ota', 'a'),
      row('driving', 'L2', 'city', 'none', 'b'),
      row('driving', 'L0', 'brake', 'optional', 'b'),
      row('driving', 'L2', 'town', 'announced', 'c'),
    ],
  };
  const model = featureMatrix(answer, [
    { key: 'b', name: 'Model B' },
    { key: 'a', name: 'Model A' },
  ]);
  expect(model.columns.map(({ name }) => name).slice(-2)).toEqual(['Model B', 'Model A']);
  expect(
    model.rows.map(({ names }) => [names.feature, names.featureLevel, names['model b'], names['model a']]),
  ).toEqual([
    ['Nbrake', 'Ddriving L0', '○ optional', undefined],
    ['Ncity', 'Ddriving L2', '–', '◆ ota'],
    ['Ntown', 'Ddriving L2', undefined, undefined],
    ['Nmap', 'Dcabin L0', undefined, '● standard'],
  ]);
});
