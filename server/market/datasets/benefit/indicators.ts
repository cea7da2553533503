import type { Indicator } from '../indicator.ts';
import { text } from '../members/declare.ts';
import { momOf, shareOf, yoyOf } from '../usual-indicators.ts';

const units = text('项', 'benefits');
const yuan = { format: 'count', unit: text('元', 'yuan') } as const;
const benefits = { key: 'benefits', name: text('有效权益', 'Benefits in force') };
const moves = { key: 'benefitMoves', name: text('权益变动', 'Benefits begun or ended') };

const distinctOf = (
  of: string,
  measure: readonly [string, string],
  [zh_CN, en]: readonly [string, string],
  [zh, english]: readonly [string, string],
) =>
  ({
    kind: 'distinct',
    of,
    format: 'count',
    unit: text(...measure),
    name: text(zh_CN, en),
    definition: text(
      `时段内有权益的${zh}数，每个只计一次`,
      `Number of ${english} with a benefit in the period, each counted once`,
    ),
    formula: text(`有权益的${zh}数（去重）`, `Number of distinct ${english} with a benefit`),
  }) as const satisfies Indicator;

const movesOf = (column: string, [zh_CN, en]: readonly [string, string], [zh, english]: readonly [string, string]) =>
  ({
    kind: 'additive',
    column,
    format: 'count',
    unit: units,
    name: text(zh_CN, en),
    definition: text(
      `${zh}在时段内的权益，一个配置的一项权益计一次；数据源未注明日期的不计`,
      `Benefits ${english} in the period, each of a trim; those of which the source states no day do not count`,
    ),
    formula: text('时段内各月之和', 'Sum of the months in the period'),
  }) as const satisfies Indicator;

/** The figures of benefits, declared once. What a stack is worth: docs/data/model.md. */
export const indicators = {
  benefits: {
    kind: 'latest',
    column: 'benefits',
    format: 'count',
    unit: units,
    name: benefits.name,
    definition: text(
      '时段末月有效的权益数，一个配置的一项权益计一次',
      'Benefits in force in the last month of the period, each of a trim',
    ),
    formula: text('时段末月的权益数', 'benefits of the last month of the period'),
  },
  benefitModels: distinctOf('model', ['款', 'models'], ['有权益的车型', 'Models with benefits'], ['车型', 'models']),
  benefitBrands: distinctOf('brand', ['个', 'brands'], ['有权益的品牌', 'Brands with benefits'], ['品牌', 'brands']),
  benefitTrims: distinctOf('trim', ['款', 'trims'], ['有权益的配置', 'Trims with benefits'], ['配置', 'trims']),
  benefitSum: {
    kind: 'latest',
    column: 'value',
    ...yuan,
    name: text('权益价值合计', 'Value of benefits, summed'),
    definition: text(
      '时段末月各配置权益价值之和；单个配置即为其权益组合价值，多个配置时除以有权益的配置数才是每款的价值',
      'Value of the benefits of all trims in the last month of the period; of one trim it is what its stack is worth, of several it has to be divided by the trims with benefits',
    ),
    formula: text('Σ权益价值（时段末月）', 'sum(value of benefits) of the last month'),
  },
  benefitValue: {
    kind: 'mean',
    column: 'value',
    over: 'valued',
    ...yuan,
    name: text('单项权益价值', 'Value of a benefit'),
    definition: text(
      '每项已计价权益的价值均值，各项等权；未计价的不计',
      'Mean value of benefits that are valued, each counted alike; those that are not do not count',
    ),
    formula: text('Σ权益价值 / 已计价的权益数', 'sum(value) / benefits that are valued'),
  },
  benefitPrice: {
    kind: 'mean',
    column: 'price',
    over: 'benefits',
    ...yuan,
    name: text('权益车型指导价', 'MSRP with benefits'),
    definition: text(
      '权益各行所载车型指导价的均值，按权益数加权',
      'Mean MSRP of the cars that benefits are of, by number of benefits',
    ),
    formula: text('Σ车价 / 权益数', 'sum(price) / benefits'),
  },
  valuedPart: {
    kind: 'mean',
    column: 'valued',
    over: 'benefits',
    format: 'percent',
    unit: text('', ''),
    name: text('已计价占比', 'Part that is valued'),
    definition: text('已计价的权益占全部权益的比例', 'Benefits that are valued as a part of all'),
    formula: text('已计价的权益数 / 权益数', 'benefits that are valued / benefits'),
  },
  benefitMoves: movesOf(
    'moves',
    ['权益变动', 'Benefits begun or ended'],
    ['开始或结束日', 'whose first or last day lies'],
  ),
  begunBenefits: movesOf('begun', ['新增权益', 'Benefits begun'], ['开始日', 'whose first day lies']),
  endedBenefits: movesOf('ended', ['到期权益', 'Benefits ended'], ['结束日', 'whose last day lies']),
  benefitShare: shareOf(benefits),
  yoyBenefits: yoyOf(benefits),
  momBenefits: momOf(benefits),
  momBenefitMoves: momOf(moves),
} as const satisfies Record<string, Indicator>;
