import { difference, distance, quotient } from '../derive.ts';
import { cars, change, clearly, decimal, number, percent, say, toneOf, word, yearly } from '../figure.ts';
import { type Story, words } from '../story.ts';

/** Exports. */
export const exportStories: Story[] = [
  {
    key: 'exports',
    topics: ['export', 'market'],
    tell(desk) {
      const [now, before] = [desk.whole('stock'), desk.whole('stock', 1)];
      const [first] = [...desk.lines('stock.model')];
      const growth = now.figure('yoyExports');
      if (!first) return null;
      const move = difference(now.figure('exports'), before.figure('exports'));
      return {
        values: {
          exports: cars(now.figure('exports')),
          more: cars(distance(now.figure('exports'), before.figure('exports'))),
          turn: word(move, say('增加', 'more'), say('减少', 'fewer')),
          growth: yearly(change(growth)),
          total: cars(now.figure('cumulativeExports')),
          model: first.name,
          own: number(first.figure('exports')),
        },
        about: [{ model: first, tone: toneOf(move) }],
        zh_CN: words(
          '出口{m} {exports}，较上月{turn} {more}',
          '乘用车当月出口 {exports}，{growth}，年内累计 {total}。',
          '{model}以 {own} 辆居出口车型首位。出口不计入终端零售。',
        ),
        en: words(
          'Exports of {exports} in {m}, {more} {turn} than the month before',
          'Passenger-vehicle exports were {exports}, {growth}; the total since January is {total}.',
          'The {model} leads exported models with {own} units. Exports are no part of terminal retail volume.',
        ),
      };
    },
  },
  {
    key: 'export-maker',
    topics: ['export', 'company'],
    tell(desk) {
      const maker = desk.fresh(desk.lines('stock.manufacturer').slice(0, 8));
      const own = desk.lines('stock.model').filter(({ key }) => desk.cast(key)?.maker.zh_CN === maker.name.zh_CN);
      const model = desk.fresh(own.slice(0, 3));
      return {
        values: {
          maker: maker.name,
          exports: cars(maker.figure('exports')),
          share: percent(maker.figure('exportShare')),
          total: cars(maker.figure('cumulativeExports')),
          home: percent(desk.line('sales.manufacturer', maker.key).figure('share')),
          side: word(
            difference(maker.figure('exportShare'), desk.line('sales.manufacturer', maker.key).figure('share')),
            say('海外重于国内', 'stronger abroad than at home'),
            say('国内重于海外', 'stronger at home than abroad'),
          ),
          model: model.name,
          own: number(model.figure('exports')),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '{maker}{m}出口 {exports}，{side}',
          '占全部出口的 {share}：{maker}当月出口 {exports}，年内累计 {total}。',
          '对照之下，其国内零售份额为 {home}。{model}出口 {own} 辆。',
        ),
        en: words(
          '{maker} exports {exports} in {m}: {side}',
          'That is {share} of all exports: {maker} sent {exports} abroad, and {total} since January.',
          'At home its share of terminal retail volume is {home}. The {model} accounts for {own} exported units.',
        ),
      };
    },
  },
  {
    key: 'export-model',
    topics: ['export'],
    tell(desk) {
      const model = desk.fresh(desk.lines('stock.model').slice(0, 15));
      const before = desk.line('stock.model', model.key, 1);
      const home = desk.line('sales.model', model.key);
      const move = difference(model.figure('exports'), before.figure('exports'));
      return {
        values: {
          model: model.name,
          exports: number(model.figure('exports')),
          former: number(before.figure('exports')),
          times: decimal(quotient(model.figure('exports'), home.figure('volume'))),
          home: number(home.figure('volume')),
          turn: word(
            clearly(move, (before.figure('exports')?.value ?? 0) / 100),
            say('加快', 'speeds up'),
            say('放缓', 'slows down'),
            say('平稳', 'holds steady'),
          ),
        },
        about: [{ model, tone: toneOf(move) }],
        zh_CN: words(
          '{model}出海{turn}：{m}出口 {exports} 辆',
          '上月出口 {former} 辆，本月 {exports} 辆，{model}的出口为国内终端零售（{home} 辆）的 {times} 倍。',
          '出口按离境统计，没有目的城市，也不进入渠道库存。',
        ),
        en: words(
          '{model} {turn} abroad: {exports} units exported in {m}',
          'After {former} in the month before, {exports} units of the {model} left the country, {times} times the {home} retailed at home.',
          'Exports are counted as they leave the country; they have no city and never enter dealer stock.',
        ),
      };
    },
  },
];
