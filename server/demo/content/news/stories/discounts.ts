import { segmentName } from '../../demo-words.ts';
import { difference } from '../derive.ts';
import { apart, change, falls, number, percent, priceChange, rises, say, shift, word, yuan } from '../figure.ts';
import { type Story, words } from '../story.ts';
import type { Line } from '../tables.ts';

/** Discounts, and what a lower price does for sales. */
export const discountStories: Story[] = [
  {
    key: 'segment-discount',
    topics: ['price'],
    tell(desk) {
      const line = desk.fresh(desk.lines('price.segment').slice(0, 8));
      const all = desk.whole('price');
      const gap = difference(line.figure('discount'), all.figure('discount'));
      const model = desk.model(({ segment }) => segment === line.key);
      return {
        values: {
          segment: line.key ? segmentName(line.key) : null,
          discount: percent(line.figure('discount')),
          all: percent(all.figure('discount')),
          gap: apart(gap),
          side: word(gap, say('高于', 'above'), say('低于', 'below'), say('等于', 'at')),
          tp: yuan(line.figure('tp')),
          model: model.name,
          own: percent(desk.line('price.model', model.key).figure('discount')),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '折扣观察：{segment}{m}折扣率 {discount}，{side}均值',
          '{segment}的折扣率为 {discount}，比全市场的 {all} 相差 {gap}；平均成交价 {tp}。',
          '其中{model}的折扣率为 {own}。',
        ),
        en: words(
          'Discounts in {m}: {segment} at {discount}, {side} the average',
          'Discount on {segment} was {discount}, {gap} from the {all} of the market; the average transaction price was {tp}.',
          'The {model} among them stands at {own}.',
        ),
      };
    },
  },
  {
    key: 'fuel-discount',
    topics: ['price', 'new-energy'],
    tell(desk) {
      const [electric, engine] = [desk.line('price.fuelType', 'BEV'), desk.line('price.fuelType', 'ICE')];
      const gap = difference(electric.figure('discount'), engine.figure('discount'));
      const model = desk.model(({ plugIn }) => plugIn);
      return {
        values: {
          electric: percent(electric.figure('discount')),
          engine: percent(engine.figure('discount')),
          gap: apart(gap),
          deeper: word(gap, say('纯电让利更多', 'BEVs give more'), say('燃油让利更多', 'ICE cars give more')),
          electricTp: yuan(electric.figure('tp')),
          engineTp: yuan(engine.figure('tp')),
          model: model.name,
          own: yuan(desk.line('price.model', model.key).figure('tp')),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '{deeper}：{m}纯电折扣率 {electric}，燃油 {engine}',
          '两类车型折扣率相差 {gap}；纯电平均成交价 {electricTp}，燃油 {engineTp}。',
          '新能源车型{model}的平均成交价为 {own}。',
        ),
        en: words(
          '{deeper}: discounts of {electric} on BEVs and {engine} on ICE cars in {m}',
          'Between BEVs and ICE cars, discounts lie {gap} apart; buyers paid {electricTp} and {engineTp} on average.',
          'The {model}, an NEV, went for {own}.',
        ),
      };
    },
  },
  {
    key: 'cut-and-volume',
    topics: ['price', 'market'],
    article: true,
    tell(desk) {
      const lines = desk.lines('price.model').slice(0, 40);
      const sold = (line: Line) => desk.line('sales.model', line.key);
      const cut = lines.filter((line) => falls(line.figure('momTp')));
      const up = desk.fresh(cut.filter((line) => rises(sold(line).figure('mom'))));
      const down = desk.fresh(cut.filter((line) => falls(sold(line).figure('mom'))));
      return {
        values: {
          up: up.name,
          down: down.name,
          upCut: priceChange(up.figure('momTp')),
          downCut: priceChange(down.figure('momTp')),
          upSold: change(sold(up).figure('mom')),
          downSold: change(sold(down).figure('mom')),
          upOwn: number(sold(up).figure('volume')),
          downOwn: number(sold(down).figure('volume')),
        },
        about: [
          { model: up, tone: 1 },
          { model: down, tone: -1 },
        ],
        zh_CN: words(
          '同样降价，{up}起量、{down}未见效（{m}）',
          '降价是否换来销量，答案因车而异：{up}成交价{upCut}、零售{upSold}；{down}成交价{downCut}、零售{downSold}。',
          '当月两款车分别零售 {upOwn} 辆与 {downOwn} 辆。单月同向变化不能说明因果，新品周期与交付同样影响销量。',
        ),
        en: words(
          'Both cut prices: the {up} gains volume in {m}, the {down} does not',
          'Whether a lower price buys volume depends on the car: the {up} was {upCut} in price and {upSold} in sales, the {down} {downCut} and {downSold}.',
          'They recorded {upOwn} and {downOwn} units. One month proves no cause; product cycles and deliveries weigh as much.',
        ),
      };
    },
  },
  {
    key: 'price-ratio',
    topics: ['price'],
    tell(desk) {
      const line = desk.fresh(desk.lines('price.model').slice(0, 30));
      const gap = difference(line.figure('msrp'), line.figure('tp'));
      return {
        values: {
          model: line.name,
          msrp: yuan(line.figure('msrp')),
          tp: yuan(line.figure('tp')),
          gap: yuan(gap),
          discount: percent(line.figure('discount')),
          shift: shift(line.figure('discountMom')),
          deep: word(
            line.figure('discountMom'),
            say('让利加深', 'more off'),
            say('让利收窄', 'less off'),
            say('让利不变', 'as much off'),
          ),
        },
        about: [{ model: line, tone: 0 }],
        zh_CN: words(
          '{model}{m}{deep}：到手价比指导价低 {gap}',
          '指导价均值 {msrp}，平均成交价 {tp}，{model}的折扣率为 {discount}，环比{shift}。',
          '均价按各配置零售量加权，具体到某一配置以门店报价为准。',
        ),
        en: words(
          '{model} in {m}: {gap} below MSRP, {deep}',
          'Against an average MSRP of {msrp}, buyers of the {model} paid {tp}: a discount of {discount}, {shift} on the month.',
          'Averages are weighted by the retail volume of each trim; for a trim, the quotation of the dealer prevails.',
        ),
      };
    },
  },
];
