import { expect, test } from '@jest/globals';
import { gramsOf } from './text-grams.ts';

/** As search compares texts. */
const form = (words: string) => words.normalize('NFKC').toLowerCase();

const text = form('比亚迪汉EV降价5,000元，Wholesale volumes fell 3.2% — “新能源”渗透率创新高 😀车');
const all = gramsOf(text);

test('whoever holds a word holds all of its parts, wherever the word stands', () => {
  for (const word of [
    '比亚迪',
    '汉ev',
    'ev降',
    '5,000元',
    'sale',
    'volumes',
    '3.2%',
    '新能源',
    '创新高',
    '😀车',
    '价5',
  ]) {
    const parts = [...gramsOf(form(word))];
    expect([word, parts.length > 0, parts.every((part) => all.has(part))]).toEqual([word, true, true]);
  }
});

test('what is not there lacks a part, and words that are too short have none', () => {
  for (const word of ['比迪', 'retail', '能新', '6,000']) {
    expect([word, [...gramsOf(word)].every((part) => all.has(part))]).toEqual([word, false]);
  }
  for (const word of ['车', 'ev', 'a', '']) expect(gramsOf(word).size).toBe(0);
});
