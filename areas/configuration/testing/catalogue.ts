import type { Catalogue } from '@portal/ui/analysis';
import { testCatalogue } from '../../../ui/analysis/testing/market.ts';
import { fitted, rates, spreadBy, worthBy } from '../market/choices.ts';

const figures = [...rates, 'equipmentTrims', 'yoyStandardRate', 'msrp', 'tp', 'retailVolume'];
const dimensions = [
  ...new Set([...fitted, ...worthBy, ...spreadBy]),
  ...['period', 'model', 'subModel', 'trim', 'equipmentCategory', 'equipmentState', 'equipmentValue'],
];
const [dimension] = testCatalogue.dimensions;

/** What the market knows of equipment, in a test: everything by its key as name, four years, and no source. */
export const configurationCatalogue: Catalogue = {
  ...testCatalogue,
  dataset: 'configuration',
  name: '装备',
  first: '2021-01',
  last: '2024-12',
  preliminaryFrom: null,
  dataSources: [],
  dimensions: [
    ...testCatalogue.dimensions.filter(({ key }) => !dimensions.includes(key)),
    ...dimensions.flatMap((key) =>
      dimension
        ? [{ ...dimension, key, name: `d:${key}`, parent: null, otherParents: [], groups: [], distinguished: true }]
        : [],
    ),
  ],
  indicators: figures.map((key) => ({
    key,
    name: `i:${key}`,
    unit: key.endsWith('Rate') ? '' : '元',
    definition: `meaning of ${key}`,
    formula: '',
    format: key.endsWith('Rate') ? 'percent' : 'count',
    growth: key.startsWith('yoy'),
    adds: 'never',
  })),
};
