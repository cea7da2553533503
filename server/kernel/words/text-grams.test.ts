import { expect, test } from '@jest/globals';
import { gramsOf, inTitle, partsOfWord, wholesOf } from './text-grams.ts';

/** As search compares texts. */
const form = (words: string) => words.normalize('NFKC').toLowerCase();

const text = form('比亚迪汉EV降价5,000元，Wholesale volumes fell 3.2% — “新能源”渗透率创新高 😀车, a plug-in retailer');
const all = new Set([...gramsOf(text), ...wholesOf(text)]);
const holdsParts = (word: string) => partsOfWord(form(word)).parts.every((part) => all.has(part));

test('whoever holds a word holds all of its parts, wherever the word stands', () => {
  for (const word of [
    ...['比亚迪', '汉ev', 'ev降', '5,000元', 'sale', 'volumes', '3.2%', '新能源', '创新高', '😀车', '价5', '车'],
    ...['渗透率创新高', 'wholesale', 'plug-in', 'retail'],
  ]) {
    expect([word, partsOfWord(form(word)).parts.length > 0, holdsParts(word)]).toEqual([word, true, true]);
  }
});

test('what is not there lacks a part, and words that are too short have none', () => {
  for (const word of ['比迪', 'detail', '能新', '6,000', '马', '比亚迪汉ed'])
    expect([word, holdsParts(word)]).toEqual([word, false]);
  for (const word of ['ev', 'a', '']) expect(partsOfWord(word)).toEqual({ parts: [], proof: null, isWhole: false });
});

test('a part within a longer one is left out, as whoever has the longer one has it', () => {
  const counts = ['车', '新能源', '固态电池', '渗透率创新高', 'retail', 'plug', 'b739', 'ev降', 'c323上市'];
  expect(counts.map((word) => partsOfWord(word).parts.length)).toEqual([1, 1, 1, 3, 4, 2, 2, 1, 3]);
});

test('a proof stands in the texts that hold the word, and in no other', () => {
  for (const word of ['车', '比亚', '比亚迪', '新能源”', 'ev降', '价5,0', 'pul', 'vol', 'plug', 'plug-in', 'volumes']) {
    const { proof } = partsOfWord(word);
    expect([word, proof === null, all.has(proof ?? -1)]).toEqual([word, false, text.includes(word)]);
  }
  // Within a longer word it stands without its proof, and longer ones have none.
  const retail = partsOfWord('retail');
  expect([holdsParts('retail'), retail.isWhole, all.has(retail.proof ?? -1)]).toEqual([true, true, false]);
  for (const word of ['渗透率创新', 'plug-', '5,00', 'ev'] as const) expect(partsOfWord(word).proof).toBeNull();
});

test('pairs of Chinese signs have numbers of their own, and titles have others', () => {
  const signs = Array.from({ length: 300 }, (_, at) => String.fromCodePoint(0x4e00 + at * 69));
  const numbers = new Set(signs.flatMap((one) => signs.map((two) => partsOfWord(`${one}${two}`).proof)));
  expect(numbers.size).toBe(90_000);
  for (const part of all) {
    expect(part).toBe(part | 0);
    expect(all.has(inTitle(part))).toBe(false);
  }
});
