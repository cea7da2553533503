import type { Sentence } from '../../../kernel/words/sentence.ts';
import type { Indicator } from '../indicator.ts';
import { text } from '../members/declare.ts';
import { placesBy } from '../place-indicators.ts';
import { momOf, within, yoyOf } from '../usual-indicators.ts';

const yuan = text('元', 'yuan');

/** A mean over the used cars that changed hands. */
const perCar = (column: string, name: Sentence, zh: string, en: string) =>
  ({
    kind: 'weighted',
    column,
    weight: 'cars',
    format: 'count',
    unit: yuan,
    name,
    definition: text(
      `${zh}，按成交的二手车辆数加权；没有成交时为空`,
      `${en}, weighted by used cars sold; blank if none were sold`,
    ),
    formula: text(
      `Σ(${within(name).zh_CN} × 二手车成交量) / Σ二手车成交量`,
      `sum(${within(name).en} × used cars sold) / sum(used cars sold)`,
    ),
  }) as const satisfies Indicator;

const price = { key: 'usedPrice', name: text('二手车价格', 'Used-car price') };
const rate = { key: 'residualRate', name: text('残值率', 'Residual value') };

const changeOf = (against: 'before' | 'yearBefore', name: Sentence, months: Sentence) =>
  ({
    kind: 'difference',
    of: rate.key,
    against,
    points: true,
    format: 'points',
    unit: text('百分点', 'pp'),
    name,
    definition: text(
      `残值率与${months.zh_CN}之差，以百分点表示；那些月份没有成交时为空`,
      `Residual value less that of ${months.en}, in percentage points; blank if none were sold then`,
    ),
    formula: text(`(残值率 - ${months.zh_CN}残值率) × 100`, `(residual value - that of ${months.en}) × 100`),
  }) as const satisfies Indicator;

/** The figures of residual values, declared once. */
export const indicators = {
  residualRate: {
    kind: 'ratio',
    of: 'usedPrice',
    over: 'newPrice',
    format: 'percent',
    unit: text('', ''),
    name: rate.name,
    definition: text(
      '二手车价格占同一车新车时指导价的比例，按两者的加权均值计算；按车龄列出即为残值曲线',
      'Used-car price as a part of the MSRP of the same car when it was new, based on the two weighted averages; by age it is the residual value curve',
    ),
    formula: text('二手车价格 / 新车时指导价', 'used-car price / MSRP when new'),
  },
  usedPrice: perCar('used_price', price.name, '二手车成交均价', 'Mean price paid for used cars'),
  newPrice: perCar(
    'new_price',
    text('新车时指导价', 'MSRP when new'),
    '这些二手车首次登记当时的厂商指导价',
    "Manufacturer's suggested retail price of these cars when first registered",
  ),
  usedCars: {
    kind: 'additive',
    column: 'cars',
    format: 'count',
    unit: text('辆', 'units'),
    name: text('二手车成交量', 'Used cars sold'),
    definition: text(
      '有价格的二手车成交辆数，即价格的权重；不是全部二手车交易量',
      'Used cars sold whose price is known, which is the weight of the prices; not all used-car sales',
    ),
    formula: text('Σ二手车成交量', 'sum of used cars sold'),
  },
  yoyUsedPrice: yoyOf(price),
  momUsedPrice: momOf(price),
  residualChange: changeOf(
    'before',
    text('残值率环比变化', 'Residual value MoM'),
    text('前一时段', 'the preceding period'),
  ),
  residualChangeYoy: changeOf(
    'yearBefore',
    text('残值率同比变化', 'Residual value YoY'),
    text('上年相同月份', 'the same months of the previous year'),
  ),
  ...placesBy('residualRate', rate.name),
} as const satisfies Record<string, Indicator>;
