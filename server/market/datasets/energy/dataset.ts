import { coveredMonths, type Dataset } from '../dataset.ts';
import type { Dimension } from '../dimension.ts';
import { period } from '../fact-dimensions.ts';
import type { Indicator } from '../indicator.ts';
import { text } from '../members/declare.ts';
import { trims } from '../members/trims.ts';
import { placesBy } from '../place-indicators.ts';
import { yoyOf } from '../usual-indicators.ts';
import { rangeBand } from './bands.ts';
import { energyFile } from './file.ts';

/** A technical figure: its mean over the cars that were registered. */
const weighted = (
  column: string,
  per: number,
  [zh, en, english]: readonly [string, string, string],
  unit: readonly [string, string],
) =>
  ({
    kind: 'weighted',
    column,
    weight: 'volume',
    per,
    format: 'count',
    unit: text(...unit),
    name: text(zh, en),
    definition: text(
      `${zh}均值，按各配置当月的终端零售量加权；没有零售时为空`,
      `Average ${english}, weighted by each trim's terminal retail volume in the month; blank if there is none`,
    ),
    formula: text(
      `Σ(${zh} × 终端零售量) / Σ终端零售量`,
      `sum(${english} × terminal retail volume) / sum(terminal retail volume)`,
    ),
  }) as const satisfies Indicator;

const range = text('纯电续航里程', 'Electric range');
const battery = text('电池容量', 'Battery capacity');

/** Range, battery and power of the trims that are driven by electricity. */
export const energy = {
  key: 'energy',
  name: text('三电参数', 'Electric powertrain'),
  products: ['new-energy'],
  facts: {
    table: 'energy',
    source: null,
    chains: [{ chain: trims, column: 'trim_id' }],
    // In kilometres, hundredths of a kilowatt-hour, tenths of a kilowatt; cars registered (retail); one for each row.
    figures: ['range_km', 'battery', 'power', 'volume', 'trims'],
    counted: 'volume',
    rollups: [],
    single: text(
      '配置的在售数是月末的数，没有几个月合并的值',
      'how many trims are on sale is counted at the end of a month, which several months together do not have',
    ),
  },
  dimensions: { period, ...trims.dimensions, rangeBand } satisfies Record<string, Dimension>,
  indicators: {
    range: {
      ...weighted('range_km', 1, [range.zh_CN, range.en, 'electric range'], ['公里', 'km']),
      name: text('纯电续航里程（CLTC）', 'Electric range (CLTC)'),
      definition: text(
        'CLTC 工况下仅用电行驶的里程，均值按各配置当月的终端零售量加权；没有零售时为空',
        "Distance driven on electricity alone in the CLTC test cycle; average weighted by each trim's terminal retail volume in the month; blank if there is none",
      ),
    },
    battery: weighted('battery', 100, [battery.zh_CN, battery.en, 'battery capacity'], ['千瓦时', 'kWh']),
    power: weighted('power', 10, ['电机功率', 'Motor power', 'motor power'], ['千瓦', 'kW']),
    energyTrims: {
      kind: 'latest',
      column: 'trims',
      format: 'count',
      unit: text('款', 'trims'),
      name: text('配置数', 'Trims'),
      definition: text('时段最后一个月的配置数', 'Trims in the last month of the period'),
      formula: text('时段末月的配置数', 'Trims of the last month of the period'),
    },
    retailVolume: {
      kind: 'additive',
      column: 'volume',
      format: 'count',
      unit: text('辆', 'units'),
      name: text('终端零售量', 'Terminal retail volume'),
      definition: text(
        '有三电参数的配置的终端零售量，即续航、电池与功率的权重；不与销量数据集的任何口径相加',
        'Terminal retail volume of the trims whose powertrain is known, which is the weight of range, battery and power; never added to sales of any source',
      ),
      formula: text('Σ终端零售量', 'sum of terminal retail volume'),
    },
    ...placesBy('range', range),
    yoyRange: yoyOf({ key: 'range', name: range }),
    yoyBattery: yoyOf({ key: 'battery', name: battery }),
  } as const satisfies Record<string, Indicator>,
  reported: { by: ['manufacturer', 'model'], figures: ['range', 'battery', 'power'] },
  covered: coveredMonths('energy'),
  file: energyFile,
} as const satisfies Dataset;
