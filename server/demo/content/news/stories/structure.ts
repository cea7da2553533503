import { segmentName } from '../../demo-words.ts';
import { difference } from '../derive.ts';
import type { Desk } from '../desk.ts';
import { cars, change, falls, number, percent, rises, say, word } from '../figure.ts';
import { type Story, words } from '../story.ts';
import type { Line } from '../tables.ts';

/** A segment with one of its volume models, and what is written of both. */
function segmentOf(desk: Desk, line: Line) {
  const model = desk.model(({ segment }) => segment === line.key);
  const values = {
    segment: line.key ? segmentName(line.key) : null,
    volume: cars(line.figure('volume')),
    mom: change(line.figure('mom')),
    share: percent(line.figure('share')),
    model: model.name,
    own: number(model.figure('volume')),
  };
  return { model, values };
}

/** What is sold, by segment, price band and origin. */
export const structureStories: Story[] = [
  {
    key: 'segment-gain',
    topics: ['market'],
    tell(desk) {
      const gained = desk.lines('sales.segment').filter((line) => rises(line.figure('mom')));
      const line = desk.fresh(gained.slice(0, 8));
      const { model, values } = segmentOf(desk, line);
      return {
        values: {
          ...values,
          all: change(desk.whole('sales').figure('mom')),
        },
        about: [{ model, tone: 1 }],
        zh_CN: words(
          '{segment}{m}环比{mom}，占比 {share}',
          '细分市场方面，{segment}终端零售 {volume}，环比{mom}；同期乘用车整体环比{all}。',
          '{model}是该级别的走量车型之一，当月 {own} 辆。',
        ),
        en: words(
          '{segment} {mom} on the month in {m}, for {share} of the market',
          'By segment, {segment} recorded {volume}, {mom} month on month; the market as a whole was {all}.',
          'The {model} is one of the volume models among them, with {own} units.',
        ),
      };
    },
  },
  {
    key: 'segment-loss',
    topics: ['market'],
    tell(desk) {
      const lost = desk.lines('sales.segment').filter((line) => falls(line.figure('mom')));
      const line = desk.fresh(lost.slice(0, 8));
      const { model, values } = segmentOf(desk, line);
      return {
        values: {
          ...values,
          ownMom: change(model.figure('mom')),
        },
        about: [{ model, tone: -1 }],
        zh_CN: words(
          '需求转淡，{segment}{m}零售环比{mom}',
          '{segment}当月零售 {volume}，环比{mom}，占乘用车的 {share}。',
          '代表车型{model}零售 {own} 辆，环比{ownMom}。',
        ),
        en: words(
          'Softer demand: {segment} {mom} on the month in {m}',
          'Buyers took {volume} of {segment}, {mom} month on month, or {share} of all passenger vehicles.',
          'The {model}, a typical one, recorded {own} units, {ownMom} on the month.',
        ),
      };
    },
  },
  {
    key: 'price-band',
    topics: ['market', 'price'],
    tell(desk) {
      const line = desk.fresh(desk.lines('sales.priceBand').slice(0, 6));
      const first = desk.lines('sales.priceBand').find(({ key }) => key !== line.key);
      const model = desk.model();
      return {
        values: {
          band: line.name,
          volume: cars(line.figure('volume')),
          share: percent(line.figure('share')),
          mom: change(line.figure('mom')),
          main: first?.name ?? null,
          mainShare: percent(first?.figure('share') ?? null),
          model: model.name,
          own: number(model.figure('volume')),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '价位观察：{band}{m}占零售 {share}，环比{mom}',
          '{band}价位当月零售 {volume}，环比{mom}，占比 {share}。',
          '其余价位中占比最高的是{main}，为 {mainShare}。',
          '{model}当月零售 {own} 辆，其价位归属以指导价为准。',
        ),
        en: words(
          'Price bands in {m}: {band} takes {share}, {mom} on the month',
          'Cars in the {band} band came to {volume}, {mom} month on month, or {share} of the market.',
          'Of the other bands, {main} is the largest, with {mainShare}.',
          'The {model} recorded {own} units; bands go by MSRP.',
        ),
      };
    },
  },
  {
    key: 'origin',
    topics: ['market', 'company'],
    tell(desk) {
      const line = desk.fresh(desk.lines('sales.origin').slice(0, 5));
      const first = desk.lines('sales.origin').find(({ key }) => key !== line.key);
      const own =
        line.figure('shareChange') ??
        difference(line.figure('share'), desk.line('sales.origin', line.key, 1).figure('share'));
      const model = desk.model((each) => each.chinese === (line.key === 'chinese'));
      return {
        values: {
          origin: line.name,
          share: percent(line.figure('share')),
          volume: cars(line.figure('volume')),
          mom: change(line.figure('mom')),
          leader: first?.name ?? null,
          leading: percent(first?.figure('share') ?? null),
          turn: word(
            own,
            say('份额上升', 'gain share'),
            say('份额回落', 'lose share'),
            say('份额稳定', 'hold their share'),
          ),
          model: model.name,
          models: number(model.figure('volume')),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '{origin}品牌{turn}：{m}占乘用车 {share}',
          '按品牌系别，{origin}当月零售 {volume}，环比{mom}，份额 {share}。',
          '其余系别中份额最大的是{leader}，为 {leading}。',
          '车型层面，{model}当月零售 {models} 辆。',
        ),
        en: words(
          '{origin} brands {turn}: {share} of the market in {m}',
          'By origin of brand, {origin} makes came to {volume}, {mom} month on month, a share of {share}.',
          'Of the others, {leader} makes hold most, with {leading}.',
          'Among models, the {model} recorded {models} units.',
        ),
      };
    },
  },
];
