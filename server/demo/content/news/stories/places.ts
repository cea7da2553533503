import { difference } from '../derive.ts';
import { apart, cars, change, number, percent, say, shift, toneOf, word, yearly } from '../figure.ts';
import { type Story, words } from '../story.ts';

/** Where cars are sold. */
export const placeStories: Story[] = [
  {
    key: 'tiers',
    topics: ['market'],
    tell(desk) {
      const [high, low] = [desk.line('sales.tier', '1'), desk.line('sales.tier', '4')];
      const model = desk.model();
      const gap = difference(low.figure('mom'), high.figure('mom'));
      return {
        values: {
          high: high.name,
          low: low.name,
          highMom: change(high.figure('mom')),
          lowMom: change(low.figure('mom')),
          highShare: percent(high.figure('share')),
          lowShare: percent(low.figure('share')),
          title: word(
            gap,
            say('下沉市场跑赢', 'Smaller cities outrun the largest'),
            say('大城市跑赢', 'The largest cities outrun the smaller'),
          ),
          model: model.name,
          own: number(model.figure('volume')),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '{title}：{m}{low}城市环比{lowMom}，{high}城市{highMom}',
          '{low}城市终端零售环比{lowMom}，{high}城市环比{highMom}。',
          '两者占全国的比例分别为 {lowShare} 与 {highShare}。',
          '{model}当月全国零售 {own} 辆，是渠道下沉的参照车型之一。',
        ),
        en: words(
          '{title}: {low} {lowMom}, {high} {highMom} in {m}',
          'Terminal retail volume in {low} cities was {lowMom} month on month, and in {high} cities {highMom}.',
          'They account for {lowShare} and {highShare} of the country.',
          'The {model}, one that dealers in smaller cities look to, recorded {own} units nationwide.',
        ),
      };
    },
  },
  {
    key: 'province',
    topics: ['market'],
    tell(desk) {
      const line = desk.fresh(desk.lines('sales.province').slice(0, 12));
      const growth = line.figure('yoy') ?? line.figure('mom');
      const model = desk.model();
      return {
        values: {
          province: line.name,
          volume: cars(line.figure('volume')),
          growth: change(growth),
          against: line.figure('yoy') ? say('同比', 'year on year') : say('环比', 'month on month'),
          share: percent(line.figure('share')),
          penetration: percent(line.figure('penetration')),
          nation: percent(desk.whole('sales').figure('penetration')),
          side: word(
            difference(line.figure('penetration'), desk.whole('sales').figure('penetration')),
            say('高于', 'above'),
            say('低于', 'below'),
          ),
          model: model.name,
          own: number(model.figure('volume')),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '{province}{m}零售 {volume}，{against}{growth}',
          '区域市场：{province}当月终端零售 {volume}，{against}{growth}，占全国 {share}。',
          '当地新能源渗透率为 {penetration}，{side}全国的 {nation}。',
          '全国走量车型{model}当月零售 {own} 辆。',
        ),
        en: words(
          '{province} in {m}: {volume}, {growth} {against}',
          'Regional markets: {province} recorded {volume}, {growth} {against}, or {share} of the country.',
          'NEV penetration there was {penetration}, {side} the {nation} of the country.',
          'Nationwide, the {model} recorded {own} units.',
        ),
      };
    },
  },
  {
    key: 'city',
    topics: ['market', 'new-energy'],
    tell(desk) {
      const line = desk.fresh(desk.lines('sales.city').slice(0, 25));
      const model = desk.model(({ plugIn }) => plugIn);
      return {
        values: {
          city: line.name,
          volume: number(line.figure('volume')),
          mom: change(line.figure('mom')),
          penetration: percent(line.figure('penetration')),
          turn: word(line.figure('mom'), say('升温', 'warms up'), say('降温', 'cools')),
          model: model.name,
          own: number(model.figure('volume')),
        },
        about: [{ model, tone: toneOf(line.figure('mom')) }],
        zh_CN: words(
          '{city}车市{turn}，{m}上牌 {volume} 辆、环比{mom}',
          '{city}当月终端零售 {volume} 辆，环比{mom}，每百辆新车中新能源占 {penetration}。',
          '{model}是各地展厅都在卖的新能源车型，当月全国零售 {own} 辆。',
        ),
        en: words(
          '{city} car market {turn}: {volume} units in {m}, {mom} on the month',
          'Dealers in {city} retailed {volume} units, {mom} month on month; NEVs made up {penetration}.',
          'The {model}, an NEV on show in every city, recorded {own} units nationwide.',
        ),
      };
    },
  },
  {
    key: 'province-penetration',
    topics: ['new-energy'],
    article: true,
    tell(desk) {
      const rate = (line: { figure(key: string): { value: number } | null }) => line.figure('penetration')?.value ?? 0;
      const large = [...desk.lines('sales.province').slice(0, 15)].sort((line, other) => rate(other) - rate(line));
      const [first, last] = [large[0], large.at(-1)];
      const model = desk.model(({ plugIn }) => plugIn);
      if (!first || !last || first === last) return null;
      const gap = difference(first.figure('penetration'), last.figure('penetration'));
      return {
        values: {
          first: first.name,
          last: last.name,
          high: percent(first.figure('penetration')),
          low: percent(last.figure('penetration')),
          gap: apart(gap),
          nation: percent(desk.whole('sales').figure('penetration')),
          move: yearly(shift(desk.whole('sales').figure('penetrationChange'))),
          model: model.name,
          own: number(model.figure('volume')),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '渗透率地图：{first} {high}，{last} {low}（{m}）',
          '销量靠前的省份中，{first}新能源渗透率最高，为 {high}；{last}最低，为 {low}，首尾相差 {gap}。',
          '全国渗透率为 {nation}，{move}。',
          '{model}当月零售 {own} 辆，其铺货情况可作为观察各地差异的样本。',
        ),
        en: words(
          'A map of NEV penetration: {first} {high}, {last} {low} in {m}',
          'Among the larger provinces, {first} has the highest NEV penetration, {high}, and {last} the lowest, {low}: {gap} apart.',
          'For the country it was {nation}, {move}.',
          'The {model}, with {own} units, is a fair sample of how provinces differ.',
        ),
      };
    },
  },
];
