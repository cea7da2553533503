import type { Direction, Sense } from '../meaning/sense.ts';
import { WordTree } from '../text/word-tree.ts';
import { numberOf, numberPattern } from '../times/numbers.ts';
import { matchAt, sticky } from '../times/time-parts.ts';
import { extremes } from './figure-words.ts';

interface Extreme {
  dataset: string;
  indicator: string;
  direction: Direction;
}

const tree = new WordTree<Extreme>();
for (const [dataset, indicator, direction, words] of extremes)
  for (const word of words.split('|')) tree.add(word, { dataset, indicator, direction });

/** How many of them: the dearest ten. */
const counted = sticky(`的?\\s*(?<count>${numberPattern})(?:\\s*[名位个款家的])+`);

const senseOf = ({ dataset, indicator, direction }: Extreme, count: number | null): Sense => ({
  is: 'several',
  all: [
    { is: 'figure', of: [{ dataset, indicators: [indicator] }] },
    { is: 'order', direction, count },
  ],
});

/** Words that name a figure and which of it come first: the dearest, and how many of them. */
export const extremeSenses = (text: string, at: number): { end: number; sense: Sense }[] =>
  tree.at(text, at).flatMap(({ end, meaning }) => {
    const match = matchAt(text, end, counted);
    const count = numberOf(match?.groups?.count ?? '0');
    const found = [{ end, sense: senseOf(meaning, null) }];
    return match && count > 0 ? [...found, { end: end + match[0].length, sense: senseOf(meaning, count) }] : found;
  });
