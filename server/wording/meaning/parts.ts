import { type Folded, typedPart } from '../text/folded.ts';
import type { Cut } from '../text/pieces.ts';
import type { NamedMembers, Sense, SenseOf } from './sense.ts';

/** A part of a question with the one thing that it means, or the members that it may mean. */
export interface Part {
  /** As it was typed. */
  word: string;
  start: number;
  end: number;
  sense: Exclude<Sense, { is: 'members' | 'several' }> | { is: 'names'; options: readonly NamedMembers[] };
}

/** What counts first where the same word may mean several things. */
const order: readonly Sense['is'][] = [
  'beyond',
  'several',
  'figure',
  'source',
  'time',
  'order',
  'change',
  'toDate',
  'share',
  'rank',
  'grain',
  'trend',
  'without',
  'outside',
  'dimension',
  'members',
  'each',
  'and',
  'filler',
];

const rankOf = ({ is }: Sense): number => order.indexOf(is);

/** Figures that a word means in several ways are those of all datasets it is known in. */
function merged(senses: readonly Sense[], first: Sense): Sense {
  if (first.is === 'figure') {
    return { is: 'figure', of: senses.flatMap((sense) => (sense.is === 'figure' ? sense.of : [])) };
  }
  if (first.is !== 'dimension') return first;
  const dimensions = senses.flatMap((sense) => (sense.is === 'dimension' ? sense.dimensions : []));
  return { is: 'dimension', dimensions: [...new Set(dimensions)] };
}

/** The pieces of a text as parts: each with what it means first of all. */
export function partsOf(folded: Folded, { pieces }: Cut<Sense>): Part[] {
  return pieces.flatMap(({ start, end, senses }) => {
    const [first] = senses.toSorted((one, other) => rankOf(one) - rankOf(other));
    const of = { word: typedPart(folded, start, end), start, end };
    if (!first) return [];
    if (first.is === 'several') return first.all.map((sense) => ({ ...of, sense: sense as Part['sense'] }));
    if (first.is === 'members') {
      const options = senses.filter((sense): sense is NamedMembers => sense.is === 'members');
      return [{ ...of, sense: { is: 'names' as const, options } }];
    }
    return [{ ...of, sense: merged(senses, first) as Part['sense'] }];
  });
}

type PartSense = Part['sense'];
export type PartOf<Is extends PartSense['is']> = Part & { sense: Extract<PartSense, { is: Is }> };

/** The parts that mean something of a kind. */
export const partsThat = <Is extends PartSense['is']>(parts: readonly Part[], is: Is): PartOf<Is>[] =>
  parts.filter((part): part is PartOf<Is> => part.sense.is === is);

export type { SenseOf };
