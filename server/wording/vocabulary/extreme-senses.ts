import type { Sense } from '../meaning/sense.ts';
import { WordTree } from '../text/word-tree.ts';
import { extremes } from './figure-words.ts';

const tree = new WordTree<Sense>();
for (const [dataset, indicator, direction, words] of extremes) {
  const all: Sense[] = [
    { is: 'figure', of: [{ dataset, indicators: [indicator] }] },
    { is: 'order', direction, count: null },
  ];
  for (const word of words.split('|')) tree.add(word, { is: 'several', all });
}

/** Words that name a figure and which of it come first: the dearest. */
export const extremeSenses = (text: string, at: number): { end: number; sense: Sense }[] =>
  tree.at(text, at).map(({ end, meaning }) => ({ end, sense: meaning }));
