import { type CallData, chinaDate, type Language, monthNumber } from '@portal/contract';
import { keepLatest } from '../kernel/keep-latest.ts';
import type { Market } from '../market/index.ts';
import { findApart } from './answer/find-apart.ts';
import { membersLabel, sayApart, sayAsk } from './answer/say-asks.ts';
import { chipsOf } from './answer/say-chips.ts';
import { readSettled, settling } from './answer/settled.ts';
import { examplesWith } from './answer/word-examples.ts';
import { nothingSettled } from './meaning/ask-back.ts';
import { readQuestion } from './meaning/read-question.ts';
import { longestQuestion, questionTooLong } from './refusals.ts';
import { readVocabulary } from './vocabulary/read-vocabulary.ts';
import { memberId, openedOf, type Vocabulary } from './vocabulary/vocabulary.ts';

/** Who asks: the products that are open to them, and their language. */
export interface WordAsker {
  owned: ReadonlySet<string>;
  language: Language;
}

/** Reads questions in words. */
export interface Wording {
  /**
   * What a question is to the market, as far as the products of who asks open it.
   * @param settled what was chosen of what was asked back
   * @throws Refusal when it is too long, or nothing is published
   */
  read(text: string, settled: readonly string[], asker: WordAsker): Promise<CallData<'readWords'>>;
  /** Questions that can be asked with the products of who asks. */
  examples(asker: WordAsker): Promise<string[]>;
  /** Reads the names of the published release, once for each, so that the first question need not wait for them. */
  warm(): Promise<void>;
}

/** As many examples as are shown. */
const mostExamples = 6;

/** @param clock milliseconds since 1970: from it last month and this year are counted, in China */
export function openWording(market: Market, clock: () => number): Wording {
  const keep = keepLatest<Vocabulary>();
  const versionNow = (): string | null => {
    const release = market.release();
    return release && `${release.id} ${release.publishedAt}`;
  };
  const vocabularyNow = (): Promise<Vocabulary> => keep(`${versionNow()}`, () => readVocabulary(market));
  let warmed: string | null = null;
  const now = () => monthNumber(chinaDate(clock()).slice(0, 7));
  return {
    async read(text, choices, { owned, language }) {
      if ([...text].length > longestQuestion) throw questionTooLong();
      const vocabulary = await vocabularyNow();
      const opened = openedOf(vocabulary, owned);
      const { query, asks, assumed, others } = readQuestion(text, {
        vocabulary,
        opened,
        now: now(),
        settled: readSettled(choices),
      });
      const nameOf = (dimension: string, key: string) =>
        vocabulary.members.get(memberId(dimension, key))?.name[language] ?? key;
      const apart = query && asks.length === 0 ? await findApart(market, query, nameOf, language) : [];
      const say = { vocabulary, opened, language };
      const dataset = opened.find(({ key }) => key === query?.dataset);
      return {
        query,
        chips: query && dataset ? chipsOf(query, { vocabulary, dataset, language, assumed }) : [],
        asks: [...asks.map((ask) => sayAsk(ask, say)), ...(apart.length > 0 ? [sayApart(apart, language)] : [])],
        assumed: [...assumed],
        products: dataset?.products.filter((product) => owned.has(product)) ?? [],
        model: null,
        others: others.map(({ word, chosen, others: rest }) => ({
          word,
          chosen: membersLabel(vocabulary, opened, chosen, language),
          choices: rest.map((members) => ({
            label: membersLabel(vocabulary, opened, members, language),
            settle: settling.name(word, members),
          })),
        })),
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
      const canAsk = (text: string) => {
        const { query, asks } = readQuestion(text, { vocabulary, opened, now: now(), settled: nothingSettled });
        return query !== null && asks.length === 0;
      };
      return examplesWith(vocabulary, language).filter(canAsk).slice(0, mostExamples);
    },
  };
}
