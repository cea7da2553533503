import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inCase } from '../../../../tests/support/in-case.ts';
import { topicNames } from '../../../content/names.ts';
import { type Market, openMarket } from '../../../market/service.ts';
import { putDemoOfRun } from '../../../testing/demo-of-run.ts';
import { lineup } from '../../lineup/lineup.ts';
import { closingCount } from './closings.ts';
import { demoNews, type MadeNews, newsOfFirstStart } from './demo-news.ts';
import { openingsOf } from './openings.ts';
import { Recomputed } from './recompute-test-kit.ts';
import { firstStories, laterStories } from './stories/index.ts';

const chinese = /[\u3400-\u9fff]/;
const languages = ['zh_CN', 'en'] as const;

let folder: string;
let market: Market;
let recomputed: Recomputed;
let news: MadeNews[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-news-'));
  const marketFolder = join(folder, 'market');
  await putDemoOfRun(marketFolder);
  market = await openMarket(marketFolder);
  recomputed = await Recomputed.open(marketFolder, market.release()?.id ?? '');
  const { first, later } = await demoNews(market, 'small');
  news = [...first, ...(later ?? [])];
});
afterAll(async () => {
  recomputed?.close();
  await market?.close();
  await rm(folder, { recursive: true, force: true });
});

/** News by what they have in common. */
function groups(keyOf: (item: MadeNews) => string | number): MadeNews[][] {
  const keys = [...new Set(news.map(keyOf))];
  return keys.map((key) => news.filter((item) => keyOf(item) === key));
}

describe('demonstration news', () => {
  test('are the same every time, and those of a first start do not hang on what follows it', async () => {
    const again = await demoNews(market, 'small');
    expect([...again.first, ...(again.later ?? [])]).toEqual(news);
    const months: Market['months'] = async (dataset) => (dataset === 'charging' ? null : market.months(dataset));
    const early = await demoNews({ ...market, months }, 'small');
    expect(early.later).toBeNull();
    expect(early.first).toEqual(news.slice(0, newsOfFirstStart));
  });

  test('S1.023 there are 120 of 18 months, told in the next, each on models of the market, with a tone', () => {
    expect(news).toHaveLength(120);
    const published = news.map(({ record }) => new Date(record.publishedAt + 8 * 3600_000).toISOString().slice(0, 7));
    const months = [...new Set(published)].sort();
    expect(months).toHaveLength(18);
    expect([months[0], months.at(-1)]).toEqual(['2025-05', '2026-10']);
    const models = new Set(lineup(0.1).models.map(({ key }) => key));
    for (const { record } of news) {
      expect(record.models.length).toBeGreaterThan(0);
      for (const { key, tone, name } of record.models) {
        expect(models).toContain(key);
        expect([-1, 0, 1]).toContain(tone);
        expect(name.en).not.toBe('');
      }
    }
    expect(new Set(news.flatMap(({ record }) => record.models.map(({ tone }) => tone)))).toEqual(new Set([-1, 0, 1]));
  });

  test('are of some models far more than of others, and mostly of those that sell most', () => {
    const counts = new Map<string, number>();
    for (const { key } of news.flatMap(({ record }) => record.models)) counts.set(key, (counts.get(key) ?? 0) + 1);
    const most = [...counts.values()].sort((count, other) => other - count);
    expect(new Set(most.slice(0, 6)).size).toBeGreaterThan(2);
    expect(most[0]).toBeGreaterThanOrEqual(2 * (most[Math.floor(most.length / 2)] ?? 0));
  });

  test('are of more than 45 stories, and no story makes more than 5 % of them', () => {
    expect(new Set([...firstStories, ...laterStories].map(({ key }) => key)).size).toBe(
      firstStories.length + laterStories.length,
    );
    const stories = groups(({ story }) => story);
    expect(stories.length).toBeGreaterThanOrEqual(45);
    for (const items of stories) expect(items.length).toBeLessThanOrEqual(news.length * 0.05);
  });

  test('no two titles are alike, and no two news of a month begin alike', () => {
    for (const language of languages) {
      const titles = news.map(({ record }) => record.texts[language]?.title);
      expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    }
    for (const items of groups(({ month }) => month)) {
      const openings = items.flatMap(({ record }) => {
        const { zh_CN, en } = record.texts;
        return zh_CN && en ? openingsOf({ zh_CN, en }) : [];
      });
      expect(openings.filter((opening, at) => openings.indexOf(opening) !== at)).toEqual([]);
    }
  });

  test('are varied: ten sources, nine topics, both types, and no picture', () => {
    expect(new Set(news.map(({ record }) => record.publisher)).size).toBe(10);
    expect(new Set(news.flatMap(({ record }) => record.topics))).toEqual(new Set(Object.keys(topicNames)));
    expect(new Set(news.map(({ record }) => record.newsType))).toEqual(new Set([1, 2]));
    expect(news.filter(({ record }) => record.coverUrl !== '')).toEqual([]);
  });

  test('are whole in both languages, and say that they are fictitious', () => {
    for (const { record } of news) {
      const text = JSON.stringify(record.texts);
      expect(text).not.toMatch(/[{]\w+[}]|undefined|null|NaN|Infinity/);
      expect(JSON.stringify(record.texts.en)).not.toMatch(chinese);
      // A name that ends in a figure stands apart from the month behind it.
      expect(record.texts.zh_CN?.title).not.toMatch(/[A-Z]\d{2,}月/);
      expect(record.texts.zh_CN?.body.at(-1)).toMatch(/均为虚构/);
      expect(record.texts.en?.body.at(-1)).toMatch(/fictitious/);
    }
    // No two of a page of the list end alike until all closings have had their turn.
    const ends = [...news].map(({ record }) => record.texts.zh_CN?.body.at(-1));
    for (const [at] of ends.entries())
      expect(new Set(ends.slice(at, at + closingCount)).size).toBe(Math.min(closingCount, ends.length - at));
  });

  test('no figure is written in the words of a story', async () => {
    const room = join(import.meta.dirname, 'stories');
    for (const file of await readdir(room)) {
      const source = await readFile(join(room, file), 'utf8');
      const texts = [...source.matchAll(/'([^'\n]*)'/g)].map(([, text = '']) => text);
      const wording = texts.filter((text) => chinese.test(text) || text.includes('{'));
      inCase(file, () => expect(wording.filter((text) => /\d/.test(text))).toEqual([]));
    }
  });

  test('every figure of one of each story is what the rows of the market add up to', async () => {
    const samples = groups(({ story }) => story).map(([item]) => item);
    let count = 0;
    for (const { story, record, figures } of samples.filter((item) => item !== undefined)) {
      for (const figure of figures) {
        const value = await recomputed.value(figure);
        inCase(`${story} ${record.key} ${JSON.stringify(figure)}`, () => {
          expect(value).not.toBeNull();
          expect(Math.abs((value ?? 0) - figure.value)).toBeLessThan(1e-6 * Math.max(1, Math.abs(figure.value)));
        });
        count++;
      }
    }
    expect(count).toBeGreaterThan(300);
  });
});
