import { difference, mark, run } from '../derive.ts';
import { cars, change, number, percent, rises, say, toneOf, word } from '../figure.ts';
import { type Story, words } from '../story.ts';

/** The market as a whole: how much was sold, and how that stands among the months before. */
export const marketStories: Story[] = [
  {
    key: 'month-total',
    topics: ['market'],
    tell(desk) {
      const [all, model] = [desk.whole('sales'), desk.model()];
      const [volume, yoy, mom] = [all.figure('volume'), all.figure('yoy'), all.figure('mom')];
      const text = {
        values: {
          volume: cars(volume),
          yoy: change(yoy),
          mom: change(mom),
          model: model.name,
          own: number(model.figure('volume')),
          ownMom: change(model.figure('mom')),
          head: word(yoy, say('同比走高', 'rises on the year'), say('同比回落', 'slips on the year')),
          both:
            rises(yoy) === rises(mom)
              ? say('同比与环比方向一致', 'Both comparisons point the same way')
              : say('同比与环比一升一降', 'The two comparisons point different ways'),
        },
        about: [{ model, tone: toneOf(model.figure('mom')) }],
      };
      return {
        ...text,
        zh_CN: words(
          '{m}乘用车终端零售 {volume}，{head}',
          '全国乘用车当月终端零售 {volume}，同比{yoy}，环比{mom}。',
          '{both}：环比{mom}，同比{yoy}。季节因素对环比影响较大，看趋势宜以同比为准。',
          '走量车型中，{model}当月零售 {own} 辆，环比{ownMom}。',
        ),
        en: words(
          'Passenger-vehicle retail {head}: {volume} in {m}',
          'Terminal retail volume came to {volume} in {month}: {yoy} year on year and {mom} month on month.',
          '{both}: {mom} on the month, {yoy} on the year. The season weighs on the first of these; for the trend, the second is the safer guide.',
          'Among the volume models, the {model} recorded {own} units, {ownMom} on the month.',
        ),
      };
    },
  },
  {
    key: 'year-to-date',
    topics: ['market'],
    tell(desk) {
      const [all, model] = [desk.whole('sales'), desk.model()];
      const growth = all.figure('ytdGrowth');
      // In January the year so far is the month.
      if (desk.month % 12 === 0) return null;
      return {
        values: {
          total: cars(all.figure('cumulativeVolume')),
          growth: change(growth),
          yoy: change(all.figure('yoy')),
          pace: word(
            difference(all.figure('yoy'), growth),
            say(
              '当月增速高于累计，年内节奏在加快',
              'The month did better than the year so far: the pace is picking up',
            ),
            say('当月增速低于累计，年内节奏在放缓', 'The month did worse than the year so far: the pace is easing'),
          ),
          model: model.name,
          own: number(model.figure('cumulativeVolume')),
          ownGrowth: change(model.figure('ytdGrowth')),
        },
        about: [{ model, tone: toneOf(model.figure('ytdGrowth')) }],
        zh_CN: words(
          '前{m}累计零售 {total}，累计同比{growth}',
          '年初至{month}，乘用车累计终端零售 {total}，累计同比{growth}。',
          '{pace}：当月同比{yoy}，累计同比{growth}。',
          '{model}年内累计 {own} 辆，累计同比{ownGrowth}。',
        ),
        en: words(
          'Year to {m}: {total} retailed, {growth} on the year',
          'From January to {month}, terminal retail volume reached {total}, {growth} year on year.',
          '{pace}: {yoy} in the month, {growth} for the year to date.',
          'The {model} stands at {own} units since January, {ownGrowth} year on year.',
        ),
      };
    },
  },
  {
    key: 'run',
    topics: ['market'],
    tell(desk) {
      const backs = Array.from({ length: 12 }, (_, back) => desk.whole('sales', back));
      const yearly = run(backs.map((line) => line.figure('yoy')));
      const monthly = run(backs.map((line) => line.figure('mom')));
      const [length, growth] = yearly
        ? [yearly, backs[0]?.figure('yoy') ?? null]
        : [monthly, backs[0]?.figure('mom') ?? null];
      const model = desk.model();
      return {
        values: {
          count: number(length),
          growth: change(growth),
          volume: cars(backs[0]?.figure('volume') ?? null),
          against: yearly ? say('同比', 'on the year') : say('环比', 'on the month'),
          turn: word(growth, say('上升', 'rise'), say('下降', 'fall')),
          mood: word(
            growth,
            say('需求端暂未见转弱迹象', 'There is no sign yet of demand weakening'),
            say('需求端仍待企稳', 'Demand has yet to find its floor'),
          ),
          model: model.name,
          own: number(model.figure('volume')),
          share: percent(model.figure('share')),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '车市{against}连{turn} {count} 个月，{m}{growth}',
          '连续 {count} 个月{against}{turn}：{month}终端零售 {volume}，{against}{growth}。',
          '{mood}。连续{turn}的月数从最近一次反向变动之后算起。',
          '{model}当月零售 {own} 辆，占全部乘用车的 {share}。',
        ),
        en: words(
          '{count} months in a row: retail {growth} {against} in {m}',
          'The {turn} {against} has lasted {count} months: {volume} were retailed in {month}, {growth}.',
          '{mood}. The count begins after the last month that went the other way.',
          'The {model} accounted for {own} units, or {share} of all passenger vehicles.',
        ),
      };
    },
  },
  {
    key: 'crossing',
    topics: ['market'],
    tell(desk) {
      const [all, before, model] = [desk.whole('sales'), desk.whole('sales', 1), desk.model()];
      const now = all.figure('volume');
      const crossed = mark(now, before.figure('volume'), 100_000);
      return {
        values: {
          mark: cars(crossed),
          volume: cars(now),
          before: cars(before.figure('volume')),
          former: desk.monthName(1),
          verb: word(difference(now, before.figure('volume')), say('站上', 'climbs past'), say('跌破', 'drops below')),
          past: word(difference(now, before.figure('volume')), say('现高于', 'now above'), say('现低于', 'now below')),
          model: model.name,
          own: number(model.figure('volume')),
          mom: change(model.figure('mom')),
        },
        about: [{ model, tone: toneOf(model.figure('mom')) }],
        zh_CN: words(
          '月度零售{verb} {mark}关口（{m}）',
          '终端零售由{former}的 {before} 变为 {volume}，{past} {mark}。',
          '整数关口本身没有统计含义，但常被渠道用作下月订货的参照。',
          '同月{model}零售 {own} 辆，环比{mom}。',
        ),
        en: words(
          'Monthly retail {verb} {mark} in {m}',
          'Terminal retail volume went from {before} in {former} to {volume}, {past} {mark}.',
          'A round figure means nothing in statistics, yet dealers like to plan the next order by it.',
          'In the same month the {model} recorded {own} units, {mom} month on month.',
        ),
      };
    },
  },
];
