import type { Indicator } from '../indicator.ts';
import { text } from '../members/declare.ts';
import { shareOf, toDateOf, yoyOf } from '../usual-indicators.ts';

const unit = text('辆', 'units');
const exported = { key: 'exports', name: text('出口量', 'Exports') };
const stock = { key: 'dealerStock', name: text('经销商库存', 'Dealer stock') };

/** How far stock went one way: added less drawn down is the change of stock, of any models and months. */
const moved = (column: string, name: readonly [string, string], [zh, en]: readonly [string, string]) =>
  ({
    kind: 'additive',
    column,
    format: 'count',
    unit,
    name: text(...name),
    definition: text(
      `${zh}；补库量减去库量为库存变动`,
      `${en}; stock added less stock drawn down is the change of stock`,
    ),
    formula: text('各子车型各月之和', 'Sum of the sub-models and months'),
  }) as const satisfies Indicator;

/** What lies between wholesale and retail, declared once. */
export const indicators = {
  exports: {
    kind: 'additive',
    column: 'exports',
    format: 'count',
    unit,
    name: exported.name,
    definition: text(
      '时段内离境的辆数；批发含出口，零售不含，出口没有目的城市',
      'Units that left the country in the period; wholesale counts them and retail does not, and they have no city',
    ),
    formula: text('时段内各月出口之和', 'Sum of the months in the period'),
  },
  dealerStock: {
    kind: 'latest',
    column: 'stock',
    format: 'count',
    unit,
    name: stock.name,
    definition: text(
      '时段末在国内经销商处、已批发未零售的辆数',
      'Units at dealers in the country at the end of the period: wholesaled, and not yet sold to a buyer',
    ),
    formula: text('时段末月各车型之和', 'Sum of the models in the last month of the period'),
  },
  stockAdded: moved(
    'added',
    ['补库量', 'Stock added'],
    ['各车型当月经销商库存增加的辆数', 'Units by which the dealer stock of a model grew in a month'],
  ),
  stockDrawn: moved(
    'drawn',
    ['去库量', 'Stock drawn down'],
    ['各车型当月经销商库存减少的辆数', 'Units by which the dealer stock of a model shrank in a month'],
  ),
  exportShare: shareOf(exported),
  cumulativeExports: toDateOf(exported, unit),
  yoyExports: yoyOf(exported),
  yoyStock: yoyOf(stock),
} as const satisfies Record<string, Indicator>;
