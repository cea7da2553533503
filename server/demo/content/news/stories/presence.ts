import { difference, quotient } from '../derive.ts';
import { change, decimal, number, percent, rises, say, toneOf, within, word } from '../figure.ts';
import { type Story, words } from '../story.ts';

/** Outlets, and what people look for and say of models. */
export const presenceStories: Story[] = [
  {
    key: 'outlets-brand',
    topics: ['company'],
    tell(desk) {
      const brand = desk.fresh(desk.lines('outlet.brand').slice(0, 20));
      const net = difference(brand.figure('openedOutlets'), brand.figure('closedOutlets'));
      const model = desk.model((each) => each.brand.zh_CN === brand.name.zh_CN);
      return {
        values: {
          brand: brand.name,
          opened: number(brand.figure('openedOutlets')),
          closed: number(brand.figure('closedOutlets')),
          outlets: number(brand.figure('outlets')),
          cities: number(brand.figure('outletCities')),
          turn: word(
            net,
            say('网点净增', 'its network grows'),
            say('网点净减', 'its network shrinks'),
            say('网点持平', 'its network holds'),
          ),
          model: model.name,
          own: number(model.figure('volume')),
        },
        about: [{ model, tone: toneOf(net) }],
        zh_CN: words(
          '{brand}{m}新开 {opened} 家、关闭 {closed} 家，{turn}',
          '月末{brand}共有网点 {outlets} 家，覆盖 {cities} 个城市。',
          '{model}当月零售 {own} 辆。开店看的是此前一年的销量，因此网点变化往往滞后。',
        ),
        en: words(
          '{brand} opens {opened} outlets and closes {closed} in {m}: {turn}',
          'At the end of the month, {brand} had {outlets} outlets in {cities} cities.',
          'The {model} recorded {own} units. Outlets follow the sales of the year before, and so come late.',
        ),
      };
    },
  },
  {
    key: 'outlet-yield',
    topics: ['company', 'market'],
    article: true,
    tell(desk) {
      const brand = desk.fresh(desk.lines('outlet.brand').slice(0, 20));
      const sold = desk.line('sales.brand', brand.key);
      const each = quotient(sold.figure('volume'), brand.figure('outlets'));
      const all = quotient(desk.whole('sales').figure('volume'), desk.whole('outlet').figure('outlets'));
      const model = desk.model((car) => car.brand.zh_CN === brand.name.zh_CN);
      return {
        values: {
          brand: brand.name,
          each: decimal(each),
          all: decimal(all),
          outlets: number(brand.figure('outlets')),
          volume: number(sold.figure('volume')),
          side: word(difference(each, all), say('高于均值', 'above the average'), say('低于均值', 'below the average')),
          model: model.name,
          own: number(model.figure('volume')),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '单店效率：{brand}每家网点{m}零售 {each} 辆，{side}',
          '{brand}以 {outlets} 家网点零售 {volume} 辆，单店 {each} 辆；全行业为 {all} 辆。',
          '单店效率受城市级别影响，直接比较不同品牌时应看相同的城市。{model}当月 {own} 辆。',
        ),
        en: words(
          'Per outlet: {brand} retails {each} cars at each in {m}, {side}',
          'With {outlets} outlets, {brand} retailed {volume} units, or {each} at each; the industry comes to {all}.',
          'Where outlets stand matters; compare brands in the same cities. The {model} recorded {own} units.',
        ),
      };
    },
  },
  {
    key: 'leads',
    topics: ['market'],
    tell(desk) {
      const model = desk.fresh(desk.lines('attention.model').slice(0, 15));
      const sold = desk.line('sales.model', model.key);
      const move = model.figure('momLeads');
      return {
        values: {
          model: model.name,
          leads: number(model.figure('leads')),
          mom: change(move),
          mentions: number(model.figure('mentions')),
          times: decimal(quotient(model.figure('leads'), sold.figure('volume'))),
          own: number(sold.figure('volume')),
          turn: word(move, say('热度上升', 'draws more interest'), say('热度回落', 'draws less interest')),
        },
        about: [{ model, tone: toneOf(move) }],
        zh_CN: words(
          '{model}{turn}：{m}线索 {leads} 条，环比{mom}',
          '线索量 {leads} 条、声量 {mentions} 条，{model}当月零售 {own} 辆，约每 {times} 条线索对应一辆。',
          '环比按每周平均计，一个月含四周或五周。',
        ),
        en: words(
          '{model} {turn}: {leads} leads in {m}, {mom}',
          'With {leads} leads and {mentions} mentions, the {model} recorded {own} units: {times} leads for each car.',
          'The change is that of the weekly mean, since a month has four weeks or five.',
        ),
      };
    },
  },
  {
    key: 'sentiment',
    topics: ['market', 'company'],
    tell(desk) {
      const lines = desk.lines('attention.model').slice(0, 25);
      const mean = quotient(
        difference(
          desk.lines('attention.mediaChannel')[0]?.figure('positiveMentions') ?? null,
          desk.lines('attention.mediaChannel')[0]?.figure('negativeMentions') ?? null,
        ),
        desk.lines('attention.mediaChannel')[0]?.figure('mentions') ?? null,
      );
      const model = desk.fresh(lines);
      const side = difference(model.figure('netSentiment'), mean);
      return {
        values: {
          model: model.name,
          net: percent(model.figure('netSentiment')),
          mean: percent(mean),
          channel: within(desk.lines('attention.mediaChannel')[0]?.name ?? say('', '')),
          mentions: number(model.figure('mentions')),
          positive: number(model.figure('positiveMentions')),
          negative: number(model.figure('negativeMentions')),
          turn: word(side, say('口碑占优', 'is well spoken of'), say('口碑偏弱', 'is spoken of less well')),
        },
        about: [{ model, tone: rises(side) ? 1 : -1 }],
        zh_CN: words(
          '{model}{turn}：{m}净情感 {net}',
          '在 {mentions} 条声量中，{model}的正面 {positive} 条，负面 {negative} 条，净情感 {net}。',
          '作为参照，声量最大的渠道“{channel}”整体净情感为 {mean}。',
        ),
        en: words(
          '{model} {turn}: net sentiment of {net} in {m}',
          'Out of {mentions} mentions, {positive} were positive and {negative} negative, a net sentiment of {net} for the {model}.',
          'For comparison, the channel with most mentions, {channel}, stands at {mean} as a whole.',
        ),
      };
    },
  },
  {
    key: 'channels',
    topics: ['market', 'technology'],
    tell(desk) {
      const channel = desk.fresh(desk.lines('attention.mediaChannel'));
      const [first] = desk.lines('attention.mediaChannel');
      const model = desk.fresh(desk.lines('attention.model').slice(0, 10));
      return {
        values: {
          channel: within(channel.name),
          share: percent(channel.figure('mentionShare')),
          mentions: number(channel.figure('mentions')),
          leads: number(channel.figure('leads')),
          mom: change(channel.figure('momLeads')),
          first: first ? within(first.name) : null,
          firstShare: percent(first?.figure('mentionShare') ?? null),
          model: model.name,
          own: number(model.figure('mentions')),
        },
        about: [{ model, tone: 0 }],
        zh_CN: words(
          '声量去哪了：{channel}{m}占 {share}',
          '{channel}当月声量 {mentions} 条，线索 {leads} 条，线索按每周平均环比{mom}。',
          '声量占比最高的是{first}，为 {firstShare}；车型中{model}有 {own} 条。',
        ),
        en: words(
          'Where people talk: {channel} takes {share} of mentions in {m}',
          '{channel} brought {mentions} mentions and {leads} leads, the latter {mom} on the month by the weekly mean.',
          'The largest share is that of {first}, {firstShare}; the {model} had {own} mentions.',
        ),
      };
    },
  },
];
