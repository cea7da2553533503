import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewsQuery } from '@portal/contract';
import { type SqlBool, sql } from 'kysely';
import { findNews } from '../../../server/content/news/find-news.ts';
import { newestNews } from '../../../server/content/news/list/newest-news.ts';
import type { Market } from '../../../server/market/index.ts';
import { knownProducts } from '../../../server/products/known-products.ts';
import { openSearch } from '../../../server/search/index.ts';
import { openState, type StateStore } from '../../../server/state/open-state.ts';
import { asInstalled, createDatabase, postgresMissing, startPostgres } from '../../../server/testing/postgres.ts';
import { absolute, type Figure } from '../figures.ts';
import { median } from '../median.ts';
import { percentile } from '../percentile.ts';
import { importBeside } from './import-beside.ts';
import { madeSearches, writeArticles } from './made-articles.ts';

/** Fewer for a first look: ARTICLES=10000. One of the stores alone: STORE=sqlite or STORE=postgres. */
const articles = Number(process.env.ARTICLES ?? 100_000);
const isWanted = (store: 'sqlite' | 'postgres') => (process.env.STORE ?? store) === store;
const searches = 200;
const rounds = 20;
/** So deep into the list a page is turned, in articles. */
const depth = articles / 2;

/** What the quick search is asked: names, sounds, initials, as they are typed. */
const quickSearches = ['固态电池', 'gutaidianchi', 'gtdc', 'charging battery', 'bydz', '新能源', 'yunhai', 'zzzz', '2'];

/** The titles alone are measured: there is no release. */
const unpublished = { release: () => null } as unknown as Market;

type Progress = (text: string) => void;

async function timesOf(work: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times: number[] = [];
  for (const search of work) {
    const began = performance.now();
    await search();
    times.push(performance.now() - began);
  }
  return times;
}

/** Search and pages of a store that holds all articles. */
async function measureLists(name: string, { db }: StateStore): Promise<Figure[]> {
  const find = (query: NewsQuery, language: 'zh_CN' | 'en' = 'zh_CN') => findNews(db, query, language);
  const repeat = (query: NewsQuery) => Array.from({ length: rounds }, () => () => find(query));
  const words = madeSearches(searches);
  await timesOf(words.slice(0, 10).map((text) => () => find({ text })));
  const found = await timesOf(words.map((text, at) => () => find({ text }, at % 2 === 0 ? 'zh_CN' : 'en')));
  const first = await timesOf(repeat({}));
  const deep = await timesOf(repeat({ page: depth / 20 + 1, pageSize: 20 }));
  const search = openSearch(db, unpublished, async () => ({ version: '', products: knownProducts() }));
  const [spelled = 0] = await timesOf([() => search.warm()]);
  const owned = new Set(knownProducts().map(({ key }) => key));
  const quick = await timesOf(quickSearches.map((text) => () => search.ask(owned, { text }, 'zh_CN')));
  const figure = (what: string, times: readonly number[], limit: number) => [
    absolute(`${name}: ${what}, p50`, 'ms', median([...times]), limit),
    absolute(`${name}: ${what}, p95`, 'ms', percentile(times, 0.95), limit * 4),
  ];
  return [
    ...figure(`search of ${articles} articles`, found, 50),
    ...figure('first page', first, 50),
    ...figure(`page at depth ${depth}`, deep, 50),
    ...figure('quick search over all titles', quick, 50),
    absolute(`${name}: titles spelled for the quick search`, 's', spelled / 1000, 60),
  ];
}

/** The import of all articles beside another reader, then search and pages. */
async function measureStore(
  name: string,
  file: string,
  place: Record<string, string>,
  store: StateStore,
  progress: Progress,
): Promise<Figure[]> {
  const { db } = store;
  const { seconds, waits } = await importBeside(file, place, () =>
    newestNews(db, 'zh_CN', sql<SqlBool>`1 = 1`, { pageSize: 20 }),
  );
  progress(`${name}: ${articles} articles in ${seconds.toFixed(0)} s, ${waits.length} reads meanwhile`);
  const lists = await measureLists(name, store);
  return [
    absolute(`${name}: import`, 's', seconds, 300),
    absolute(`${name}: wait of another reader meanwhile, p99`, 'ms', percentile(waits, 0.99), 50),
    absolute(`${name}: longest wait of another reader meanwhile`, 'ms', Math.max(...waits), 50),
    ...lists,
  ];
}

/** 100,000 articles in both languages: their import beside a reader, full-text search and pages, on both stores. */
export async function benchSearch(progress: Progress): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-search-'));
  const file = join(folder, 'articles.jsonl');
  const figures: Figure[] = [];
  try {
    await writeArticles(file, articles);
    progress(`${articles} articles are written`);
    if (isWanted('sqlite')) {
      const embedded = await openState({ file: join(folder, 'state.sqlite') });
      figures.push(...(await measureStore('SQLite', file, { PORTAL_DATA: folder }, embedded, progress)));
      await embedded.close();
    }
    const missing = postgresMissing();
    if (missing) progress(missing);
    const postgres = missing || !isWanted('postgres') ? null : await startPostgres(asInstalled);
    if (postgres) {
      const url = await createDatabase(postgres.url);
      const store = await openState({ url });
      const place = { PORTAL_DATA: join(folder, 'other'), PORTAL_DATABASE_URL: url };
      figures.push(...(await measureStore('PostgreSQL', file, place, store, progress)));
      await store.close();
      await postgres.stop();
    }
    return figures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
