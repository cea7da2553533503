import { wholes } from '../vocabulary/fillers.ts';
import type { AskBack, Doubt } from './ask-back.ts';
import { isYearBefore, lengthOf, withinYears } from './choose-period.ts';
import { places as areas, cars } from './families.ts';
import { type Part, partsThat } from './parts.ts';
import { partsOfNamed, shareDoubts, withinNamed } from './share-doubts.ts';
import { homeDoubts, tradeDoubts } from './trade-doubts.ts';
import type { Whole } from './whole.ts';
import { countsEach } from './within.ts';

const wordsOf = (parts: readonly Part[]): string[] => [...new Set(parts.map(({ word }) => word))];

const fillers: ReadonlySet<string> = new Set(['filler']);

/** The part before or behind a place, without what carries nothing. */
function nearest(parts: readonly Part[], at: number, step: 1 | -1, passed: ReadonlySet<string>): Part | undefined {
  let place = at + step;
  while (passed.has(parts[place]?.sense.is ?? '')) place += step;
  return parts[place];
}

/** Numbers that a figure, or a number of cars, stands beside: they may be limits and no prices. */
function bounds({ parts, text }: Whole): string[] {
  const silent = new Set(['filler', 'time']);
  return parts.flatMap((part, at) => {
    const isBand =
      part.sense.is === 'names' &&
      /\d/.test(part.word) &&
      part.sense.options.every(({ dimension }) => dimension === 'priceBand');
    if (!isBand || /[元¥]|yuan|rmb|cny|价/i.test(part.word)) return [];
    const before = nearest(parts, at, -1, silent);
    const isBehind =
      before !== undefined &&
      ['figure', 'change', 'source', 'share'].includes(before.sense.is) &&
      !/[,，;；]/.test(text.slice(before.end, part.start));
    const isCounted = /^\s*(?:辆|台|units?\b|cars?\b|vehicles?\b|sales\b|sold\b)/.test(text.slice(part.end));
    return isBehind || isCounted ? [part.word] : [];
  });
}

const countries = /^(?:全国|全国范围|national|nationally|nationwide|china|中国)$/i;

/** Words for the whole market that stand beside what is set against it. */
function markets({ parts, members }: Whole): string[] {
  const country = parts.find(({ sense, word }) => sense.is === 'filler' && countries.test(word));
  const isPlace = Object.keys(members.filters).some((dimension) => areas.has(dimension));
  if (country && isPlace && partsThat(parts, 'and').length > 0 && members.sideBySide.length === 0)
    return [country.word];
  return parts.flatMap((part, at) => {
    if (part.sense.is !== 'and') return [];
    return ([-1, 1] as const).flatMap((step) => {
      for (let place = at + step; parts[place]?.sense.is === 'filler'; place += step) {
        const { word = '' } = parts[place] ?? {};
        const next = parts[place + 1];
        // 市场和份额 beside each other are figures of it; the market of a kind is that kind.
        if (wholes.has(word.toLowerCase()) && next?.sense.is !== 'names') return [part.word, word];
      }
      return [];
    });
  });
}

const ranking = /^(?:rank|ranks|ranked|ranking|rankings|排名|排名情况|排行|排行榜|榜单|榜)$/i;

/** A ranking of which one car or maker is named: its place may be meant. */
function places({ parts, names, members, listing }: Whole): string[] {
  const words = partsThat(parts, 'order').filter(({ word, sense }) => sense.count === null && ranking.test(word));
  if (words.length === 0 || members.sideBySide.length > 0) return [];
  const isNamed = Object.keys(members.filters).some((dimension) => cars.has(dimension));
  const hasNoun = names.some(({ members: { noun } }) => noun !== undefined);
  const isListed = partsThat(parts, 'dimension').length > 0 || hasNoun;
  const isPlain = listing.by.length > 0 && isListed && words.every(({ word }) => !/^ranks?$/i.test(word));
  return isNamed && !isPlain ? wordsOf(words) : [];
}

/** The share of new energy where a kind of it is named, or listed. */
function penetrations({ parts, chosen: { dataset, bases }, members, listing }: Whole): string[] {
  const words = bases.flatMap(({ indicator, part }) => {
    const { kind, of = '' } = dataset.indicators[indicator] ?? { kind: '' };
    const only = kind === 'ratio' ? dataset.indicators[of]?.only : undefined;
    if (!only) return [];
    const { dimension } = only;
    const isNarrowed = members.filters[dimension] || members.without[dimension] || listing.by.includes(dimension);
    return isNarrowed ? [part?.word ?? ''] : [];
  });
  return words.length > 0
    ? [
        ...words,
        ...wordsOf(partsThat(parts, 'names').filter(({ sense }) => sense.options[0]?.dimension === 'fuelType')),
      ]
    : [];
}

const selling = /sell|sold|卖|销/i;

/** A list that another figure makes than the one that is asked: the price of what sells best. */
function decides({ parts, text, chosen: { dataset }, figures: { unsure }, listing }: Whole): string[] {
  if (unsure.length > 0) return [...unsure];
  const orders = partsThat(parts, 'order');
  const isOther = dataset.key !== 'sales';
  const sold = orders.filter(({ word }) => isOther && selling.test(word));
  const figures = partsThat(parts, 'figure');
  const counted = orders.filter((order) => {
    if (!isOther || order.sense.count === null || order.sense.change || /^(?:最|多)/.test(order.word)) return false;
    const isBefore = figures.some(
      ({ end }) => end <= order.start && !/^\s*(?:of|for|in)(?![a-z])/.test(text.slice(end, order.start)),
    );
    return !isBefore && !parts.some(({ sense, word }) => sense.is === 'each' && /^(?:by|按)$/i.test(word));
  });
  if (counted.length > 0) return wordsOf(counted);
  const own = /(?:and|with) (?:their|its)(?![a-z])|及其/.exec(text);
  return listing.limit !== null && isOther && own ? [own[0]] : wordsOf(sold);
}

/** Growth that months of several years have together; and growth between two months of which the way is not told. */
function years({ parts, figures, period }: Whole): string[] {
  const words = [...partsThat(parts, 'change'), ...partsThat(parts, 'order').filter(({ sense }) => sense.change)];
  const times = partsThat(parts, 'time');
  const isPlain = words.every(({ sense }) => sense.is === 'order' || sense.plain);
  const isBetween = isPlain && times.some(({ word }) => /^(?:from|since|between|从|自)/i.test(word));
  const months = period.to - period.from + 1;
  // Growth of that month, or against it.
  const formerly = times.filter(({ sense }) => isYearBefore(sense));
  if (words.length > 0 && formerly.length > 0) return wordsOf([...words, ...formerly]);
  // Against what came before, months have to be one period: one month, quarter or year.
  const isSpan =
    months !== lengthOf[period.dateType] &&
    words.some(({ sense }) => sense.is === 'change' && sense.against === 'before');
  const isLong = months > 12 || isSpan;
  return words.length > 0 && figures.change !== null && !period.byPeriod && (isLong || isBetween)
    ? wordsOf([...words, ...times])
    : [];
}

const endBefore =
  /(?:^|[^a-z])(?:up to|upto|from|than|since|by|until|till|through|before|after|as of|截至|截止|截止到|到|至|从|自)\s*$/;
const endAfter =
  /^\s*(?:以前|之前|以后|之后|[前后底初末止起]|为止|(?:on|onwards?|or (?:later|earlier)|and (?:later|earlier|before|after))(?=\s*(?:$|[,.?])))/;

/** Months and quarters of a dataset that is counted by year. */
const yearly = ({ parts, chosen: { dataset } }: Whole): string[] =>
  dataset.isYearly ? wordsOf(withinYears(parts)) : [];

/** Times of which one end alone is told. */
const ends = ({ parts, text }: Whole): string[] =>
  partsThat(parts, 'time').flatMap(({ start, end, word }) => {
    const [before] = endBefore.exec(text.slice(0, start)) ?? [];
    const [after] = endAfter.exec(text.slice(end)) ?? [];
    return before !== undefined || after !== undefined
      ? [`${before?.trim() ?? ''} ${word} ${after?.trim() ?? ''}`.trim()]
      : [];
  });

/** Times that something is set against, where the other side is not told: growth compared with 2024. */
function against({ parts, text, period }: Whole): string[] {
  const times = partsThat(parts, 'time');
  const isPlain = partsThat(parts, 'change').some(({ sense }) => sense.plain);
  return partsThat(parts, 'and').flatMap((and) => {
    const next = nearest(parts, parts.indexOf(and), 1, fillers);
    if (next?.sense.is !== 'time' || /\d/.test(text.slice(and.end, next.start))) return [];
    const isAlone = !times.some(({ end }) => end <= and.start);
    const isSetAgainst = isPlain && !period.asks.length && !/^(?:and|和|与|及|以及|或|or)$/i.test(and.word);
    return isAlone || isSetAgainst ? [and.word, next.word] : [];
  });
}

/** So many of each: several things are listed, and how many. */
function eachOf({ parts, chosen: { dataset }, listing, within }: Whole): string[] {
  if (within !== null || listing.limit === null) return [];
  return listing.by.length > 1
    ? wordsOf(partsThat(parts, 'order'))
    : [...new Set(countsEach({ parts, dataset, listing }))];
}

const checks: readonly (readonly [Doubt, (whole: Whole) => readonly string[]])[] = [
  ['bound', bounds],
  ['market', markets],
  ['place', places],
  ['penetration', penetrations],
  ['decides', decides],
  ['years', years],
  ['years', against],
  ['yearly', yearly],
  ['ends', ends],
  ['each', eachOf],
  ['base', shareDoubts],
  ['home', homeDoubts],
  ['trade', tradeDoubts],
];

/** What is understood word by word, and not surely as a whole. */
export const doubtsOf = (whole: Whole): AskBack[] =>
  checks.flatMap(([kind, check]): AskBack[] => {
    const words = check(whole);
    if (words.length === 0) return [];
    const parts = kind === 'base' ? partsOfNamed(whole) : null;
    const within = kind === 'base' ? withinNamed(whole) : null;
    return [{ kind, words, ...(parts && { parts }), ...(within && { within }) }];
  });
