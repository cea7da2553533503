import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { messagesFor } from './model/messages.ts';
import { openWording, type Wording } from './open-wording.ts';
import { readVocabulary } from './vocabulary/read-vocabulary.ts';
import { openedOf, type Vocabulary, type WordDataset } from './vocabulary/vocabulary.ts';

/** Products each of which alone opens some datasets; a stranger with one of them asks for all the others. */
const products = ['price', 'channel', 'finance', 'news', 'incentive', 'model-intelligence'] as const;

let server: TestServer;
let wording: Wording;
let vocabulary: Vocabulary;

beforeAll(async () => {
  server = await startTestServer();
  wording = openWording(server.stores.market, Date.now);
  vocabulary = await readVocabulary(server.stores.market);
});
afterAll(() => server?.close());

describe.each(products)('an account that has %s alone', (product) => {
  let opened: readonly WordDataset[] = [];
  let closed: readonly WordDataset[] = [];
  const owned = new Set<string>([product]);

  beforeAll(() => {
    opened = openedOf(vocabulary, owned);
    closed = vocabulary.datasets.filter((dataset) => !opened.includes(dataset));
  });

  const hasOpened = (of: 'dimensions' | 'indicators', key: string) => opened.some((dataset) => dataset[of][key]);
  const read = (text: string, settled: string[] = []) =>
    wording.read({ text, settled }, { accountId: 'stranger', owned, language: 'en' });
  /** Members of dimensions that no dataset of the account has. */
  const foreignMembers = () =>
    [...vocabulary.members.values()].filter((each) => !hasOpened('dimensions', each.dimension));

  test('is answered by its own datasets, whatever figure, dimension or choice it names', async () => {
    expect([opened.length > 0, closed.length > 5]).toEqual([true, true]);
    const keys = opened.map(({ key }) => key);
    for (const { key, name, dimensions, indicators } of closed) {
      const foreign = Object.entries(indicators).filter(([indicator]) => !hasOpened('indicators', indicator));
      const [figure] = foreign[0] ? [foreign[0][1].name] : [name];
      const [dimension] = Object.entries(dimensions).find(([each]) => !hasOpened('dimensions', each)) ?? [];
      for (const text of [`${figure.zh_CN} 各品牌`, `${figure.en} by brand`, `${dimension ?? figure.en} of BYD`]) {
        for (const settled of [[], [`data|${key}`], [`name|${dimension ?? 'lender'} bank-1|BYD`]]) {
          const { query, chips, products } = await read(text, settled);
          if (query) expect(keys).toContain(query.dataset);
          expect(chips.filter((chip) => chip.part === 'figure' && !hasOpened('indicators', chip.key))).toEqual([]);
          expect(products.filter((each) => each !== product)).toEqual([]);
        }
      }
    }
  });

  test('is told no member of a dimension that it may not see, in no label and no choice', async () => {
    const members = foreignMembers();
    const unlike = members.filter(({ name }) => name.zh_CN !== name.en && name.en.length > 4).slice(0, 60);
    expect(unlike.length).toBeGreaterThan(0);
    const [figure] = Object.values(opened[0]?.indicators ?? {});
    const ownNames = opened.flatMap(({ dimensions, indicators }) =>
      [...Object.values(dimensions), ...Object.values(indicators)].map((declared) => declared.name.en),
    );
    for (const { dimension, key, name } of unlike) {
      const { query, chips, asks, others } = await read(`${figure?.name.zh_CN} ${name.zh_CN}`, [
        `name|${dimension} ${key}|${name.zh_CN}`,
      ]);
      expect(Object.keys(query?.filters ?? {})).not.toContain(dimension);
      const labels = JSON.stringify([chips, asks, others].flat());
      const isShared =
        ownNames.includes(name.en) ||
        [...vocabulary.members.values()].some(
          (other) => other.name.en === name.en && hasOpened('dimensions', other.dimension),
        );
      if (!isShared) expect(labels).not.toContain(name.en);
      // The sentences quote what was typed, in Chinese; what kind of thing it is they do not say.
      const kind = closed.find(({ dimensions }) => dimensions[dimension])?.dimensions[dimension]?.name.en ?? '';
      expect(labels).not.toContain(`by ${kind}.`);
    }
  });

  test('has nothing of the others in what a model would be shown, nor in its examples', async () => {
    const text = closed.flatMap(({ indicators }) => Object.values(indicators).map(({ name }) => name.zh_CN)).join(' ');
    const [system] = messagesFor(text, { vocabulary, opened, now: 2026 * 12 });
    const start = (system?.content.indexOf('Catalogue:\n') ?? 0) + 'Catalogue:\n'.length;
    const catalogue = JSON.parse(system?.content.slice(start) ?? '') as {
      datasets: { dataset: string }[];
      members: Record<string, Record<string, string>>;
    };
    expect(catalogue.datasets.map(({ dataset }) => dataset)).toEqual(opened.map(({ key }) => key));
    expect(Object.keys(catalogue.members).filter((each) => !hasOpened('dimensions', each))).toEqual([]);
    for (const { dimension, key } of foreignMembers()) expect(catalogue.members[dimension]?.[key]).toBeUndefined();
    const { examples, subjects } = await wording.examples({ owned, language: 'en' });
    expect(subjects.filter(({ dataset }) => !opened.some(({ key }) => key === dataset))).toEqual([]);
    for (const example of [...examples, ...subjects.flatMap((subject) => subject.examples)]) {
      expect(opened.map(({ key }) => key)).toContain((await read(example)).query?.dataset);
    }
  });
});
