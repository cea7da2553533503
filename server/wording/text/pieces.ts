import { isSign } from './folded.ts';

/** A part of a text that means something; `weight` is what it costs beside others that cover the same. */
export interface Piece<Sense> {
  start: number;
  end: number;
  senses: readonly Sense[];
  weight: number;
}

/** A text as pieces in their order, and the parts of it that none of them covers. */
export interface Cut<Sense> {
  pieces: readonly Piece<Sense>[];
  gaps: readonly { start: number; end: number }[];
}

/** What a sign costs that no piece covers; a piece costs so much less that longer words win over several short ones. */
const uncovered = 1000;
const piece = 10;

/**
 * Cuts a text into pieces so that as little as possible is left over, and then into as few as possible.
 * @param candidates pieces by the place at which they begin
 */
export function cutText<Sense>(text: string, candidates: ReadonlyMap<number, readonly Piece<Sense>[]>): Cut<Sense> {
  const costs = new Array<number>(text.length + 1).fill(0);
  const steps = new Array<Piece<Sense> | null>(text.length + 1).fill(null);
  for (let at = text.length - 1; at >= 0; at -= 1) {
    costs[at] = (costs[at + 1] ?? 0) + (isSign(text[at]) ? 0 : uncovered);
    for (const candidate of candidates.get(at) ?? []) {
      const cost = (costs[candidate.end] ?? 0) + piece + candidate.weight;
      if (cost >= (costs[at] ?? 0)) continue;
      costs[at] = cost;
      steps[at] = candidate;
    }
  }
  const pieces: Piece<Sense>[] = [];
  const gaps: { start: number; end: number }[] = [];
  let at = 0;
  while (at < text.length) {
    const step = steps[at];
    if (step) {
      pieces.push(step);
      at = step.end;
      continue;
    }
    const last = gaps.at(-1);
    if (!isSign(text[at])) {
      // Signs and blanks between two parts that are not understood are of one thing: 12-18.
      const between = last ? [...text.slice(last.end, at)] : [];
      if (last && between.every(isSign) && between.length <= 2 && !between.includes(',')) last.end = at + 1;
      else gaps.push({ start: at, end: at + 1 });
    }
    at += 1;
  }
  return { pieces, gaps };
}
