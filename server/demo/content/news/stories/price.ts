import { difference } from '../derive.ts';
import { change, falls, number, percent, priceChange, rises, say, shift, toneOf, word, yuan } from '../figure.ts';
import { type Story, words } from '../story.ts';
import type { Line } from '../tables.ts';

/** How far a price has to move to be spoken of. */
const notable = (line: Line) => Math.abs(line.figure('momTp')?.value ?? 0) >= 0.005;

/** Transaction prices, discounts, and what they do for sales. */
export const priceStories: Story[] = [
  {
    key: 'price-level',
    topics: ['price', 'market'],
    tell(desk) {
      const [all, model] = [desk.whole('price'), desk.model()];
      const own = desk.line('price.model', model.key);
      const move = all.figure('momTp');
      return {
        values: {
          tp: yuan(all.figure('tp')),
          mom: priceChange(move),
          discount: percent(all.figure('discount')),
          shift: shift(all.figure('discountMom')),
          turn: word(move, say('走高', 'firm'), say('走低', 'soften'), say('走平', 'hold')),
          model: model.name,
          ownTp: yuan(own.figure('tp')),
          ownDiscount: percent(own.figure('discount')),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '成交价{turn}：{m}均价 {tp}，环比{mom}',
          '按零售量加权，乘用车平均成交价为 {tp}，环比{mom}；折扣率 {discount}，环比{shift}。',
          '均价变化含销售结构的影响：贵的车卖得多，均价也会上升，并不代表涨价。',
          '{model}的平均成交价为 {ownTp}，折扣率 {ownDiscount}。',
        ),
        en: words(
          'Transaction prices {turn} in {m}: {tp} on average, {mom}',
          'Weighted by retail volume, the average transaction price was {tp}, {mom} month on month; the discount was {discount}, {shift}.',
          'The average moves with the mix: where more expensive cars sell better it rises, without any price having done so.',
          'Buyers of the {model} paid {ownTp} on average, a discount of {ownDiscount}.',
        ),
      };
    },
  },
  {
    key: 'model-cut',
    topics: ['price'],
    tell(desk) {
      const cut = desk
        .lines('price.model')
        .slice(0, 40)
        .filter((line) => notable(line) && falls(line.figure('momTp')));
      const line = desk.fresh(cut);
      const sales = desk.line('sales.model', line.key);
      return {
        values: {
          model: line.name,
          off: yuan(line.figure('tpChange')),
          tp: yuan(line.figure('tp')),
          mom: priceChange(line.figure('momTp')),
          discount: percent(line.figure('discount')),
          own: number(sales.figure('volume')),
          sold: change(sales.figure('mom')),
          effect: word(
            sales.figure('mom'),
            say('销量有所回应', 'Buyers responded'),
            say('销量并未回应', 'Buyers did not respond'),
          ),
        },
        about: [{ model: line, tone: toneOf(sales.figure('mom')) }],
        zh_CN: words(
          '{model}成交价下探 {off}，{m}均价 {tp}',
          '{model}平均成交价环比{mom}至 {tp}，折扣率 {discount}。',
          '{effect}：当月终端零售 {own} 辆，环比{sold}。',
        ),
        en: words(
          '{model} transaction price comes down by {off} to {tp} in {m}',
          'The average transaction price of the {model} was {mom} month on month, at {tp}; the discount was {discount}.',
          '{effect}: terminal retail volume was {own} units, {sold} on the month.',
        ),
      };
    },
  },
  {
    key: 'model-firm',
    topics: ['price'],
    tell(desk) {
      const firm = desk
        .lines('price.model')
        .slice(0, 40)
        .filter((line) => notable(line) && rises(line.figure('momTp')) && falls(line.figure('discountMom')));
      const line = desk.fresh(firm);
      const [before, all] = [desk.line('price.model', line.key, 1), desk.whole('price')];
      return {
        values: {
          model: line.name,
          up: yuan(line.figure('tpChange')),
          tp: yuan(line.figure('tp')),
          former: yuan(before.figure('tp')),
          discount: percent(line.figure('discount')),
          formerDiscount: percent(before.figure('discount')),
          all: percent(all.figure('discount')),
          side: word(
            difference(line.figure('discount'), all.figure('discount')),
            say('深于', 'deeper than'),
            say('浅于', 'shallower than'),
          ),
        },
        about: [{ model: line, tone: 1 }],
        zh_CN: words(
          '优惠收窄？{model}{m}成交价回升 {up}',
          '平均成交价从 {former} 回到 {tp}，{model}的折扣率由 {formerDiscount} 变为 {discount}。',
          '这一折扣{side}全市场的 {all}。',
        ),
        en: words(
          'Less off the price? {model} transaction price recovers by {up} in {m}',
          'From {former} back to {tp}: that is the average transaction price of the {model}, whose discount went from {formerDiscount} to {discount}.',
          'It is {side} the {all} of the market.',
        ),
      };
    },
  },
];
