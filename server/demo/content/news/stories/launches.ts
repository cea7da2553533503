import { segmentName } from '../../demo-words.ts';
import type { Desk } from '../desk.ts';
import { cars, change, number, percent, rises, say, word, yuan } from '../figure.ts';
import { type Story, words } from '../story.ts';

/** The models to which something of a kind happened in the month. */
const happened = (desk: Desk, kind: string) =>
  desk.fresh(desk.lines('launch.eventKind.model').filter(({ key, of }) => of.eventKind === kind && desk.cast(key)));

/** What a model is, for a text that names it. */
function described(desk: Desk, key: string) {
  const cast = desk.cast(key);
  return {
    brand: cast?.brand ?? null,
    maker: cast?.maker ?? null,
    segment: cast ? segmentName(cast.segment) : null,
    peers: cars(desk.line('sales.segment', cast?.segment ?? '').figure('volume')),
    peersShare: percent(desk.line('sales.segment', cast?.segment ?? '').figure('share')),
    own: number(desk.line('sales.model', key).figure('volume')),
    ownMom: change(desk.line('sales.model', key).figure('mom')),
    tp: yuan(desk.line('price.model', key).figure('tp')),
    msrp: yuan(desk.line('price.model', key).figure('msrp')),
  };
}

/** Launches, facelifts, and what leaves the market. */
export const launchStories: Story[] = [
  {
    key: 'launched',
    topics: ['launch'],
    tell(desk) {
      const model = happened(desk, 'launched');
      return {
        values: { model: model.name, ...described(desk, model.key) },
        about: [{ model, tone: 1 }],
        zh_CN: words(
          '{brand}{m}推新：{model}有新车上市，指导价均值 {msrp}',
          '{model}系列本月有新车上市，所在的{segment}当月零售 {peers}，占乘用车的 {peersShare}。',
          '{maker}旗下该车型上市当月零售 {own} 辆，平均成交价 {tp}。上市首月的数字以展车与首批交付为主。',
        ),
        en: words(
          '{brand} launches: a new {model} arrives in {m} at an MSRP of {msrp} on average',
          'A new car joins the {model}. Its segment, {segment}, recorded {peers}, {peersShare} of the market.',
          'From {maker}, the model recorded {own} units in the month, at {tp} on average; the first month is mostly show cars and first deliveries.',
        ),
      };
    },
  },
  {
    key: 'facelift',
    topics: ['launch', 'technology'],
    tell(desk) {
      const model = happened(desk, 'facelift');
      const mom = desk.line('sales.model', model.key).figure('mom');
      return {
        values: {
          model: model.name,
          ...described(desk, model.key),
          effect: word(
            mom,
            say('改款当月销量上升', 'sales rise with it'),
            say('改款当月销量回落', 'sales slip with it'),
          ),
        },
        about: [{ model, tone: rises(mom) ? 1 : 0 }],
        zh_CN: words(
          '{model}改款登场，{effect}（{m}）',
          '改款后的{model}当月零售 {own} 辆，环比{ownMom}；平均成交价 {tp}，指导价均值 {msrp}。',
          '改款前后新老车型并售，均价与销量都会出现波动。',
        ),
        en: words(
          '{model} gets a facelift in {m}: {effect}',
          'With its facelift, the {model} recorded {own} units, {ownMom} on the month, at {tp} on average against an MSRP of {msrp}.',
          'Old and new stand side by side for some weeks, and both price and volume swing.',
        ),
      };
    },
  },
  {
    key: 'presale',
    topics: ['launch', 'company'],
    tell(desk) {
      const model = happened(desk, 'presale');
      const peers = desk.line('sales.segment', desk.cast(model.key)?.segment ?? '');
      return {
        values: { model: model.name, ...described(desk, model.key), peersMom: change(peers.figure('mom')) },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '预售开启：{model}系列{m}瞄准{segment}',
          '{segment}当月零售 {peers}，环比{peersMom}。{maker}选在此时为{model}系列新车开启预售。',
          '预售价不等于上市价，指导价要到上市时公布。',
        ),
        en: words(
          'Presale opened: a new {model} aims at {segment} in {m}',
          'With {peers} retailed, {peersMom} on the month, {segment} are where {brand} takes orders for a new {model}.',
          'A presale price is not yet an MSRP; {maker} will name that at the launch.',
        ),
      };
    },
  },
  {
    key: 'launch-count',
    topics: ['launch', 'market'],
    tell(desk) {
      const known = desk.lines('launch.eventKind');
      const first = desk.fresh(known);
      const model = desk.fresh(
        desk
          .lines('launch.eventKind.model')
          .filter(({ key, of: kinds }) => kinds.eventKind === first.key && desk.cast(key)),
      );
      return {
        values: {
          kind: first.name,
          count: number(first.figure('events')),
          total: number(first.figure('eventsToDate')),
          model: model.name,
          own: number(desk.line('sales.model', model.key).figure('volume')),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '新车日历·{kind}：{m} {count} 起',
          '车型事件中，{kind}本月 {count} 起，年内累计 {total} 起。',
          '涉及{model}，其当月零售 {own} 辆。',
        ),
        en: words(
          'Launch calendar for {m}: {count} under “{kind}”',
          'Under “{kind}”, the calendar lists {count} for the month and {total} since January.',
          'The {model} is among them; it recorded {own} units.',
        ),
      };
    },
  },
];
