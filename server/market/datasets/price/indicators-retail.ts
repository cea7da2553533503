import type { Indicator } from '../indicator.ts';
import { text } from '../members/declare.ts';
import { shareOf, yoyOf } from '../usual-indicators.ts';

const volume = { key: 'retailVolume', name: text('终端零售量', 'Terminal retail volume') };

/** The cars that weigh the prices: of trims with a price, and never added to a volume of the sales. */
export const retailIndicators = {
  retailVolume: {
    kind: 'additive',
    column: 'volume',
    name: volume.name,
    unit: text('辆', 'units'),
    format: 'count',
    definition: text(
      '有价格的配置当月的终端零售量，即价格的权重；不与其他口径的数量相加',
      'Terminal retail volume of the trims that have a price, which is the weight of the prices; never added to the figures of another source',
    ),
    formula: text('Σ终端零售量', 'sum of terminal retail volume'),
  },
  retailShare: shareOf(volume),
  retailShareChange: {
    kind: 'shareChange',
    of: 'retailVolume',
    name: text('终端零售量份额变化', 'Change in share of terminal retail volume'),
    unit: text('', ''),
    format: 'points',
    definition: text(
      '终端零售量份额与上年相同月份之差，以百分点表示',
      'Share of terminal retail volume less that of the same months of the previous year, in percentage points',
    ),
    formula: text('份额 - 上年相同月份份额', 'share - share in the same months of the previous year'),
  },
  retailYoy: yoyOf(volume),
} as const satisfies Record<string, Indicator>;
