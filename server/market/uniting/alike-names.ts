import { isOtherScript, isSimplified } from '../../kernel/words/script.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { formsOf, isChinese, type NameForms } from './name-forms.ts';

/** A member that is compared by its names. */
export interface NamedMember {
  id: number;
  name: Sentence;
  /** Names are compared within it: the brand of a model; model, manufacturer and fuel of a sub-model. */
  scope: string;
  /** The names of what it belongs to. */
  around: readonly string[];
}

/**
 * Why two names may be of one member: written alike, in traditional and in simplified signs, of one sound, or the first
 * letters of the other.
 */
export type NameReason = 'spelling' | 'script' | 'sound' | 'initials';

export interface AlikePair {
  /** The numbers of the members, the smaller first. */
  ids: readonly [number, number];
  reason: NameReason;
}

type Formed = NamedMember & { forms: NameForms };

function pairsBy(
  members: readonly Formed[],
  reason: NameReason,
  of: (forms: NameForms) => readonly string[],
  other: (forms: NameForms) => readonly string[],
): AlikePair[] {
  const known = new Map<string, Formed[]>();
  for (const member of members) {
    for (const form of other(member.forms)) {
      const place = `${member.scope}\n${form}`;
      known.set(place, [...(known.get(place) ?? []), member]);
    }
  }
  return members.flatMap((member) =>
    of(member.forms).flatMap((form) =>
      (known.get(`${member.scope}\n${form}`) ?? []).flatMap((second): AlikePair[] => {
        // Where each has a name of its own in both languages, they are two that sound alike.
        const differ = reason !== 'spelling' && member.forms.isBilingual && second.forms.isBilingual;
        if (second.id === member.id || differ) return [];
        const ids = [Math.min(member.id, second.id), Math.max(member.id, second.id)] as const;
        return [{ ids, reason }];
      }),
    ),
  );
}

/** Members of which one has a sign that is not simplified, and is otherwise called as the other. */
function scriptPairs(members: readonly Formed[]): AlikePair[] {
  const chinese = members.map((member) => ({ ...member, names: member.forms.written.filter(isChinese) }));
  const isOther = (name: string) => [...name].some((sign) => isChinese(sign) && !isSimplified(sign));
  return chinese.flatMap(({ id, scope, names }) => {
    const others = names.filter(isOther);
    if (others.length === 0) return [];
    return chinese.flatMap((second): AlikePair[] => {
      const isPair = second.id !== id && second.scope === scope;
      if (!isPair || !others.some((name) => second.names.some((each) => isOtherScript(name, each)))) return [];
      return [{ ids: [Math.min(id, second.id), Math.max(id, second.id)], reason: 'script' }];
    });
  });
}

/**
 * Finds members whose names look like those of one. Two Chinese names of one sound are two names: only a Chinese and a
 * Latin one are compared by it.
 * @returns each pair once, with the strongest reason
 */
export function alikeNames(members: readonly NamedMember[]): AlikePair[] {
  const formed = members.map((member) => ({ ...member, forms: formsOf(member.name, member.around) }));
  const all = [
    ...pairsBy(
      formed,
      'spelling',
      ({ written }) => written,
      ({ written }) => written,
    ),
    ...scriptPairs(formed),
    ...pairsBy(
      formed,
      'sound',
      ({ sounds }) => sounds,
      ({ latin }) => latin,
    ),
    ...pairsBy(
      formed,
      'initials',
      ({ initials }) => initials,
      ({ latin }) => latin,
    ),
  ];
  const found = new Map<string, AlikePair>();
  for (const pair of all) if (!found.has(pair.ids.join(' '))) found.set(pair.ids.join(' '), pair);
  return [...found.values()];
}
