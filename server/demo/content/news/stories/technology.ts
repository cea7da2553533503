import { difference, quotient } from '../derive.ts';
import type { Desk } from '../desk.ts';
import { apart, clearly, decimal, number, percent, say, toneOf, within, word, yuan } from '../figure.ts';
import { type Story, words } from '../story.ts';

/** Items that some trims have and some have not: of what every car has there is nothing to tell. */
const fitted = (desk: Desk) =>
  desk.lines('configuration.equipmentItem').filter((line) => (line.figure('standardRate')?.value ?? 1) < 0.995);

/** Equipment, range and batteries. */
export const technologyStories: Story[] = [
  {
    key: 'fitment',
    topics: ['technology'],
    tell(desk) {
      const line = desk.fresh(fitted(desk));
      const before = desk.line('configuration.equipmentItem', line.key, 12);
      const move = difference(line.figure('standardRate'), before.figure('standardRate'));
      const model = desk.model();
      return {
        values: {
          item: within(line.name),
          rate: percent(line.figure('standardRate')),
          former: percent(before.figure('standardRate')),
          weighted: percent(line.figure('weightedStandardRate')),
          move: apart(move),
          turn: word(
            move,
            say('更常见', 'more common'),
            say('更少见', 'less common'),
            say('普及度不变', 'as common as before'),
          ),
          model: model.name,
          own: number(desk.line('sales.model', model.key).figure('volume')),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '{item}{turn}：本年度标配率 {rate}（{m}）',
          '按配置计，{item}的标配率由上年度的 {former} 变为 {rate}，相差 {move}；按销量加权为 {weighted}。',
          '同月走量车型{model}零售 {own} 辆。',
        ),
        en: words(
          '{item} {turn}: standard on {rate} of trims this year ({m})',
          'Standard fitment of {item} went from {former} last year to {rate}, a step of {move}; weighted by sales it is {weighted}.',
          'The {model}, a volume model, recorded {own} units in the month.',
        ),
      };
    },
  },
  {
    key: 'option-price',
    topics: ['technology', 'price'],
    tell(desk) {
      const line = desk.fresh(fitted(desk).filter((each) => each.figure('optionPrice')));
      const model = desk.model();
      const tp = desk.line('price.model', model.key).figure('tp');
      const price = line.figure('optionPrice');
      return {
        values: {
          item: within(line.name),
          price: yuan(price),
          available: percent(line.figure('availableRate')),
          rate: percent(line.figure('standardRate')),
          model: model.name,
          tp: yuan(tp),
          part: percent(quotient(price, tp)),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '选装账本：{item}均价 {price}（{m}）',
          '可装{item}的配置占 {available}，其中标配占全部配置的 {rate}；选装时的均价为 {price}。',
          '以{model}的平均成交价 {tp} 计，这笔选装相当于车价的 {part}。',
        ),
        en: words(
          'What options cost: {item} at {price} on average ({m})',
          'Of all trims, {available} can be had with it and {rate} have it as standard; as an option, {item} costs {price} on average.',
          'For a {model} at its average transaction price of {tp}, that is {part} of the car.',
        ),
      };
    },
  },
  {
    key: 'range',
    topics: ['technology', 'new-energy'],
    tell(desk) {
      const line = desk.fresh(desk.lines('energy.fuelType'));
      const before = desk.line('energy.fuelType', line.key, 1);
      const move = difference(line.figure('range'), before.figure('range'));
      const model = desk.model(({ plugIn }) => plugIn);
      const own = desk.line('energy.model', model.key);
      return {
        values: {
          fuel: line.name,
          range: number(line.figure('range')),
          former: number(before.figure('range')),
          battery: number(line.figure('battery')),
          // A part of a kilometre is not seen in either figure.
          turn: word(
            clearly(move, 1),
            say('继续变长', 'keeps growing'),
            say('有所缩短', 'gets shorter'),
            say('基本持平', 'stays level'),
          ),
          model: model.name,
          own: number(own.figure('range')),
          ownBattery: number(own.figure('battery')),
        },
        about: [{ model, tone: toneOf(clearly(move, 1)) }],
        zh_CN: words(
          '{fuel}车型纯电续航{turn}：{m}均值 {range} 公里',
          '按零售量加权，{fuel}车型纯电续航（CLTC）上月为 {former} 公里，本月为 {range} 公里，电池容量均值 {battery} 千瓦时。',
          '{model}的均值为 {own} 公里、{ownBattery} 千瓦时。',
        ),
        en: words(
          'Electric range of {fuel} cars {turn}: {range} km on average in {m}',
          'Weighted by retail volume, the electric range (CLTC) of {fuel} cars was {former} km the month before and is {range} km now, with {battery} kWh of battery.',
          'The {model} stands at {own} km and {ownBattery} kWh.',
        ),
      };
    },
  },
  {
    key: 'efficiency',
    topics: ['technology'],
    article: true,
    tell(desk) {
      const [electric, hybrid] = [desk.line('energy.fuelType', 'BEV'), desk.line('energy.fuelType', 'PHEV')];
      const model = desk.model(({ plugIn }) => plugIn);
      const own = desk.line('energy.model', model.key);
      return {
        values: {
          range: number(electric.figure('range')),
          battery: number(electric.figure('battery')),
          each: decimal(quotient(electric.figure('range'), electric.figure('battery'))),
          hybridEach: decimal(quotient(hybrid.figure('range'), hybrid.figure('battery'))),
          power: number(electric.figure('power')),
          model: model.name,
          own: decimal(quotient(own.figure('range'), own.figure('battery'))),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '一度电跑多远：纯电 {each} 公里，插混 {hybridEach} 公里（{m}）',
          '把续航均值除以电池容量均值，纯电车每千瓦时对应 {each} 公里：续航 {range} 公里、电池 {battery} 千瓦时。',
          '同样算法下，{model}为 {own} 公里。纯电车电机功率均值 {power} 千瓦，动力越强，同样的电往往跑得越近。',
        ),
        en: words(
          'How far a kWh goes: {each} km in BEVs, {hybridEach} km in PHEVs ({m})',
          'Divide range by battery, and BEVs come to {each} km for each kWh: {range} km from {battery} kWh.',
          'For the {model} it is {own} km. BEV motors have {power} kW on average; the stronger the car, the shorter the way on the same power.',
        ),
      };
    },
  },
];
