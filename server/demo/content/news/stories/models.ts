import { difference } from '../derive.ts';
import { cars, change, number, percent, place, rises, say, shift, toneOf, word } from '../figure.ts';
import { type Story, words } from '../story.ts';

/** Models and brands, and how they stand among others. */
export const modelStories: Story[] = [
  {
    key: 'best-seller',
    topics: ['market'],
    tell(desk) {
      const [first, second, third] = desk.lines('sales.model');
      if (!first || !second || !third) return null;
      return {
        values: {
          first: first.name,
          second: second.name,
          third: third.name,
          own: number(first.figure('volume')),
          ownYoy: change(first.figure('mom')),
          share: percent(first.figure('share')),
          lead: number(difference(first.figure('volume'), second.figure('volume'))),
          thirdOwn: number(third.figure('volume')),
        },
        about: [first, second, third].map((model) => ({ model, tone: toneOf(model.figure('mom')) })),
        zh_CN: words(
          '{first}夺{m}车型销量首位，领先{second} {lead} 辆',
          '{first}以 {own} 辆居当月终端零售首位，环比{ownYoy}，占乘用车的 {share}。',
          '{second}以 {lead} 辆之差居次，{third}以 {thirdOwn} 辆排在其后。',
        ),
        en: words(
          'The {first} tops the {m} model ranking, {lead} units ahead of the {second}',
          '{first} led all models with {own} units retailed, {ownYoy} month on month and {share} of all passenger vehicles.',
          'The {second} followed {lead} units behind, and the {third} came next with {thirdOwn} units.',
        ),
      };
    },
  },
  {
    key: 'climber',
    topics: ['market'],
    tell(desk) {
      const top = desk.lines('sales.model').slice(0, 40);
      const risen = top.filter((line) => (line.figure('volumeRankMove')?.value ?? 0) > 1 && rises(line.figure('mom')));
      const model = desk.fresh(risen);
      return {
        values: {
          model: model.name,
          places: number(model.figure('volumeRankMove')),
          place: place(model.figure('volumeRank')),
          own: number(model.figure('volume')),
          mom: change(model.figure('mom')),
          brand: desk.cast(model.key)?.brand ?? null,
          brandMom: change(desk.line('sales.brand', brandKey(desk, model.key)).figure('mom')),
        },
        about: [{ model, tone: 1 }],
        zh_CN: words(
          '排名上升 {places} 位：{model}{m}升至{place} 位',
          '凭借 {own} 辆的终端零售，{model}在车型榜上升 {places} 位，位列{place}。',
          '{model}环比{mom}，而{brand}品牌整体环比{brandMom}。',
        ),
        en: words(
          'Up {places} places: {model} reaches {place} in {m}',
          'With {own} units retailed, the {model} climbed {places} places in the ranking of models, to {place}.',
          'Its volume was {mom} month on month, while the {brand} brand as a whole was {brandMom}.',
        ),
      };
    },
  },
  {
    key: 'faller',
    topics: ['market'],
    tell(desk) {
      const top = desk.lines('sales.model').slice(0, 40);
      const fallen = top.filter((line) => (line.figure('mom')?.value ?? 0) < -0.05);
      const model = desk.fresh(fallen);
      const segment = desk.cast(model.key)?.segment ?? '';
      const peers = desk.line('sales.segment', segment);
      return {
        values: {
          model: model.name,
          own: number(model.figure('volume')),
          mom: change(model.figure('mom')),
          peers: change(peers.figure('mom')),
          share: percent(peers.figure('share')),
          why: word(
            difference(peers.figure('mom'), model.figure('mom')),
            say(
              '跌幅大于所在级别，问题更多在车型自身',
              'It did worse than its segment, which points to the model itself',
            ),
            say('跌幅小于所在级别，主要受级别拖累', 'It did better than its segment, which explains most of it'),
          ),
        },
        about: [{ model, tone: -1 }],
        zh_CN: words(
          '{model}零售环比{mom}，{m}仅 {own} 辆',
          '当月{model}终端零售 {own} 辆，环比{mom}。',
          '{why}：同级别车型整体环比{peers}，该级别占乘用车的 {share}。',
        ),
        en: words(
          '{model} sales {mom} on the month in {m}',
          'The {model} recorded {own} units of terminal retail volume, {mom} month on month.',
          '{why}: the segment, {share} of all passenger vehicles, was {peers} on the month.',
        ),
      };
    },
  },
  {
    key: 'share-points',
    topics: ['market', 'company'],
    tell(desk) {
      const top = desk.lines('sales.brand').slice(0, 20);
      const moved = top.filter((line) => Math.abs(line.figure('shareChange')?.value ?? 0) >= 0.1);
      const brand = desk.fresh(moved);
      const model = desk.model((each) => each.brand.zh_CN === brand.name.zh_CN);
      return {
        values: {
          brand: brand.name,
          share: percent(brand.figure('share')),
          shift: shift(brand.figure('shareChange')),
          volume: cars(brand.figure('volume')),
          yoy: change(brand.figure('yoy')),
          model: model.name,
          own: number(model.figure('volume')),
        },
        about: [{ model, tone: toneOf(brand.figure('shareChange')) }],
        zh_CN: words(
          '{brand}份额{m}为 {share}，同比{shift}',
          '份额同比{shift}，{brand}当月占乘用车终端零售的 {share}，零售 {volume}，同比{yoy}。',
          '份额变动等于品牌增速与市场增速之差的累积。{model}以 {own} 辆构成其中一部分。',
        ),
        en: words(
          '{brand} holds {share} of the market in {m}, {shift} on the year',
          'The share of {brand} was {share} of terminal retail volume, {shift} year on year; it retailed {volume}, {yoy}.',
          'A share moves where a brand grows faster or slower than the market. The {model} contributed {own} units.',
        ),
      };
    },
  },
];

const brandKey = (desk: Parameters<Story['tell']>[0], model: string): string =>
  desk.lines('sales.brand').find(({ name }) => name.zh_CN === desk.cast(model)?.brand.zh_CN)?.key ?? '';
