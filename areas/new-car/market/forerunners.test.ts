import { expect, test } from '@jest/globals';
import type { Answer } from '@portal/ui/analysis';
import { equipmentAnswer, type TestValue } from '../../../ui/analysis/testing/equipment.ts';
import { testAnswer } from '../../../ui/analysis/testing/market.ts';
import { followedTrims } from './forerunners.ts';
import { renewed } from './renewed.ts';

const ofYear = (period: string, values: readonly TestValue[]): Answer['rows'] =>
  equipmentAnswer('trim', values).rows.map((row) => ({ ...row, keys: { ...row.keys, period } }));

const equipment: Answer = {
  ...equipmentAnswer('trim', []),
  rows: [
    ...ofYear('2025', [
      ['interior', 'heating', 'none', '', ['base']],
      ['interior', 'heating', 'optional', '', ['top'], 2000],
      ['interior', 'fridge', 'standard', '', ['base', 'top']],
      ['cockpit', 'screen', 'standard', '10 in', ['base', 'top']],
    ]),
    ...ofYear('2026', [
      ['interior', 'heating', 'standard', '', ['base', 'sport']],
      ['interior', 'fridge', 'none', '', ['base']],
      ['interior', 'fridge', 'standard', '', ['sport']],
      ['cockpit', 'screen', 'standard', '10 in', ['base']],
      ['cockpit', 'screen', 'standard', '15 in', ['sport']],
    ]),
  ],
};
const price = (period: string, trim: string, msrp: number): Answer['rows'][number] => ({
  kind: 'row',
  keys: { period, trim },
  names: {},
  values: { msrp },
});
const prices: Answer = {
  ...equipment,
  rows: [
    price('2025', 'base', 100_000),
    price('2025', 'top', 150_000),
    price('2026', 'base', 102_000),
    price('2026', 'sport', 140_000),
  ],
};

test('a trim that goes on follows itself, a new one the nearest in price, each with more, less and what changed', () => {
  expect(followedTrims(equipment, prices, '2026')).toEqual([
    {
      key: 'base',
      name: 'base',
      before: { key: 'base', name: 'base' },
      msrp: 102_000,
      msrpBefore: 100_000,
      more: ['heating'],
      less: ['fridge'],
      other: [],
    },
    {
      key: 'sport',
      name: 'sport',
      before: { key: 'top', name: 'top' },
      msrp: 140_000,
      msrpBefore: 150_000,
      more: ['heating'],
      less: [],
      other: ['screen'],
    },
  ]);
});

test('without prices a new trim has no forerunner, and nothing is made up of it', () => {
  const [, sport] = followedTrims(equipment, undefined, '2026');
  expect(sport).toMatchObject({ key: 'sport', before: null, msrp: null, more: [], less: [], other: [] });
});

test('cars that were renewed are listed once, the one renewed last first; a launch renews none', () => {
  const events = testAnswer({
    dataset: 'launch',
    dataSources: [],
    dateType: 'monthly',
    from: '2024-01',
    to: '2024-12',
    by: ['event', 'eventKind', 'subModel'],
    indicators: ['events'],
  });
  const event = (key: string, eventKind: string, subModel: string): Answer['rows'][number] => ({
    kind: 'row',
    keys: { event: key, eventKind, subModel },
    names: { eventKind, subModel },
    values: { events: 1 },
  });
  const rows = [
    event('1', 'facelift', 'a'),
    event('2', 'launched', 'b'),
    event('3', 'modelYear', 'c'),
    event('4', 'modelYear', 'a'),
  ];
  const days = [
    { key: '1', day: '2024-01-10' },
    { key: '2', day: '2024-09-01' },
    { key: '3', day: '2024-05' },
    { key: '4', day: '2024-07-02' },
  ].map((day) => ({ ...day, presalePrice: null, msrpFrom: null, msrpTo: null }));
  expect(renewed({ ...events, rows }, days).map(({ key, kind, day }) => [key, kind, day])).toEqual([
    ['a', 'modelYear', '2024-07-02'],
    ['c', 'modelYear', '2024-05'],
  ]);
});
