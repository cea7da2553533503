import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { AskBack } from './ask-back.ts';
import { leftOutOf } from './left-out.ts';
import type { Part } from './parts.ts';
import { isWithin, type SettledName } from './settle-names.ts';

type Members = Record<string, string[]>;

export interface ChosenMembers {
  filters: Members;
  without: Members;
  /** Dimensions of which several members are named one by one, in the order of the question. */
  sideBySide: readonly string[];
  asks: readonly AskBack[];
}

/** Dimensions that name the same cars, or the same places, on several levels. */
const families: readonly (readonly string[])[] = [
  ['manufacturer', 'brand', 'model', 'subModel', 'trim'],
  ['area', 'province', 'city'],
];

const familyOf = (dimension: string) => families.find((family) => family.includes(dimension));

/** Whether two names are put side by side: nothing but a conjunction, or a comma, stands between them. */
export function isListed(parts: readonly Part[], text: string, one: Part, other: Part): boolean {
  const [first, last] = one.start < other.start ? [one, other] : [other, one];
  const between = parts.filter(({ start, end }) => start >= first.end && end <= last.start);
  const isJoined =
    between.some(({ sense }) => sense.is === 'and') || /[、,，/]/.test(text.slice(first.end, last.start));
  return isJoined && between.every(({ sense }) => sense.is === 'and' || sense.is === 'filler');
}

/** The members that narrow a question, and those that it leaves out. */
export function chooseMembers(
  parts: readonly Part[],
  names: readonly SettledName[],
  vocabulary: Vocabulary,
  text: string,
): ChosenMembers {
  const { names: out, unsure } = leftOutOf(parts, names, text);
  const asks: AskBack[] = [];
  const [filters, without]: [Members, Members] = [{}, {}];
  const sideBySide: string[] = [];
  const within = names.filter((name) => !out.has(name));
  // 特斯拉 Model Y: the brand says which car it is, and narrows nothing more.
  const isQualifier = (name: SettledName) =>
    within.some(
      (other) =>
        other !== name &&
        isWithin(vocabulary, other.members, name.members) &&
        !isListed(parts, text, name.part, other.part),
    );
  const own = within.filter((each) => !isQualifier(each));
  for (const [at, name] of own.entries()) {
    for (const other of own.slice(at + 1)) {
      const family = familyOf(name.members.dimension);
      const isAcross =
        family && family === familyOf(other.members.dimension) && name.members.dimension !== other.members.dimension;
      if (isAcross && isListed(parts, text, name.part, other.part)) {
        asks.push({ kind: 'levels', words: [name.part.word, other.part.word] });
      }
    }
  }
  for (const name of own) {
    const { dimension, keys } = name.members;
    const known = filters[dimension];
    if (known) {
      const isSame = keys.every((key) => known.includes(key)) || known.every((key) => keys.includes(key));
      const beside = own.find(
        (other) =>
          other !== name && other.members.dimension === dimension && isListed(parts, text, name.part, other.part),
      );
      if (isSame && beside && beside.members.keys.join() !== keys.join()) {
        asks.push({ kind: 'levels', words: [beside.part.word, name.part.word] });
      }
      if (isSame) {
        // The narrower of two that lie within each other: 豪华SUV, SUV.
        filters[dimension] = known.length < keys.length ? known : [...keys];
        continue;
      }
      if (!sideBySide.includes(dimension)) sideBySide.push(dimension);
    }
    filters[dimension] = [...new Set([...(known ?? []), ...keys])];
  }
  // Members that go by one name together cannot stand beside others as one.
  for (const dimension of sideBySide) {
    const groups = within.filter(({ members }) => members.dimension === dimension && members.keys.length > 1);
    if (groups.length > 0) {
      asks.push({
        kind: 'levels',
        words: within.filter(({ members }) => members.dimension === dimension).map(({ part }) => part.word),
      });
    }
  }
  for (const { members } of out) without[members.dimension] = [...(without[members.dimension] ?? []), ...members.keys];
  if (unsure.length > 0) asks.push({ kind: 'without', words: unsure });
  return { filters, without, sideBySide, asks };
}
