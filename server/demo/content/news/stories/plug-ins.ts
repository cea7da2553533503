import { difference } from '../derive.ts';
import { cars, change, number, percent, rises, say, shift, toneOf, word, yearly } from '../figure.ts';
import { type Story, words } from '../story.ts';

/** Fuel types, and the models that are plugged in. */
export const plugInStories: Story[] = [
  {
    key: 'fuel-growth',
    topics: ['new-energy'],
    tell(desk) {
      const line = desk.fresh(['BEV', 'PHEV', 'EREV', 'HEV'].map((key) => desk.line('sales.fuelType', key)));
      const growth = line.figure('yoy') ?? line.figure('mom');
      const model = desk.model(({ plugIn }) => plugIn === (line.key !== 'HEV'));
      return {
        values: {
          fuel: line.name,
          volume: cars(line.figure('volume')),
          growth: change(growth),
          against: line.figure('yoy') ? say('同比', 'year on year') : say('环比', 'month on month'),
          share: percent(line.figure('share')),
          turn: word(growth, say('走强', 'gain ground'), say('走弱', 'lose ground')),
          model: model.name,
          own: number(model.figure('volume')),
        },
        about: [{ model, tone: toneOf(growth) }],
        zh_CN: words(
          '{fuel}车型{turn}：{m}零售 {volume}，{against}{growth}',
          '{fuel}乘用车当月终端零售 {volume}，{against}{growth}，占乘用车的 {share}。',
          '{model}当月零售 {own} 辆。不同燃料类型的增速差异，多来自新车投放的先后。',
        ),
        en: words(
          '{fuel} cars {turn}: {volume} in {m}, {growth} {against}',
          'Terminal retail volume of {fuel} passenger vehicles was {volume}, {growth} {against}, or {share} of the market.',
          'The {model} recorded {own} units. Fuel types grow apart mostly by when their new models arrive.',
        ),
      };
    },
  },
  {
    key: 'electric-model',
    topics: ['new-energy'],
    tell(desk) {
      const model = desk.model(({ plugIn }) => plugIn);
      const rival = desk.fresh(
        desk.lines('sales.model').filter(({ key }) => {
          const [own, other] = [desk.cast(model.key), desk.cast(key)];
          return key !== model.key && other?.plugIn && other.segment === own?.segment;
        }),
      );
      const [now, other] = [model.figure('volume'), rival.figure('volume')];
      const ahead = difference(now, other);
      return {
        values: {
          model: model.name,
          rival: rival.name,
          own: number(now),
          other: number(other),
          mom: change(model.figure('mom')),
          otherMom: change(rival.figure('mom')),
          verb: word(ahead, say('领先', 'outsells'), say('落后于', 'trails')),
        },
        about: [
          { model, tone: toneOf(model.figure('mom')) },
          { model: rival, tone: toneOf(rival.figure('mom')) },
        ],
        zh_CN: words(
          '同级新能源对比：{model}{m}{verb}{rival}',
          '{model}当月零售 {own} 辆，环比{mom}；同级别的{rival}零售 {other} 辆，环比{otherMom}。',
          '两款车级别相同，但价位与续航不同，{verb}对手并不等于竞争力的全部。',
        ),
        en: words(
          'NEVs of one segment: {model} {verb} {rival} in {m}',
          'The {model} recorded {own} units, {mom} month on month; the {rival} of the same segment {other}, {otherMom}.',
          'They share a segment, though neither price nor range; a month of sales is not the whole of how they compete.',
        ),
      };
    },
  },
  {
    key: 'plug-in-brand',
    topics: ['new-energy', 'company'],
    tell(desk) {
      const plugged = desk
        .lines('sales.brand')
        .slice(0, 20)
        .filter((line) => rises(line.figure('mom')));
      const brand = desk.fresh(plugged);
      const model = desk.model((each) => each.plugIn && each.brand.zh_CN === brand.name.zh_CN);
      const all = desk.whole('sales');
      // A model that grows less than its brand lifts nothing.
      if (!rises(difference(model.figure('mom'), brand.figure('mom')))) return null;
      return {
        values: {
          brand: brand.name,
          volume: cars(brand.figure('volume')),
          mom: change(brand.figure('mom')),
          share: percent(brand.figure('share')),
          rate: percent(all.figure('penetration')),
          move: yearly(shift(all.figure('penetrationChange'))),
          model: model.name,
          own: number(model.figure('volume')),
        },
        about: [{ model, tone: 1 }],
        zh_CN: words(
          '{model}带动，{brand}{m}零售环比{mom}',
          '{brand}当月零售 {volume}，环比{mom}，其中新能源车型{model}贡献 {own} 辆。',
          '品牌份额为 {share}。同期全国新能源渗透率 {rate}，{move}。',
        ),
        en: words(
          'The {model} lifts {brand}: {mom} on the month in {m}',
          'At {brand}, terminal retail volume was {volume}, {mom} month on month, of which the {model}, an NEV, brought {own} units.',
          'The brand holds {share} of the market. NEV penetration in the country was {rate} at the time, {move}.',
        ),
      };
    },
  },
];
