import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openState, type StateStore } from '../state/open-state.ts';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { newsOf, policyOf, testNow } from './content-test-kit.ts';
import { readContentVersion } from './content-version.ts';
import { writeImages } from './image/write-images.ts';
import { removeSource } from './manage-content.ts';
import { writeMarketReports } from './marketplace/write-market-reports.ts';
import { findNews } from './news/find-news.ts';
import { writeNews } from './news/write-news.ts';
import { findPolicies } from './policy/find-policies.ts';
import { writePolicies } from './policy/write-policies.ts';
import { writeReports } from './report/write-reports.ts';

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
