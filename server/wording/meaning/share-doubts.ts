import type { PartsOf } from './ask-back.ts';
import { cars, places } from './families.ts';
import { type Part, partsThat } from './parts.ts';
import type { Whole } from './whole.ts';
import { shareWithin } from './within.ts';

/** What stands before the share, or of what it is said to be one, where the words tell it. */
function namedSubject(parts: readonly Part[], text: string): { subject: Part | null; base: Part | null } {
  const names = partsThat(parts, 'names');
  const [share] = partsThat(parts, 'share');
  const base =
    names.find(({ word }) => /(?:市场|market)$/i.test(word)) ??
    names.find(({ end }) => /^\s*(?:市场)?(?:的?[里中内]|里面|之中)(?!型|级|大型)/.test(text.slice(end))) ??
    null;
  if (!share) return { subject: null, base };
  const before = names.findLast(({ end }) => end <= share.start) ?? null;
  const after = names.find(({ start }) => start >= share.end) ?? null;
  // 上海占全国销量的比例: what stands before is the part, what stands behind the whole.
  if (/^占/.test(text.slice(share.start))) return { subject: before, base: after };
  if (/^\s*(?:of|in|among)(?![a-z])/.test(text.slice(share.end)) && after) {
    const isRight = before !== null && /^(?:['’]s)?\s*(?:market\s*)?$/.test(text.slice(before.end, share.start));
    // What share of BYD sales is BEV: what stands behind the verb is the part.
    const behind = names.find(({ start }) => start >= after.end);
    const isVerb = behind && /(?:^|[^a-z])(?:is|are|was|were)(?![a-z])/.test(text.slice(after.end, behind.start));
    if (isVerb) return { subject: behind, base: after };
    return isRight ? { subject: before, base: after } : { subject: after, base };
  }
  return { subject: null, base };
}

/**
 * Of a share of something by something else (a brand by province) what can be asked: the part of each in what is named.
 * Its share within each of them has a whole of its own for each, which no one question has.
 */
export function partsOfNamed({ figures, names, members, listing }: Whole): PartsOf | null {
  const listed = listing.by.filter((dimension) => dimension !== 'period');
  const [by, second] = listed;
  const isNamed = listed.some((dimension) => members.filters[dimension]);
  if (!figures.hasShare || by === undefined || second !== undefined || isNamed) return null;
  if (Object.keys(members.without).length > 0) return null;
  const of = names.filter(({ members: { dimension } }) => !places.has(dimension)).map(({ part }) => part.word);
  return of.length === 1 ? { by, of } : null;
}

/** Within each of which members what is named may have its share, or what is listed beside them. */
export function withinNamed(whole: Whole): PartsOf | null {
  const by = shareWithin(whole);
  if (by === null) return partsOfNamed(whole);
  const of = whole.names.filter(({ members: { dimension } }) => !places.has(dimension)).map(({ part }) => part.word);
  return { by, of };
}

/** Names that would only say which car or place another one is, and stand where the whole of a share does: 广州占广东的比例. */
function wholesOfNamed({ parts, names, members }: Whole): boolean {
  return names.some(({ part, members: { dimension, keys } }) => {
    const chosen = [...(members.filters[dimension] ?? []), ...(members.without[dimension] ?? [])];
    if (keys.some((key) => chosen.includes(key))) return false;
    const next = parts.find(({ start, sense }) => start >= part.end && sense.is !== 'filler');
    return next?.sense.is !== 'names';
  });
}

/** Names of which it is not sure whether a share is theirs, or a share of them. */
export function shareDoubts(whole: Whole): string[] {
  const { parts, text, figures, names, members, listing, settled } = whole;
  if (!figures.hasShare || whole.within !== null || (settled.parts && partsOfNamed(whole) !== null)) return [];
  const [share] = partsThat(parts, 'share');
  // By province and brand: of the whole, or of each province.
  if (shareWithin(whole) !== null) return settled.whole ? [] : partsThat(parts, 'share').map(({ word }) => word);
  const narrowing = Object.keys(members.filters).filter((dimension) => !listing.by.includes(dimension));
  const words = [...new Set([...partsThat(parts, 'share'), ...names.map(({ part }) => part)].map(({ word }) => word))];
  const dimensions = names.map(({ members: { dimension } }) => dimension);
  const isWithinOwn = dimensions.some(
    (dimension, at) =>
      dimensions.indexOf(dimension) !== at && !members.sideBySide.includes(dimension) && listing.by.includes(dimension),
  );
  // A kind of a kind, or of a market without some: the whole is not sure.
  if (isWithinOwn || wholesOfNamed(whole) || Object.keys(members.without).length > 0) return words;
  const listed = listing.by.filter((dimension) => dimension !== 'period');
  const isNamedAsWell = listed.some((dimension) => members.filters[dimension]);
  const ofCars = narrowing.filter((dimension) => cars.has(dimension));
  const ofKinds = narrowing.filter((dimension) => !cars.has(dimension) && !places.has(dimension));
  const [by = ''] = listed;
  if (!isNamedAsWell) {
    // BYD by province: its part of each province, or the part of each province in it.
    if (ofCars.length > 0) return words;
    if (ofKinds.length > 0 && !cars.has(by)) return words;
    const beside =
      share && names.find(({ part }) => part.end <= share.start && text.slice(part.end, share.start).trim() === '');
    return beside && ofKinds.includes(beside.members.dimension) ? words : [];
  }
  const { subject, base } = namedSubject(parts, text);
  const dimensionOf = (part: Part | null) => names.find((name) => name.part === part)?.members.dimension ?? null;
  const [subjectIs, baseIs] = [dimensionOf(subject), dimensionOf(base)];
  if (subjectIs !== null && !listed.includes(subjectIs)) return words;
  if (baseIs !== null && listed.includes(baseIs)) return words;
  return ofKinds.length > 0 && baseIs === null ? words : [];
}
