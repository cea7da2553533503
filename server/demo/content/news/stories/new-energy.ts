import { difference, mark } from '../derive.ts';
import { apart, cars, change, number, percent, say, toneOf, word } from '../figure.ts';
import { type Story, words } from '../story.ts';

/** New energy among what is sold: penetration, fuel types, brands and models. */
export const newEnergyStories: Story[] = [
  {
    key: 'penetration',
    topics: ['new-energy', 'market'],
    tell(desk) {
      const [all, before, model] = [desk.whole('sales'), desk.whole('sales', 1), desk.model(({ plugIn }) => plugIn)];
      const step = difference(all.figure('penetration'), before.figure('penetration'));
      return {
        values: {
          rate: percent(all.figure('penetration')),
          volume: cars(all.figure('newEnergyVolume')),
          step: apart(step),
          turn: word(step, say('再升', 'moves up'), say('回落', 'eases')),
          way: word(step, say('提高', 'higher'), say('降低', 'lower')),
          model: model.name,
          own: number(model.figure('volume')),
          mom: change(model.figure('mom')),
        },
        about: [{ model, tone: toneOf(model.figure('mom')) }],
        zh_CN: words(
          '新能源渗透率{turn}，{m}为 {rate}',
          '新能源乘用车终端零售 {volume}，渗透率 {rate}，较上月{way} {step}。',
          '渗透率既取决于新能源卖了多少，也取决于燃油车卖了多少，两端需要一起看。',
          '{model}当月零售 {own} 辆，环比{mom}。',
        ),
        en: words(
          'NEV penetration {turn} to {rate} in {m}',
          'NEVs came to {volume} of terminal retail volume, a penetration of {rate}, {step} {way} than in the month before.',
          'The rate depends on how many NEVs are sold and on how many ICE cars are; both ends have to be looked at.',
          'The {model} recorded {own} units, {mom} month on month.',
        ),
      };
    },
  },
  {
    key: 'penetration-mark',
    topics: ['new-energy'],
    tell(desk) {
      const lines = desk.lines('sales.province').slice(0, 20);
      const crossing = lines.filter((line) =>
        mark(line.figure('penetration'), desk.line('sales.province', line.key, 1).figure('penetration'), 0.05),
      );
      const line = desk.fresh(crossing);
      const before = desk.line('sales.province', line.key, 1);
      const model = desk.model(({ plugIn }) => plugIn);
      const [now, former] = [line.figure('penetration'), before.figure('penetration')];
      return {
        values: {
          province: line.name,
          mark: percent(mark(now, former, 0.05)),
          now: percent(now),
          former: percent(former),
          verb: word(difference(now, former), say('越过', 'passes'), say('退回', 'falls back below')),
          volume: cars(line.figure('volume')),
          model: model.name,
          own: number(model.figure('volume')),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '{province}新能源渗透率{verb} {mark}（{m}）',
          '从上月的 {former} 到本月的 {now}，{province}新能源渗透率{verb} {mark} 这一档。',
          '当地乘用车终端零售 {volume}。单月渗透率受交付节奏影响，是否站稳需再看一个季度。',
          '{model}全国零售 {own} 辆，为当月新能源走量车型之一。',
        ),
        en: words(
          '{province} {verb} {mark} NEV penetration in {m}',
          'From {former} in the month before to {now}: NEV penetration in {province} {verb} {mark}.',
          'All passenger vehicles there came to {volume}. Deliveries move the rate of a single month; a quarter will show whether it lasts.',
          'The {model}, a volume NEV, recorded {own} units nationwide.',
        ),
      };
    },
  },
  {
    key: 'fuel-mix',
    topics: ['new-energy', 'market'],
    tell(desk) {
      const of = (key: string) => desk.line('sales.fuelType', key);
      const [electric, hybrid, extended, engine] = [of('BEV'), of('PHEV'), of('EREV'), of('ICE')];
      const model = desk.model(({ plugIn }) => plugIn);
      return {
        values: {
          electric: percent(electric.figure('share')),
          hybrid: percent(hybrid.figure('share')),
          extended: percent(extended.figure('share')),
          engine: percent(engine.figure('share')),
          electricMom: change(electric.figure('mom')),
          hybridMom: change(hybrid.figure('mom')),
          faster: word(
            difference(electric.figure('mom'), hybrid.figure('mom')),
            say('纯电好于插混', 'BEVs do better than PHEVs'),
            say('插混好于纯电', 'PHEVs do better than BEVs'),
          ),
          model: model.name,
          own: number(model.figure('volume')),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '燃料结构：{m}纯电占 {electric}，{faster}',
          '按燃料类型，纯电占零售的 {electric}，插混 {hybrid}，增程 {extended}，燃油 {engine}。',
          '当月纯电环比{electricMom}，插混环比{hybridMom}，{faster}。',
          '{model}当月零售 {own} 辆。',
        ),
        en: words(
          'Fuel mix in {m}: {electric} BEVs, {hybrid} PHEVs; {faster}',
          'By fuel type, BEVs made up {electric}, PHEVs {hybrid}, EREVs {extended} and ICE cars {engine}.',
          'BEVs were {electricMom} on the month and PHEVs {hybridMom}: {faster}.',
          'The {model} recorded {own} units.',
        ),
      };
    },
  },
];
