import { dayBegin, type NewsRecord } from '../../../content/index.ts';
import { type Chance, chanceOf } from '../../../kernel/random.ts';
import { monthNumber, monthText } from '../../../market/index.ts';
import { lastMonth } from '../../lineup/months.ts';
import { closingOf } from './closings.ts';
import { type Desk, openDesks } from './desk.ts';
import type { Figure } from './figure.ts';
import { openingsOf } from './openings.ts';
import { publishers } from './publishers.ts';
import { firstStories, laterStories } from './stories/index.ts';
import type { Story } from './story.ts';
import type { NewsQuestions } from './tables.ts';
import { type Written, writeStory } from './write-story.ts';

/** How many months the news are of, up to the last of the market; what a month was is told in the next. */
const months = 18;
/** How many there are of what a first start has, and of the datasets that are made behind it. */
export const newsOfFirstStart = 84;
const newsOfLater = 36;

const hour = 60 * 60 * 1000;

/** A piece of news with what it was made of. */
export interface MadeNews {
  record: NewsRecord;
  story: string;
  /** Of which month, year * 12 + month - 1. */
  month: number;
  figures: Figure[];
}

/** S1.023: the news of a demonstration market, of its own figures; the same every time. */
export interface DemoNews {
  first: MadeNews[];
  /** Null while the market has no datasets but those of a first start. */
  later: MadeNews[] | null;
}

/** What the news have spoken of so far. */
interface Spoken {
  titles: Set<string>;
  /** How news of a month begin, by month. */
  openings: Map<number, Set<string>>;
  stories: Map<string, number>;
  /** How often each member was named. */
  members: Map<string, number>;
}

/** Makes the news. @param size that of the market */
export async function demoNews(market: NewsQuestions, size: 'full' | 'small'): Promise<DemoNews> {
  const spoken: Spoken = { titles: new Set(), openings: new Map(), stories: new Map(), members: new Map() };
  const last = monthNumber(lastMonth);
  const first = last - months + 1;
  const desks = await openDesks(market, size, { first, last, spoken: spoken.members });
  const make = (stories: readonly Story[], count: number, begin: number) => {
    const chance = chanceOf(`content news ${begin}`);
    const order = shuffled(stories, chance);
    return Array.from({ length: count }, (_, index) => {
      const desk = desks.at(first + Math.floor((index * months) / count));
      return next(desk, order, begin + index, spoken, chance);
    });
  };
  return {
    first: make(firstStories, newsOfFirstStart, 0),
    later: desks.whole ? make(laterStories, newsOfLater, newsOfFirstStart) : null,
  };
}

/** @returns the news of the story that was told least and has something new to say of the month */
function next(desk: Desk, stories: readonly Story[], index: number, spoken: Spoken, chance: Chance): MadeNews {
  const times = ({ key }: Story) => spoken.stories.get(key) ?? 0;
  const openings = spoken.openings.get(desk.month) ?? new Set<string>();
  spoken.openings.set(desk.month, openings);
  for (const story of [...stories].sort((story, other) => times(story) - times(other))) {
    const telling = story.tell(desk);
    const month = { month: desk.monthName(), m: shortMonth(desk) };
    const written = telling && writeStory({ ...telling, values: { ...month, ...telling.values } }, closingOf(index));
    if (!telling || !written) continue;
    const mentions = telling.about.filter((mention) => mention !== null).filter(({ model }) => model.key !== '');
    const begins = openingsOf(written);
    if (mentions.length === 0 || begins.some((opening) => openings.has(opening))) continue;
    const titles = [written.zh_CN.title, written.en.title];
    if (titles.some((title) => spoken.titles.has(title))) continue;
    for (const title of titles) spoken.titles.add(title);
    for (const opening of begins) openings.add(opening);
    spoken.stories.set(story.key, times(story) + 1);
    const members = [...mentions.map(({ model }) => model.key), ...written.figures.flatMap(membersOf)];
    for (const key of new Set(members)) spoken.members.set(key, (spoken.members.get(key) ?? 0) + 1);
    const models = mentions.map(({ model, tone }) => ({ key: model.key, name: model.name, tone }));
    const record = recordOf(story, written, models, { index, month: desk.month }, chance);
    return { record, story: story.key, month: desk.month, figures: written.figures };
  }
  throw new Error(`No story has anything new to say of ${monthText(desk.month)}.`);
}

const shortMonth = (desk: Desk) => {
  const { zh_CN, en } = desk.monthName();
  return { zh_CN: zh_CN.replace(/^\d+年/, ''), en: en.replace(/ \d+$/, '') };
};

const membersOf = (figure: Figure): string[] =>
  'way' in figure ? figure.from.flatMap(membersOf) : Object.values(figure.of);

function recordOf(
  { article, topics }: Story,
  { zh_CN, en }: Written,
  models: NewsRecord['models'],
  { index, month }: { index: number; month: number },
  chance: Chance,
): NewsRecord {
  const publisher = publishers[chance.whole(0, publishers.length - 1)] ?? publishers[0];
  if (!publisher) throw new Error('Nobody publishes news.');
  // The figures of a month are there by the ninth of the next; those of the last are no more than some days old.
  const days = month === monthNumber(lastMonth) ? 6 : 19;
  const day = `${monthText(month + 1)}-${String(9 + ((index * 7 + chance.whole(0, 3)) % days)).padStart(2, '0')}`;
  return {
    key: `n${String(index + 1).padStart(3, '0')}`,
    newsType: article ? 2 : 1,
    channel: 12,
    publisher: publisher.key,
    publishedAt: dayBegin(day) + chance.whole(7 * 12, 21 * 12) * (hour / 12),
    coverUrl: '',
    topics,
    models,
    texts: {
      zh_CN: { ...zh_CN, publisher: publisher.name.zh_CN },
      en: { ...en, publisher: publisher.name.en },
    },
  };
}

const shuffled = <Item>(list: readonly Item[], chance: Chance): Item[] =>
  list
    .map((item) => ({ item, place: chance.next() }))
    .sort((first, other) => first.place - other.place)
    .map(({ item }) => item);
