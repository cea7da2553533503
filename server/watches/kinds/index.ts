import { change } from './change.ts';
import { entry } from './entry.ts';
import type { Kind } from './kind.ts';
import { limit } from './limit.ts';
import { left, within } from './place.ts';
import type { FigureRule } from './verdict.ts';

/** Each kind of condition, whole: how it is judged, and what is said of it. */
const kinds: { readonly [K in FigureRule['kind']]: Kind<FigureRule & { kind: K }> } = {
  above: limit,
  below: limit,
  change,
  within,
  left,
  entry,
};

/** @returns the kind that a rule is of; only that rule may be given to it */
export const kindOf = ({ kind }: FigureRule): Kind => kinds[kind] as Kind;
