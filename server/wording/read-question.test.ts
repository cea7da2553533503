import { describe, expect, test } from '@jest/globals';
import { membersLabel } from './answer/say-asks.ts';
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

describe('a name that two cars bear', () => {
  const twice = testVocabulary('远港汽车 | Yuangang Auto > 远港 | Yuangang\n  海豹 | Seal; 远港一号 | Yuangang One');
  const readTwice = (text: string, names = new Map<string, string>()) =>
    readQuestion(text, { vocabulary: twice, opened: twice.datasets, now, settled: { ...nothingSettled, names } });

  test.each([
    ['海豹8月销量', '海豹'],
    ['Seal sales in August', 'Seal'],
    ['比较海豹和汉8月的销量', '海豹'],
    ['Seal和汉的销量', 'Seal'],
  ])('is asked back with both, and means the one that is chosen: %s', (text, word) => {
    const { query, asks } = readTwice(text);
    for (const key of ['byd-seal', 'yuangang-seal']) expect(query?.filters?.model ?? []).not.toContain(key);
    const [ask, ...more] = asks.filter(({ kind }) => kind === 'ambiguous');
    expect(more).toEqual([]);
    expect(ask).toMatchObject({ word, options: [{ keys: ['byd-seal'] }, { keys: ['yuangang-seal'] }] });
    const options = ask?.kind === 'ambiguous' ? ask.options : [];
    const labels = (language: 'zh_CN' | 'en') =>
      options.map((option) => membersLabel(twice, twice.datasets, option, language));
    expect(labels('zh_CN')).toEqual(['车型：海豹（比亚迪）', '车型：海豹（远港）']);
    expect(labels('en')).toEqual(['Model: Seal (BYD)', 'Model: Seal (Yuangang)']);
    const chosen = readTwice(text, new Map([[word.toLowerCase(), 'model yuangang-seal']]));
    expect(chosen.asks).toEqual([]);
    expect(chosen.query?.filters?.model).toContain('yuangang-seal');
    expect(chosen.query?.filters?.model).not.toContain('byd-seal');
  });

  test.each([
    ['比亚迪海豹8月销量', 'byd-seal'],
    ['Yuangang Seal sales in August', 'yuangang-seal'],
  ])('is that of the brand beside it: %s', (text, key) => {
    const { query, asks } = readTwice(text);
    expect([asks, query?.filters?.model]).toEqual([[], [key]]);
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
