import type { Sentence } from '../../../kernel/words/sentence.ts';
import type { Indicator } from '../indicator.ts';
import { text } from '../members/declare.ts';
import { placesBy } from '../place-indicators.ts';
import { within, yoyOf } from '../usual-indicators.ts';
import { costParts } from './parts.ts';

const yuan = text('元', 'yuan');

/** A mean over cars: what each trim costs, by how many of it were registered in the year. */
const perCar = (column: string, name: Sentence, zh: string, en: string) =>
  ({
    kind: 'weighted',
    column,
    weight: 'volume',
    format: 'count',
    unit: yuan,
    name,
    definition: text(
      `${zh}，每辆均值，按各配置当年的终端零售量加权；没有零售时为空`,
      `${en}, mean per vehicle, weighted by each trim's terminal retail volume in the year; blank if there is none`,
    ),
    formula: text(
      `Σ(${within(name).zh_CN} × 终端零售量) / Σ终端零售量`,
      `sum(${within(name).en} × terminal retail volume) / sum(terminal retail volume)`,
    ),
  }) as const satisfies Indicator;

const partOf = ({ column, name }: { column: string; name: Sentence }) =>
  perCar(column, name, `五年的${name.zh_CN}费用，含工时`, `${name.en} of five years, labour included`);

const total = { key: 'serviceCost', name: text('五年养护费用', 'Service cost of five years') };
const ratio = { key: 'partsToCar', name: text('零整比', 'Parts-to-car ratio') };

/** The figures of service, declared once. */
export const indicators = {
  serviceCost: perCar(
    'total',
    total.name,
    '五年或十万公里的保养、轮胎、制动件、易损件与维修费用之和，不含能耗与保险',
    'Maintenance, tyres, brakes, wear parts and repairs of five years or 100,000 km together, without energy and insurance',
  ),
  maintenance: partOf(costParts.maintenance),
  tyres: partOf(costParts.tyres),
  brakes: partOf(costParts.brakes),
  wearParts: partOf(costParts.wearParts),
  repairs: partOf(costParts.repairs),
  partsPrice: perCar(
    'parts',
    text('配件价格之和', 'Price of all parts'),
    '全部配件单独购买的价格之和',
    'All parts of the car, each bought by itself',
  ),
  msrp: perCar('msrp', text('指导价', 'MSRP'), '厂商指导价', "Manufacturer's suggested retail price"),
  partsToCar: {
    kind: 'ratio',
    of: 'partsPrice',
    over: 'msrp',
    format: 'percent',
    unit: text('', ''),
    name: ratio.name,
    definition: text(
      '全部配件价格之和与整车指导价之比，按两者的加权均值计算；越高，维修与保险越贵',
      'Price of all parts over the MSRP of the car, based on the two weighted averages; the higher, the dearer repairs and insurance',
    ),
    formula: text('配件价格之和 / 指导价', 'price of all parts / MSRP'),
  },
  costToPrice: {
    kind: 'ratio',
    of: 'serviceCost',
    over: 'msrp',
    format: 'percent',
    unit: text('', ''),
    name: text('养护费用占车价', 'Service cost of MSRP'),
    definition: text(
      '五年养护费用占整车指导价的比例，按两者的加权均值计算',
      'Service cost of five years as a part of MSRP, based on the two weighted averages',
    ),
    formula: text('五年养护费用 / 指导价', 'service cost of five years / MSRP'),
  },
  yoyServiceCost: yoyOf(total),
  yoyPartsToCar: yoyOf(ratio),
  ...placesBy('serviceCost', total.name),
  ...placesBy('partsToCar', ratio.name),
  retailVolume: {
    kind: 'additive',
    column: 'volume',
    format: 'count',
    unit: text('辆', 'units'),
    name: text('终端零售量', 'Terminal retail volume'),
    definition: text(
      '有养护费用的配置当年的终端零售量，即其权重；不与销量数据集的任何口径相加',
      'Terminal retail volume in the year of the trims whose service cost is known, which is its weight; never added to sales of any source',
    ),
    formula: text('Σ终端零售量', 'sum of terminal retail volume'),
  },
} as const satisfies Record<string, Indicator>;
