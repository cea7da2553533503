import { difference, sum } from '../derive.ts';
import { cars, change, number, percent, place, rises, say, shift, toneOf, word, yearly } from '../figure.ts';
import { type Story, words } from '../story.ts';

/** Manufacturers and brands. */
export const companyStories: Story[] = [
  {
    key: 'maker-leader',
    topics: ['company', 'market'],
    tell(desk) {
      const [first, second, third] = desk.lines('sales.manufacturer');
      if (!first || !second || !third) return null;
      const model = desk.model((each) => each.maker.zh_CN === first.name.zh_CN);
      return {
        values: {
          first: first.name,
          second: second.name,
          third: third.name,
          volume: cars(first.figure('volume')),
          mom: change(first.figure('mom')),
          three: percent(sum([first, second, third].map((line) => line.figure('share')))),
          lead: cars(difference(first.figure('volume'), second.figure('volume'))),
          model: model.name,
          own: number(model.figure('volume')),
        },
        about: [{ model, tone: toneOf(first.figure('mom')) }],
        zh_CN: words(
          '厂商前三{m}合计占 {three}，{first}居首',
          '{first}当月终端零售 {volume}，环比{mom}，领先{second} {lead}；{third}列第三。',
          '三家合计份额 {three}。{first}旗下的{model}零售 {own} 辆。',
        ),
        en: words(
          'The three largest manufacturers hold {three} in {m}; {first} leads',
          '{first} recorded {volume}, {mom} month on month and {lead} ahead of {second}; {third} came third.',
          'Together they hold {three}. The {model} brought {own} units to {first}.',
        ),
      };
    },
  },
  {
    key: 'maker-growth',
    topics: ['company'],
    tell(desk) {
      const grown = desk
        .lines('sales.manufacturer')
        .slice(0, 20)
        .filter((line) => rises(line.figure('mom')));
      const maker = desk.fresh(grown);
      const model = desk.model((each) => each.maker.zh_CN === maker.name.zh_CN);
      const part = model.figure('volume');
      return {
        values: {
          maker: maker.name,
          volume: cars(maker.figure('volume')),
          mom: change(maker.figure('mom')),
          all: change(desk.whole('sales').figure('mom')),
          place: place(maker.figure('volumeRank')),
          model: model.name,
          own: number(part),
          ownMom: change(model.figure('mom')),
          versus: word(
            difference(maker.figure('mom'), desk.whole('sales').figure('mom')),
            say('快于市场', 'faster than the market'),
            say('慢于市场', 'slower than the market'),
          ),
        },
        about: [{ model, tone: 1 }],
        zh_CN: words(
          '{maker}{m}零售环比{mom}，{versus}',
          '厂商方面，{maker}当月零售 {volume}，排名{place}，环比{mom}，同期市场环比{all}。',
          '旗下{model}零售 {own} 辆，环比{ownMom}。',
        ),
        en: words(
          '{maker} {mom} on the month in {m}, {versus}',
          'Among manufacturers, {maker} recorded {volume}, in {place} place, {mom} month on month; the market was {all}.',
          'Its {model} recorded {own} units, {ownMom} on the month.',
        ),
      };
    },
  },
  {
    key: 'maker-decline',
    topics: ['company'],
    tell(desk) {
      const shrunk = desk
        .lines('sales.manufacturer')
        .slice(0, 20)
        .filter((line) => toneOf(line.figure('mom')) < 0);
      const maker = desk.fresh(shrunk);
      const model = desk.model((each) => each.maker.zh_CN === maker.name.zh_CN);
      return {
        values: {
          maker: maker.name,
          volume: cars(maker.figure('volume')),
          mom: change(maker.figure('mom')),
          total: cars(maker.figure('cumulativeVolume')),
          share: percent(maker.figure('share')),
          model: model.name,
          own: number(model.figure('volume')),
          why: word(
            model.figure('mom'),
            say('主力车型并非拖累', 'Its volume model is not the reason'),
            say('主力车型同步下滑', 'Its volume model fell as well'),
          ),
          ownMom: change(model.figure('mom')),
        },
        about: [{ model, tone: -1 }],
        zh_CN: words(
          '单月承压：{maker}{m}零售环比{mom}',
          '终端零售 {volume}，环比{mom}，{maker}当月份额为 {share}；年内累计 {total}。',
          '{why}：{model}零售 {own} 辆，环比{ownMom}。',
        ),
        en: words(
          'A hard month: {maker} {mom} on the month in {m}',
          'With {volume} of terminal retail volume, {mom} month on month, {maker} holds {share}; since January it has recorded {total}.',
          '{why}: the {model} recorded {own} units, {ownMom}.',
        ),
      };
    },
  },
  {
    key: 'brand-year',
    topics: ['company'],
    tell(desk) {
      const brand = desk.fresh(desk.lines('sales.brand').slice(0, 20));
      const model = desk.model((each) => each.brand.zh_CN === brand.name.zh_CN);
      return {
        values: {
          brand: brand.name,
          total: cars(brand.figure('cumulativeVolume')),
          growth: yearly(change(brand.figure('ytdGrowth'))),
          volume: cars(brand.figure('volume')),
          place: place(brand.figure('volumeRank')),
          model: model.name,
          own: number(model.figure('cumulativeVolume')),
        },
        about: [{ model, tone: toneOf(brand.figure('ytdGrowth')) }],
        zh_CN: words(
          '{brand}年内累计零售 {total}（截至{m}）',
          '截至{month}，{brand}累计终端零售 {total}，{growth}；当月 {volume}，列品牌{place}位。',
          '{model}年内累计 {own} 辆。',
        ),
        en: words(
          '{brand} reaches {total} since January, as of {m}',
          'As of {month}, {brand} has recorded {total} since January, {growth}; {volume} in the month put it in {place} place among brands.',
          'The {model} stands at {own} units for the year.',
        ),
      };
    },
  },
  {
    key: 'concentration',
    topics: ['company', 'market'],
    article: true,
    tell(desk) {
      const five = desk.lines('sales.brand').slice(0, 5);
      const former = desk.lines('sales.brand', 1).slice(0, 5);
      if (five.length < 5 || former.length < 5) return null;
      const shares = (lines: typeof five) => sum(lines.map((line) => line.figure('share')));
      const move = difference(shares(five), shares(former));
      if (!move || Math.abs(move.value) < 0.001) return null;
      const model = desk.model((each) => each.brand.zh_CN === five[0]?.name.zh_CN);
      return {
        values: {
          now: percent(shares(five)),
          former: percent(shares(former)),
          before: desk.monthName(1),
          turn: word(move, say('集中度上升', 'Concentration rises'), say('集中度下降', 'Concentration falls')),
          first: five[0]?.name ?? null,
          share: percent(five[0]?.figure('share') ?? null),
          shift: yearly(shift(five[0]?.figure('shareChange') ?? null)),
          model: model.name,
          own: number(model.figure('volume')),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '品牌{turn}：{m}前五合计 {now}',
          '前五大品牌合计份额由{before}的 {former} 变为 {now}。',
          '首位{first}占 {share}，{shift}；旗下{model}零售 {own} 辆。',
        ),
        en: words(
          '{turn} among brands: the five largest hold {now} in {m}',
          'The five largest brands together went from {former} in {before} to {now}.',
          '{first}, the largest, holds {share}, {shift}; its {model} recorded {own} units.',
        ),
      };
    },
  },
];
