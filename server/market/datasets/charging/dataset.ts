import { coveredMonths, type Dataset } from '../dataset.ts';
import type { Dimension } from '../dimension.ts';
import { period } from '../fact-dimensions.ts';
import type { Indicator } from '../indicator.ts';
import { text } from '../members/declare.ts';
import { place } from '../members/place.ts';
import { placeFields, placeOfFile } from '../members/place-file.ts';
import { momOf, shareOf, yoyOf } from '../usual-indicators.ts';

/** What there is at the end of the period. */
const stock = (column: string, name: readonly [string, string], unit: readonly [string, string]) =>
  ({
    kind: 'latest',
    column,
    format: 'count',
    unit: text(...unit),
    name: text(...name),
    definition: text(`时段末的${name[0]}`, `${name[1]} at the end of the period`),
    formula: text('时段末月各地之和', 'Sum of the places in the last month of the period'),
  }) as const satisfies Indicator;

const points = ['公共充电桩', 'Public charging points'] as const;
const direct = ['公共直流桩', 'Public DC charging points'] as const;
const parc = ['新能源汽车保有量', 'NEVs in use'] as const;

/** Public charging points, and the NEVs that are in use, by city at the end of each month. */
export const charging = {
  key: 'charging',
  name: text('充电与保有量', 'Charging and NEVs in use'),
  products: ['new-energy'],
  facts: {
    table: 'charging',
    source: null,
    chains: [{ chain: place, column: 'city_id' }],
    figures: ['points', 'dc_points', 'cars'],
    counted: 'points',
    moves: ['points', 'cars'],
    rollups: [],
    single: text(
      '充电桩与保有量是月末的存量，没有几个月合并的值',
      'charging points and cars in use are stocks at the end of a month, which several months together do not have',
    ),
  },
  dimensions: { period, ...place.dimensions } satisfies Record<string, Dimension>,
  indicators: {
    chargingPoints: stock('points', points, ['个', 'points']),
    dcPoints: stock('dc_points', direct, ['个', 'points']),
    nevsInUse: stock('cars', parc, ['辆', 'units']),
    nevsPerPoint: {
      kind: 'ratio',
      of: 'nevsInUse',
      over: 'chargingPoints',
      format: 'index',
      unit: text('', ''),
      name: text('车桩比', 'NEVs per charging point'),
      definition: text('每个公共充电桩对应的新能源汽车保有量', 'NEVs in use for each public charging point'),
      formula: text('新能源汽车保有量 / 公共充电桩', 'NEVs in use / public charging points'),
    },
    dcShare: {
      kind: 'ratio',
      of: 'dcPoints',
      over: 'chargingPoints',
      format: 'percent',
      unit: text('', ''),
      name: text('直流桩占比', 'DC share'),
      definition: text(
        '公共直流桩占公共充电桩的比例；没有公共充电桩时为空',
        'Public DC charging points as a share of all public charging points; blank if there are none',
      ),
      formula: text('公共直流桩 / 公共充电桩', 'public DC charging points / public charging points'),
    },
    pointShare: shareOf({ key: 'chargingPoints', name: text(...points) }),
    yoyPoints: yoyOf({ key: 'chargingPoints', name: text(...points) }),
    momPoints: momOf({ key: 'chargingPoints', name: text(...points) }),
    yoyNevsInUse: yoyOf({ key: 'nevsInUse', name: text(...parc) }),
  } as const satisfies Record<string, Indicator>,
  reported: { by: ['province', 'city'], figures: ['chargingPoints', 'dcPoints', 'nevsInUse'] },
  covered: coveredMonths('charging'),
  file: {
    fields: {
      month: { kind: 'time', unit: 'month', name: text('月份', 'Month'), also: ['date', 'period'] },
      ...placeFields,
      points: {
        kind: 'figure',
        column: 'points',
        as: 'count',
        name: text(...points),
        also: ['充电桩', 'charging points'],
      },
      dcPoints: {
        kind: 'figure',
        column: 'dc_points',
        as: 'count',
        name: text(...direct),
        also: ['直流桩', '快充桩', 'DC charging points'],
      },
      cars: {
        kind: 'figure',
        column: 'cars',
        as: 'count',
        name: text(...parc),
        also: ['保有量', 'parc'],
      },
    },
    chains: { place: placeOfFile },
  },
} as const satisfies Dataset;
