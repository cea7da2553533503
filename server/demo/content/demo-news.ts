import type { Language } from '@portal/contract';
import { dayBegin, type NewsRecord } from '../../content/index.ts';
import { type City, cities } from '../../geography/index.ts';
import { type Chance, chanceOf } from '../../kernel/random.ts';
import type { Sentence } from '../../kernel/sentence.ts';
import { monthNumber, monthText } from '../../market/index.ts';
import { chargingTemplates } from './charging-templates.ts';
import { type CastModel, demoCast } from './demo-cast.ts';
import { monthName, segmentName } from './demo-words.ts';
import { launchTemplates } from './launch-templates.ts';
import { marketTemplates } from './market-templates.ts';
import type { NewsTemplate, Words } from './news-template.ts';
import { publishers } from './publishers.ts';
import { technologyTemplates } from './technology-templates.ts';

/** The last month of the demonstration market, and how the news are spread before it. */
const last = '2026-09';
const months = 18;
const items = 120;
/** Few enough that each is spoken of more than once. */
const mostModels = 40;

const hour = 60 * 60 * 1000;

type Values = Record<string, Sentence>;

let largeCities: City[] | null = null;
/** Cities with enough showrooms to speak of; looked up once, as there are 120 items. */
const large = (): City[] =>
  (largeCities ??= cities().filter(({ tier }) => tier === '1' || tier === 'new1' || tier === '2'));

/** S1.023: demonstration news on demonstration models, the same every time. @param size that of the market */
export function demoNews(size: 'full' | 'small'): NewsRecord[] {
  const chance = chanceOf('content news');
  const first = monthNumber(last) - months + 1;
  const cast = demoCast(size, monthText(first), last).slice(0, mostModels);
  // The order is part of the chance: another one tells other news.
  const known = [...marketTemplates, ...launchTemplates, ...technologyTemplates, ...chargingTemplates];
  const templates = shuffled(known, chance);
  const reported = new Set<string>();
  return Array.from({ length: items }, (_, index) => {
    const month = first + Math.floor((index * months) / items);
    for (let turn = 0; ; turn++) {
      const template = templates[(index + turn) % templates.length];
      if (!template) throw new Error('There are no templates of news.');
      const record = tell(template, index, month, cast, chance);
      const title = record?.texts.zh_CN?.title ?? '';
      // After many tries a title may come again: a small market has few models.
      if (!record || (reported.has(title) && turn < templates.length * 3)) continue;
      reported.add(title);
      return record;
    }
  });
}

function tell(
  template: NewsTemplate,
  index: number,
  month: number,
  cast: CastModel[],
  chance: Chance,
): NewsRecord | null {
  const model = pick(
    cast.filter((each) => fits(template, each, month)),
    chance,
  );
  if (!model) return null;
  const rival = pick(
    cast.filter(
      ({ key, segment, brand }) => key !== model.key && segment === model.segment && brand.en !== model.brand.en,
    ),
    chance,
  );
  const names = JSON.stringify(template.zh_CN);
  if (names.includes('{rival}') && !rival) return null;
  const publisher = publishers[chance.whole(0, publishers.length - 1)] ?? publishers[0];
  if (!publisher) return null;
  const values = valuesOf(model, rival, month, chance);
  const key = `n${String(index + 1).padStart(3, '0')}`;
  const words = (language: Language) => ({
    ...filled(template[language], values, language),
    publisher: publisher.name[language],
  });
  const day = `${monthText(month)}-${String(1 + ((index * 7 + chance.whole(0, 3)) % 28)).padStart(2, '0')}`;
  return {
    key,
    newsType: template.article ? 2 : 1,
    channel: 12,
    publisher: publisher.key,
    publishedAt: dayBegin(day) + chance.whole(7 * 12, 21 * 12) * (hour / 12),
    coverUrl: '',
    topics: template.topics,
    models: [
      { key: model.key, name: model.name, tone: template.tone },
      ...(rival && names.includes('{rival}')
        ? [{ key: rival.key, name: rival.name, tone: template.rivalTone ?? 0 }]
        : []),
    ],
    texts: { zh_CN: words('zh_CN'), en: words('en') },
  };
}

function fits({ about }: NewsTemplate, model: CastModel, month: number): boolean {
  if (model.from > month || model.to < month) return false;
  if (about === 'new') return month - model.from <= 3;
  if (about === 'chinese') return model.chinese;
  return about === 'plug-in' ? model.plugIn : true;
}

const demonstration: Sentence = {
  zh_CN: '演示内容：文中的企业、车型、媒体与数字均为虚构。',
  en: 'Demonstration content: companies, models, media and figures are fictitious.',
};

function filled({ title, summary, body }: Words, values: Values, language: Language): Words {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, word: string) => values[word]?.[language] ?? '');
  return { title: fill(title), summary: fill(summary), body: [...body.map(fill), demonstration[language]] };
}

function valuesOf(model: CastModel, rival: CastModel | undefined, month: number, chance: Chance): Values {
  const number = (low: number, high: number, step = 1): Sentence => {
    const text = (Math.round(chance.between(low, high) / step) * step).toLocaleString('en-US');
    return { zh_CN: text, en: text };
  };
  const city = pick(large(), chance);
  return {
    model: model.name,
    brand: model.brand,
    maker: model.maker,
    month: monthName(monthText(month)),
    segment: segmentName(model.segment),
    city: { zh_CN: city?.chinese ?? '', en: city?.english ?? '' },
    ...(rival ? { rival: rival.name } : {}),
    weeks: number(3, 9),
    percent: number(6, 28),
    count: number(4, 12),
    stores: number(60, 480, 10),
    off: number(3000, 18000, 500),
    lot: number(200, 900, 10),
    rate: number(58, 79),
    minutes: number(14, 32),
    ratio: number(1.15, 1.4, 0.05),
    range: number(280, 420, 10),
    km: number(12000, 24000, 1000),
    times: number(2.1, 3.4, 0.1),
  };
}

const pick = <Item>(list: readonly Item[], chance: Chance): Item | undefined => list[chance.whole(0, list.length - 1)];

const shuffled = <Item>(list: readonly Item[], chance: Chance): Item[] =>
  list
    .map((item) => ({ item, place: chance.next() }))
    .sort((first, other) => first.place - other.place)
    .map(({ item }) => item);
