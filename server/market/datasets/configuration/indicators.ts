import type { Indicator } from '../indicator.ts';
import { text } from '../members/declare.ts';
import { yoyOf } from '../usual-indicators.ts';

const percent = { format: 'percent', unit: text('', '') } as const;
const fitment = text('标配率', 'Standard fitment');

/** The figures of equipment, declared once. Of several items they are means over items and trims. */
export const indicators = {
  equipmentTrims: {
    kind: 'additive',
    column: 'trims',
    format: 'count',
    unit: text('款', 'trims'),
    name: text('配置数', 'Trims'),
    definition: text(
      '按年款统计、已知该装备状态的配置数；多项装备时逐项相加',
      'Trims of the model year of which the item is known; added up over items where there are several',
    ),
    formula: text('配置数之和', 'Sum of trims'),
  },
  standardRate: {
    kind: 'mean',
    column: 'standard',
    over: 'trims',
    ...percent,
    name: fitment,
    definition: text(
      '标配该装备的配置占全部配置的比例',
      'Trims that have the item as standard, as a part of all trims',
    ),
    formula: text('标配的配置数 / 配置数', 'trims with the item as standard / trims'),
  },
  availableRate: {
    kind: 'mean',
    column: 'available',
    over: 'trims',
    ...percent,
    name: text('搭载率（含选装）', 'Fitment incl. options'),
    definition: text(
      '标配或选装该装备的配置占全部配置的比例',
      'Trims that have the item as standard or optional, as a part of all trims',
    ),
    formula: text('标配或选装的配置数 / 配置数', 'trims with the item as standard or optional / trims'),
  },
  weightedStandardRate: {
    kind: 'weighted',
    column: 'standard',
    weight: 'volume',
    ...percent,
    name: text('加权标配率', 'Standard fitment by sales'),
    definition: text(
      '标配率，按各配置当年的终端零售量加权；没有零售时为空',
      "Standard fitment, weighted by each trim's terminal retail volume of the year; blank if there is none",
    ),
    formula: text(
      'Σ(标配 × 终端零售量) / Σ终端零售量',
      'sum(standard × terminal retail volume) / sum(terminal retail volume)',
    ),
  },
  optionPrice: {
    kind: 'mean',
    column: 'price',
    over: 'priced',
    format: 'count',
    unit: text('元', 'yuan'),
    name: text('选装价', 'Option price'),
    definition: text(
      '选装该装备的均价；只计有价格的选装',
      'Mean price of the item where it is optional and has a price',
    ),
    formula: text('选装价之和 / 有价格的选装数', 'sum of option prices / options with a price'),
  },
  yoyStandardRate: yoyOf({ key: 'standardRate', name: fitment }),
} as const satisfies Record<string, Indicator>;
