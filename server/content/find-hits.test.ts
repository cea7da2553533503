import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { textParts } from '../state/migrations/054-text-parts.ts';
import { openState, type StateStore } from '../state/open-state.ts';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { newsOf, policyOf, testNow } from './content-test-kit.ts';
import { readContentVersion } from './content-version.ts';
import { findHits } from './find-hits.ts';
import { writeImages } from './image/write-images.ts';
import { writeMarketReports } from './marketplace/write-market-reports.ts';
import { findNews } from './news/find-news.ts';
import { writeNews } from './news/write-news.ts';
import { findPolicies } from './policy/find-policies.ts';
import { writePolicies } from './policy/write-policies.ts';
import { writeReports } from './report/write-reports.ts';
import { searchForm, searchWords } from './search-text.ts';
import { removeSource } from './sources/manage-content.ts';

describeOnBothStores('searches that are kept', (place) => {
  let state: StateStore;
  beforeAll(async () => {
    state = await openState(await place());
  });
  afterAll(() => state?.close());

  const search = async (text: string) => (await findNews(state.db, { text }, 'en')).total;

  test('a word that more texts hold than are compared at once is found in all of them, and in no other', async () => {
    const { db } = state;
    const titleOf = (at: number) => `Quagga number ${at}${at % 3 ? '' : ' herd'}`;
    await writeNews(
      db,
      'many',
      Array.from({ length: 1001 }, (_, at) => newsOf(`n${at}`, titleOf(at))),
    );
    for (const text of ['quagga', 'quagga', 'qu']) expect([text, await search(text)]).toEqual([text, 1001]);
    expect(await search('quagga herd')).toBe(334);
    const { facets } = await findNews(db, { text: 'quagga' }, 'en');
    expect(facets.sources).toEqual([{ key: 'press', name: 'The Press', count: 1001 }]);
    expect(await removeSource(db, 'many', '/nowhere')).toBe(1001);
    expect(await search('quagga')).toBe(0);
  });

  test('words that most texts hold are found in all that hold them, in their titles, and within longer words', async () => {
    const { db } = state;
    const ends = ['zorilla', 'zorillas', 'a zorilla-cat', '固态电池', '固态电', '电池固态', '固态 电池'];
    const texts = Array.from({ length: 2100 }, (_, at) => ({
      title: `Number ${at} ${ends[at % ends.length]}`,
      body: [`Text ${at % 11 ? 'with zorilla 固态电池' : ends[at % 5]}`],
    }));
    const record = ({ title, body }: (typeof texts)[number], at: number) =>
      newsOf(`w${at}`, '', { texts: { en: { title, summary: '', publisher: 'P', body } } });
    await writeNews(db, 'words', texts.map(record));
    const holds = (form: string, text: string) => searchWords(text).every((word) => form.includes(word));
    for (const text of [
      'zorilla',
      'zorillas',
      'zorilla 固态电池',
      '固态电池',
      '固态',
      '态电池',
      'lla-ca',
      'zorilla-cat',
      '池固',
    ]) {
      const titles = texts.map(({ title }) => searchForm(title));
      const all = texts.filter(({ title, body }) => holds(searchForm(`${title} ${body}`), text)).length;
      const titled = titles.filter((title) => holds(title, text)).length;
      const hits = await findHits({ db, version: await readContentVersion(db) }, 'news', searchWords(text));
      expect([text, new Set(hits.all).size, hits.all.length]).toEqual([text, all, all]);
      expect([text, new Set(hits.titled).size, hits.titled.length]).toEqual([text, titled, titled]);
    }
    // The same once the index is made anew from the texts that are there, as an upgrade does it.
    const found = async () => findHits({ db, version: `${Math.random()}` }, 'news', ['固态电池']);
    const before = (await found()).all.length;
    await db.transaction().execute((store) => textParts.up(store as unknown as Parameters<typeof textParts.up>[0]));
    expect([before > 500, (await found()).all.length]).toEqual([true, before]);
    await removeSource(db, 'words', '/nowhere');
  });

  test('what was found before is found anew as soon as other content is read', async () => {
    const { db } = state;
    expect(await search('okapi')).toBe(0);
    await writeNews(db, 'one', [newsOf('a', 'Okapi seen')]);
    expect(await search('okapi')).toBe(1);
    await writeNews(db, 'one', [newsOf('a', 'Nothing seen')]);
    expect(await search('okapi')).toBe(0);
    const policies = async () => (await findPolicies(db, { text: 'okapi' }, 'en', testNow)).total;
    expect(await policies()).toBe(0);
    await writePolicies(db, 'one', [policyOf('p', 'Okapi rules')]);
    expect(await policies()).toBe(1);
    await removeSource(db, 'one', '/nowhere');
    expect(await policies()).toBe(0);
  });

  test('whatever writes content says that it is another', async () => {
    const { db } = state;
    const versions = [await readContentVersion(db)];
    for (const write of [writeNews, writePolicies, writeReports, writeMarketReports, writeImages]) {
      await write(db, 'one', []);
      versions.push(await readContentVersion(db));
    }
    await removeSource(db, 'one', '/nowhere');
    versions.push(await readContentVersion(db));
    expect(new Set(versions).size).toBe(versions.length);
  });
});
