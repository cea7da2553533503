import type { Sense } from '../meaning/sense.ts';
import { numberOf, numberPattern } from '../times/numbers.ts';
import { timeAt } from '../times/time-at.ts';
import { matchAt, sticky } from '../times/time-parts.ts';
import { extremeSenses } from '../vocabulary/extreme-senses.ts';
import { beyond } from '../vocabulary/fillers.ts';
import { bandAt } from '../vocabulary/price-bands.ts';
import type { Vocabulary, WordDataset } from '../vocabulary/vocabulary.ts';
import { type Folded, isBoundary, isSign } from './folded.ts';
import type { Piece } from './pieces.ts';

/** Words between a number and what is counted; people write blanks around numbers. */
const measure = (signs: string): string => `(?:\\s*[${signs}])`;

const count = `(?<count>${numberPattern})`;

/** More than these are no ranking any more. */
const mostListed = 500;

/** Ways to say how many of a list are wanted. */
const counted: readonly { pattern: RegExp; direction: 'ascending' | 'descending' }[] = [
  {
    pattern: sticky(
      `(?:排名)?(?:前|top\\s*-?)\\s*${count}${measure('名位强大个款家的')}*(?!\\s*(?:月|年|季|个月|个季|万|天))`,
    ),
    direction: 'descending',
  },
  { pattern: sticky(`(?:the )?(?:top|first|best|leading|largest|biggest)[\\s-]${count}`), direction: 'descending' },
  {
    pattern: sticky(
      `(?:the )?${count} (?:best[- ]selling|bestselling|best|biggest|largest|leading|top|top[- ]selling|most popular)(?![a-z])`,
    ),
    direction: 'descending',
  },
  {
    pattern: sticky(`(?:排名)?(?:后|倒数)\\s*${count}${measure('名位个款家的')}*(?!\\s*(?:月|年|季|个月|个季|万|天))`),
    direction: 'ascending',
  },
  {
    pattern: sticky(`(?:the )?(?:bottom|last|worst|lowest|smallest)[\\s-]${count}(?!\\s*(?:months?|quarters?|years?))`),
    direction: 'ascending',
  },
  {
    pattern: sticky(`(?:the )?${count} (?:worst[- ]selling|worst|smallest|lowest|weakest)(?![a-z])`),
    direction: 'ascending',
  },
  { pattern: sticky(`(?:最高|最多|最大|最好)的?\\s*${count}${measure('名位个款家的')}+`), direction: 'descending' },
  { pattern: sticky(`(?:最低|最少|最小|最差)的?\\s*${count}${measure('名位个款家的')}+`), direction: 'ascending' },
];
const countedChange: readonly { pattern: RegExp; direction: 'ascending' | 'descending' }[] = [
  {
    pattern: sticky(`(?:the )?${count} (?:fastest[- ]growing|fastest growers|biggest gainers)(?![a-z])`),
    direction: 'descending',
  },
  { pattern: sticky(`(?:the )?${count} (?:fastest[- ]declining|biggest losers)(?![a-z])`), direction: 'ascending' },
  {
    pattern: sticky(`(?:增长|增速|涨幅|增幅)(?:最快|最大|最高|最多)的?\\s*${count}${measure('名位个款家的')}+`),
    direction: 'descending',
  },
  {
    pattern: sticky(`(?:跌幅|降幅|下滑|下降)(?:最快|最大|最多)的?\\s*${count}${measure('名位个款家的')}+`),
    direction: 'ascending',
  },
];

/** What is written with numbers at a place of a text. */
function patternsAt(text: string, at: number): { end: number; sense: Sense }[] {
  const found: { end: number; sense: Sense }[] = [];
  const time = timeAt(text, at);
  if (time) found.push({ end: time.end, sense: { is: 'time', time: time.value } });
  for (const [ways, more] of [
    [counted, {}],
    [countedChange, { change: true }],
  ] as const) {
    for (const { pattern, direction } of ways) {
      const match = matchAt(text, at, pattern);
      const wanted = numberOf(match?.groups?.count ?? '0');
      if (match && wanted > 0 && wanted <= mostListed) {
        found.push({ end: at + match[0].trimEnd().length, sense: { is: 'order', direction, count: wanted, ...more } });
      }
    }
  }
  for (const pattern of beyond) {
    const match = matchAt(text, at, pattern);
    if (match) found.push({ end: at + match[0].length, sense: { is: 'beyond' } });
  }
  return found;
}

/** Of two ways to cover the same, a word that says something is better than one that says nothing. */
const weights: Partial<Record<Sense['is'], number>> = { filler: 3, beyond: -5, and: 1, time: -1 };

/** Whether a sense is of what the account may ask. */
export function isOpen(sense: Sense, opened: readonly WordDataset[]): boolean {
  if (sense.is === 'figure') return sense.of.some(({ dataset }) => opened.some(({ key }) => key === dataset));
  if (sense.is === 'members') return opened.some(({ dimensions }) => Object.hasOwn(dimensions, sense.dimension));
  if (sense.is === 'dimension') {
    return sense.dimensions.some((each) => opened.some(({ dimensions }) => Object.hasOwn(dimensions, each)));
  }
  if (sense.is === 'source') return opened.some(({ sources }) => sources.some(({ key }) => key === sense.source));
  return true;
}

/** Everything that each place of a text may mean to an account, by the place at which it begins. */
export function candidatesOf({ text }: Folded, vocabulary: Vocabulary, opened: readonly WordDataset[]) {
  const candidates = new Map<number, Piece<Sense>[]>();
  for (let at = 0; at < text.length; at += 1) {
    if (isSign(text[at]) || !isBoundary(text, at)) continue;
    const ends = new Map<number, { senses: Sense[]; weight: number }>();
    const note = (end: number, sense: Sense, extra: number) => {
      if (!isBoundary(text, end) || !isOpen(sense, opened)) return;
      const weight = (weights[sense.is] ?? 0) + extra;
      const known = ends.get(end);
      if (known) known.senses.push(sense);
      ends.set(end, { senses: known?.senses ?? [sense], weight: Math.min(known?.weight ?? weight, weight) });
    };
    for (const { end, meaning } of vocabulary.tree.at(text, at)) {
      const typed = [...text.slice(at, end)].filter(isSign).length;
      note(end, meaning.sense, Math.max(0, typed - meaning.signs) * 4);
    }
    for (const { end, sense } of [
      ...patternsAt(text, at),
      ...bandAt(text, at, vocabulary),
      ...extremeSenses(text, at),
    ]) {
      note(end, sense, 0);
    }
    candidates.set(
      at,
      [...ends].map(([end, piece]) => ({ start: at, end, ...piece })),
    );
  }
  return candidates;
}
