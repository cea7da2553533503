import { describe, expect, test } from '@jest/globals';
import { nothingSettled } from './meaning/ask-back.ts';
import { readQuestion } from './meaning/read-question.ts';
import { questionsInEnglish } from './testing/questions-en.ts';
import { questionsInChinese } from './testing/questions-zh.ts';
import { asksForm, shortForm } from './testing/short-form.ts';
import { now, testVocabulary } from './testing/test-vocabulary.ts';
import { unsureInEnglish } from './testing/unsure-en.ts';
import { unsureInChinese } from './testing/unsure-zh.ts';

const vocabulary = testVocabulary();
const opened = vocabulary.datasets;

const read = (text: string) => readQuestion(text, { vocabulary, opened, now, settled: nothingSettled });

/** What a question became, in one line. */
function became(text: string): string {
  const { query, asks } = read(text);
  return asks.length > 0 || !query ? asksForm(asks) : shortForm(query);
}

const lines = (list: string): [question: string, wanted: string][] =>
  list
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' => ') as [string, string]);

describe.each([
  ['in Chinese', questionsInChinese, 200],
  ['in English', questionsInEnglish, 200],
  ['in Chinese that are easily read as other ones', unsureInChinese, 95],
  ['in English that are easily read as other ones', unsureInEnglish, 95],
])('questions %s', (_kind, list, count) => {
  const questions = lines(list);
  const read = questions.map(([question, wanted]) => ({ question, wanted, became: became(question) }));

  test('each becomes the question that it means, or is asked back, and none another one in silence', () => {
    expect(questions.length).toBeGreaterThanOrEqual(count);
    expect(read.filter((each) => each.became !== each.wanted)).toEqual([]);
  });
});

test.each([
  ['excluding flying saucers, EV sales in tier 1 cities by brand', 'flying saucers'],
  ['不含飞碟的新能源销量前十品牌', '飞碟'],
  ['sales without flying saucers in Shanghai', 'flying saucers'],
  ['新能源飞碟以外的销量', '飞碟'],
])('what is left out is not the next name, where the one that is meant is passed over: %s', (text, word) => {
  const settled = { ...nothingSettled, skipped: new Set([word]) };
  const { asks } = readQuestion(text, { vocabulary, opened, now, settled });
  expect(asks.map(({ kind }) => kind)).toContain('without');
});

test('one of several names that are left out may be passed over', () => {
  const settled = { ...nothingSettled, skipped: new Set(['flying saucers']) };
  const { query, asks } = readQuestion('sales without flying saucers and BYD', { vocabulary, opened, now, settled });
  expect([asks, query?.without]).toEqual([[], { brand: ['byd'] }]);
});
