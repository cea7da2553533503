import type { Assumed } from './ask-back.ts';
import type { Base, Chosen } from './choose-dataset.ts';
import { type Part, type PartOf, partsThat } from './parts.ts';
import { changeOf, rankOf, shareOf, toDateOf } from './related-figures.ts';

export interface Figures {
  indicators: readonly string[];
  /** What decides which come first. */
  sortedBy: string;
  /** The growth that decides, where that is asked. */
  change: string | null;
  hasShare: boolean;
  /** Words of changes and parts that the figures have not. */
  missing: readonly string[];
  /** Words of which it is not sure whether a figure or its change decides. */
  unsure: readonly string[];
  assumed: readonly Assumed[];
}

/** Whether a conjunction stands between two parts: 销量和份额 are two figures, 销量份额 is one. */
function isBeside(parts: readonly Part[], one: Part, other: Part): boolean {
  const [first, last] = one.start < other.start ? [one, other] : [other, one];
  const between = parts.filter(({ start, end }) => start >= first.end && end <= last.start);
  return between.some(({ sense }) => sense.is === 'and');
}

/** Words that say which come first by how much there is of what stands beside them. */
const superlative =
  /^(?:最|highest|lowest|most|least|largest|smallest|biggest|best|worst|strongest|weakest|fewest|(?:从|由)[高低大])|(?:highest|lowest|worst|smallest)/i;

/** Which change decides which come first, where an order stands right beside one; and words of which that is not sure. */
function decidingOf(parts: readonly Part[]): { decider: PartOf<'change'> | null; unsure: readonly string[] } {
  const carries = new Set(['filler', 'share', 'figure', 'toDate']);
  const unsure: string[] = [];
  for (const change of partsThat(parts, 'change')) {
    const at = parts.indexOf(change);
    let before = at - 1;
    while (carries.has(parts[before]?.sense.is ?? '')) before -= 1;
    let after = at + 1;
    while (parts[after]?.sense.is === 'filler') after += 1;
    const [first, next] = [parts[before], parts[after]];
    const isJoined = parts[at - 1]?.sense.is === 'and' && parts[at - 2]?.sense.is === 'figure';
    const isPlainOrder = (part: Part | undefined) => part?.sense.is === 'order' && !part.sense.change;
    const hasOrder = partsThat(parts, 'order').some(({ sense }) => !sense.change);
    if (isPlainOrder(next) && next && isJoined) unsure.push(next.word, change.word);
    else if (isPlainOrder(next) && next) return { decider: change, unsure: [] };
    if (hasOrder && first?.sense.is === 'each' && /^(?:by|按)$/i.test(first.word))
      return { decider: change, unsure: [] };
    if (isPlainOrder(first) && first) {
      if (superlative.test(first.word) && (change.sense.plain || before === at - 1))
        return { decider: change, unsure: [] };
      if (!/^(?:前|后|倒数)/.test(first.word)) unsure.push(first.word, change.word);
    }
  }
  return { decider: null, unsure };
}

/** What a figure becomes by the words beside it: its share, its sum since January, both with how they change. */
export function chooseFigures(parts: readonly Part[], { dataset, bases }: Chosen, text: string): Figures {
  const allChanges = partsThat(parts, 'change');
  // Growth that is said once more without what it is against says nothing new.
  const named = allChanges.filter(({ sense }) => !sense.plain);
  const changes = named.length > 0 ? named : allChanges.slice(0, 1);
  const [shares, sums, ranks] = [partsThat(parts, 'share'), partsThat(parts, 'toDate'), partsThat(parts, 'rank')];
  const { decider, unsure } = decidingOf(parts);
  const byChange = decider !== null || partsThat(parts, 'order').some(({ sense }) => sense.change);
  const missing: string[] = [];
  const chosen: string[] = [];
  const add = (figure: string | null, word?: Part) => {
    if (figure === null && word) missing.push(word.word);
    if (figure !== null && !chosen.includes(figure)) chosen.push(figure);
  };
  const stops = (one: Part, other: Part) =>
    /[、,，/]/.test(text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)));
  const isOwn = ({ part }: Base, word: PartOf<'share' | 'toDate'>) =>
    part !== null && (isBeside(parts, part, word) || stops(part, word));
  let change: string | null = null;
  for (const base of bases) {
    const { indicator } = base;
    const [share, sum] = [shares[0], sums[0]];
    const own: string[] = [];
    const isShare = share !== undefined && dataset.indicators[indicator]?.kind !== 'share';
    const becomes = isShare ? shareOf(dataset, indicator) : sum ? toDateOf(dataset, indicator) : indicator;
    const word = isShare ? share : sum;
    if (becomes === null && word) missing.push(word.word);
    if (word && isOwn(base, word)) own.push(indicator);
    if (becomes !== null) own.push(becomes);
    for (const figure of own) add(figure);
    const main = becomes ?? indicator;
    if (ranks[0]) add(rankOf(dataset, main), ranks[0]);
    for (const word of changes) {
      // The first figure of several is the one that has to have it.
      const found = changeOf(dataset, main, word.sense.against);
      add(found, base === bases[0] ? word : undefined);
      if (base === bases[0] && (!decider || decider.sense.against === word.sense.against)) change ??= found;
    }
    if (byChange && base === bases[0]) {
      change ??= changeOf(dataset, main, 'yearBefore');
      add(change);
      if (change === null) missing.push(...partsThat(parts, 'order').map((each) => each.word));
    }
  }
  const [first = bases[0]?.indicator ?? ''] = chosen;
  const changing = partsThat(parts, 'order').filter(({ sense }) => sense.change);
  const isPlain =
    changes.length > 0
      ? changes.every(({ sense }) => sense.plain)
      : changing.length > 0 && changing.every(({ word }) => !/同比|yoy/i.test(word));
  return {
    indicators: chosen.length > 0 ? chosen : bases.map(({ indicator }) => indicator),
    sortedBy: byChange && change !== null ? change : first,
    change,
    hasShare: chosen.some((figure) => ['share', 'shareChange'].includes(dataset.indicators[figure]?.kind ?? '')),
    missing: [...new Set(missing)],
    unsure,
    assumed: isPlain ? ['growth'] : [],
  };
}
