import type { WordDataset } from '../vocabulary/vocabulary.ts';
import type { Settled } from './ask-back.ts';
import type { Figures } from './choose-figures.ts';
import type { Listing } from './choose-listing.ts';
import type { ChosenMembers } from './choose-members.ts';
import { places } from './families.ts';
import { type Part, partsThat } from './parts.ts';

/** Lists that lie within each other: the first few of each, the share within each. */
export interface Within {
  /** What is listed, the outer one first. */
  by: readonly [outer: string, inner: string];
}

interface Read {
  parts: readonly Part[];
  text: string;
  dataset: WordDataset;
  figures: Pick<Figures, 'hasShare'>;
  members: Pick<ChosenMembers, 'filters' | 'without'>;
  listing: Listing;
  settled: Pick<Settled, 'within'>;
}

/** Words that say each and nothing else: what stands after “by” may also be only what a list is cut by. */
const each = /^(?:各|各个|各家|每|每个|每家|each|every|for each|for every|per)$/i;

/** The listed dimensions that stand with a word for each, and the part of the question in which they do. */
function eachOf({
  parts,
  dataset,
  listing,
}: Pick<Read, 'parts' | 'dataset' | 'listing'>): { dimension: string; start: number; end: number }[] {
  return parts.flatMap((part, at) => {
    if (part.sense.is !== 'dimension') return [];
    const before = parts[at - 1];
    const isEach = before?.sense.is === 'each' && each.test(before.word);
    const dimension = part.sense.dimensions.find((key) => Object.hasOwn(dataset.dimensions, key));
    if (!dimension || !listing.by.includes(dimension) || !(isEach || /^[各每]/.test(part.word))) return [];
    return [{ dimension, start: isEach ? (before?.start ?? part.start) : part.start, end: part.end }];
  });
}

/** Whether what stands with a word for each is said to be the whole: 各省份中, in each province. */
const isWhole = (text: string, { start, end }: { start: number; end: number }): boolean =>
  /^(?:的|市场|车市)*(?:里|中|内|里面|之中|之内|当中)(?!型|级|大型)/.test(text.slice(end)) ||
  /(?:^|[^a-z])(?:in|within|inside)\s+(?:of\s+)?$/.test(text.slice(0, start));

/** Whose share it is, where one kind of thing is named beside places: the brand in 各省份中比亚迪的份额. */
function ownerOf({ members: { filters, without } }: Read, outer: string): string | null {
  const named = Object.keys(filters).filter((dimension) => !places.has(dimension));
  const [owner] = named;
  return owner !== undefined && named.length === 1 && owner !== outer && Object.keys(without).length === 0
    ? owner
    : null;
}

/** Of two lists the one of places, beside another that is none. */
function placeBeside(listed: readonly string[]): string | null {
  const [place, ...others] = listed.filter((dimension) => places.has(dimension));
  return place !== undefined && others.length === 0 && listed.length === 2 ? place : null;
}

/** Of shares by two lists: that of places, within each of which the others may have theirs. */
export const shareWithin = ({
  figures,
  listing,
  within,
}: Pick<Read, 'figures' | 'listing'> & { within: Within | null }) =>
  figures.hasShare && within === null ? placeBeside(listing.by.filter((dimension) => dimension !== 'period')) : null;

/** So many of each of what is listed, and of nothing else: the first three SUVs of every brand. */
export function countsEach(read: Omit<Read, 'settled' | 'members' | 'figures' | 'text'>): string[] {
  const { parts, listing } = read;
  const orders = partsThat(parts, 'order').filter(({ sense }) => sense.count !== null);
  const isAlone = listing.by.filter((dimension) => dimension !== 'period').length === 1;
  // 各品牌前五 are the first five brands.
  const isEach = eachOf(read).some(({ start }) => parts.some((part) => part.start === start && !/^各/.test(part.word)));
  return isAlone && isEach ? orders.map(({ word }) => word) : [];
}

/**
 * The list that another one lies within: the first three models of each brand, the share of a brand within each province.
 * @returns null where nothing says so surely; then it is asked back
 */
export function withinOf(read: Read): Within | null {
  const { text, figures, listing, parts, settled } = read;
  const listed = listing.by.filter((dimension) => dimension !== 'period');
  const found = eachOf(read);
  const [outer] = found;
  const [first, second] = listed;
  const isCounted = partsThat(parts, 'order').some(({ sense }) => sense.count !== null);
  if (first !== undefined && second !== undefined && listed.length === 2) {
    const inner = outer?.dimension === first ? second : first;
    const isSure = outer !== undefined && new Set(found.map(({ dimension }) => dimension)).size === 1;
    const isShare = figures.hasShare && isSure && isWhole(text, outer);
    const place = placeBeside(listed);
    if (settled.within && figures.hasShare && place) return { by: [place, place === first ? second : first] };
    return isSure && ((listing.limit !== null && isCounted) || isShare) ? { by: [outer.dimension, inner] } : null;
  }
  if (!figures.hasShare || first === undefined || listed.length !== 1 || listing.limit !== null) return null;
  const owner = ownerOf(read, first);
  const isSure = settled.within || (outer?.dimension === first && isWhole(text, outer));
  return owner !== null && isSure ? { by: [first, owner] } : null;
}
