import { describe, expect, test } from '@jest/globals';
import { nothingSettled } from './meaning/ask-back.ts';
import { readQuestion } from './meaning/read-question.ts';
import { questionsInEnglish } from './testing/questions-en.ts';
import { questionsInChinese } from './testing/questions-zh.ts';
import { asksForm, shortForm } from './testing/short-form.ts';
import { now, testVocabulary } from './testing/test-vocabulary.ts';

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
  ['Chinese', questionsInChinese],
  ['English', questionsInEnglish],
])('questions in %s', (_language, list) => {
  const questions = lines(list);
  const read = questions.map(([question, wanted]) => ({ question, wanted, became: became(question) }));

  test('each becomes the question that it means, or is asked back, and none another one in silence', () => {
    expect(questions.length).toBeGreaterThanOrEqual(250);
    expect(read.filter((each) => each.became !== each.wanted)).toEqual([]);
  });
});
