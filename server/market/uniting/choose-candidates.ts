import { type UnitedField, unitedFields } from '@portal/contract';
import type { Sentence } from '../../kernel/words/sentence.ts';
import type { NameReason } from './alike-names.ts';
import { widerOf } from './levels.ts';

/** Why two members may be one, with the evidence in numbers. */
export type Reason =
  | { kind: NameReason }
  | {
      kind: 'proportional';
      months: number;
      correlation: number;
      /** What the second sold for each unit of the first. */
      ratio: number;
    }
  | {
      kind: 'same';
      months: number;
      /** The largest by which a figure differs, as a part of the larger one. */
      difference: number;
    };

/** A member of a pair: what it sold over all sources and months. */
export interface CandidateMember {
  id: number;
  key: string;
  name: Sentence;
  /** The numbers of what it belongs to, by field. */
  wider: Partial<Record<UnitedField, number>>;
  sold: number;
  months: number;
}

/** Two members that may be one. */
export interface Candidate {
  field: UnitedField;
  members: readonly [CandidateMember, CandidateMember];
  reasons: readonly Reason[];
  /** In how many months one source has figures of both, which speaks against it. */
  together: number;
}

const weights = { spelling: 4, script: 4, same: 3, sound: 3, proportional: 2, initials: 1 } as const;

const weightOf = ({ reasons }: Candidate): number => reasons.reduce((sum, { kind }) => sum + weights[kind], 0);

const smaller = ({ members: [first, second] }: Candidate): number => Math.min(first.sold, second.sold);

const pairOf = (field: UnitedField, first: number | undefined, second: number | undefined): string =>
  [field, ...[first, second].toSorted((a, b) => Number(a) - Number(b))].join(' ');

/** Initials alone say little: they count where no source has both, or the figures say the same. */
const isLikely = ({ reasons, together }: Candidate): boolean =>
  together === 0 || reasons.some(({ kind }) => kind !== 'initials');

/**
 * Chooses what is proposed: the likeliest first. What belongs to two members that are proposed themselves is left out:
 * most of it becomes one with them.
 * @param isApart whether somebody has decided that two are not one
 */
export function chooseCandidates(
  all: readonly Candidate[],
  isApart: (candidate: Candidate) => boolean,
  most: number,
): Candidate[] {
  const proposed = new Set<string>();
  const chosen: Candidate[] = [];
  for (const field of unitedFields) {
    for (const candidate of all.filter((each) => each.field === field && isLikely(each) && !isApart(each))) {
      const [first, second] = candidate.members;
      // Of models that are left out so are their sub-models.
      proposed.add(pairOf(field, first.id, second.id));
      const isWithin = widerOf[field].some((wider) =>
        proposed.has(pairOf(wider, first.wider[wider], second.wider[wider])),
      );
      if (!isWithin) chosen.push(candidate);
    }
  }
  return chosen
    .toSorted((candidate, other) => weightOf(other) - weightOf(candidate) || smaller(other) - smaller(candidate))
    .slice(0, most);
}
