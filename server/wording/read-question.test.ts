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
