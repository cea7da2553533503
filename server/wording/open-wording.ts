import { type CallData, chinaDate, type Language, type MarketQuery, monthNumber } from '@portal/contract';
import { keepLatest } from '../kernel/keep-latest.ts';
import type { Market } from '../market/index.ts';
import { findApart } from './answer/find-apart.ts';
import { membersLabel, sayApart, sayAsk } from './answer/say-asks.ts';
import { chipsOf } from './answer/say-chips.ts';
import { sayModel } from './answer/say-model.ts';
import { readSettled, settling } from './answer/settled.ts';
import { examplesWith } from './answer/word-examples.ts';
import { type Assumed, nothingSettled } from './meaning/ask-back.ts';
import { readQuestion } from './meaning/read-question.ts';
import type { ModelReader } from './model/open-reader.ts';
import { longestQuestion, questionTooLong } from './refusals.ts';
import { readVocabulary } from './vocabulary/read-vocabulary.ts';
import { memberId, openedOf, type Vocabulary } from './vocabulary/vocabulary.ts';

/** Who asks: the account, the products that are open to it, and its language. */
export interface WordAsker {
  accountId: string;
  owned: ReadonlySet<string>;
  language: Language;
}

/** A question in words as it was sent. */
export interface SentWords {
  text: string;
  /** What was chosen of what was asked back. */
  settled?: readonly string[];
  /** Whether a language model may be asked where the rules do not understand. */
  model?: boolean;
}

type WordsRead = CallData<'readWords'>;

/** Reads questions in words. */
export interface Wording {
  /**
   * What a question is to the market, as far as the products of who asks open it.
   * @throws Refusal when it is too long, or nothing is published
   */
  read(words: SentWords, asker: WordAsker): Promise<WordsRead>;
  /** Questions that can be asked with the products of who asks: the first few, and all by what they are about. */
  examples(asker: Omit<WordAsker, 'accountId'>): Promise<CallData<'wordExamples'>>;
  /** Reads the names of the published release, once for each, so that the first question need not wait for them. */
  warm(): Promise<void>;
}

/** What is asked back though every word is understood: a choice settles it, and no model is needed. */
const understood: ReadonlySet<WordsRead['asks'][number]['kind']> = new Set([
  ...(['ambiguous', 'datasets', 'uncovered', 'long', 'apart', 'lacking'] as const),
]);

/** As many examples as are shown. */
const mostExamples = 6;

/**
 * @param clock milliseconds since 1970: from it last month and this year are counted, in China
 * @param reader a language model for what the rules do not understand; null asks none
 */
export function openWording(market: Market, clock: () => number, reader: ModelReader | null = null): Wording {
  const keep = keepLatest<Vocabulary>();
  const versionNow = (): string | null => {
    const release = market.release();
    return release && `${release.id} ${release.publishedAt}`;
  };
  const vocabularyNow = (): Promise<Vocabulary> => keep(`${versionNow()}`, () => readVocabulary(market));
  let warmed: string | null = null;
  const now = () => monthNumber(chinaDate(clock()).slice(0, 7));
  const describe = (
    query: MarketQuery | null,
    assumed: readonly Assumed[],
    { owned, language }: WordAsker,
    vocabulary: Vocabulary,
  ): Pick<WordsRead, 'query' | 'chips' | 'assumed' | 'products'> => {
    const dataset = openedOf(vocabulary, owned).find(({ key }) => key === query?.dataset);
    return {
      query,
      chips: query && dataset ? chipsOf(query, { vocabulary, dataset, language, assumed }) : [],
      assumed: [...assumed],
      products: dataset?.products.filter((product) => owned.has(product)) ?? [],
    };
  };
  const apartOf = async (query: MarketQuery, vocabulary: Vocabulary, language: Language) => {
    const nameOf = (dimension: string, key: string) =>
      vocabulary.members.get(memberId(dimension, key))?.name[language] ?? key;
    const apart = await findApart(market, query, nameOf, language);
    return apart.length > 0 ? [sayApart(apart, language)] : [];
  };
  /** What the rules make of a question. */
  const readByRules = async ({ text, settled = [] }: SentWords, asker: WordAsker, vocabulary: Vocabulary) => {
    const { owned, language } = asker;
    const opened = openedOf(vocabulary, owned);
    const { query, asks, assumed, others } = readQuestion(text, {
      vocabulary,
      opened,
      now: now(),
      settled: readSettled(settled),
    });
    const apart = query && asks.length === 0 ? await apartOf(query, vocabulary, language) : [];
    const say = { vocabulary, opened, language };
    return {
      ...describe(query, assumed, asker, vocabulary),
      asks: [...asks.map((ask) => sayAsk(ask, say)), ...apart],
      others: others.map(({ word, chosen, others: rest }) => ({
        word,
        chosen: membersLabel(vocabulary, opened, chosen, language),
        choices: rest.map((members) => ({
          label: membersLabel(vocabulary, opened, members, language),
          settle: settling.name(word, members),
        })),
      })),
    };
  };
  return {
    async read(words, asker) {
      const { text, model = false } = words;
      const { accountId, owned, language } = asker;
      if ([...text].length > longestQuestion) throw questionTooLong();
      const vocabulary = await vocabularyNow();
      const opened = openedOf(vocabulary, owned);
      const byRules = await readByRules(words, asker, vocabulary);
      const isUnderstood = byRules.asks.every(({ kind }) => understood.has(kind));
      if (isUnderstood || reader === null || opened.length === 0) return { ...byRules, model: null };
      const { name } = reader;
      if (!model) return { ...byRules, model: sayModel(name, 'offered', language) };
      const { query, fault } = await reader.read(text, { accountId, vocabulary, opened, now: now() });
      if (query === null) return { ...byRules, model: sayModel(name, 'failed', language, fault) };
      return {
        ...describe(query, [], asker, vocabulary),
        asks: await apartOf(query, vocabulary, language),
        others: [],
        model: sayModel(name, 'made', language),
      };
    },
    async warm() {
      const version = versionNow();
      if (version === null || version === warmed) return;
      // What cannot be read is left to the next question, which says why.
      warmed = version;
      await vocabularyNow();
    },
    async examples({ owned, language }) {
      const vocabulary = await vocabularyNow();
      const opened = openedOf(vocabulary, owned);
      const datasetOf = (text: string): string | null => {
        const { query, asks } = readQuestion(text, { vocabulary, opened, now: now(), settled: nothingSettled });
        return asks.length === 0 ? (query?.dataset ?? null) : null;
      };
      const found = examplesWith(vocabulary, language).map((text) => ({ text, dataset: datasetOf(text) }));
      return {
        examples: found.flatMap(({ text, dataset }) => (dataset === null ? [] : [text])).slice(0, mostExamples),
        subjects: opened.flatMap(({ key, name }) => {
          const examples = found.flatMap(({ text, dataset }) => (dataset === key ? [text] : []));
          return examples.length > 0 ? [{ dataset: key, name: name[language], examples }] : [];
        }),
      };
    },
  };
}
