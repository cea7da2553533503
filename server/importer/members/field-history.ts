import type { Reason } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';

/** A value that holds from a month on, and the row that says so; null where the former release has it. */
export interface Step {
  /** year * 12 + month - 1 */
  since: number;
  value: string;
  row: string | null;
}

/** What a member is described by in one field, over time. */
export interface FieldHistory {
  /** What held before all steps; null where nobody has said. */
  first: string | null;
  /** By their months. */
  steps: Step[];
}

/** What nobody has said. */
export const unknown = 'unknown';

/** What holds now. */
export const presentOf = ({ first, steps }: FieldHistory): string => steps.at(-1)?.value ?? first ?? unknown;

const stepAt = ({ steps }: FieldHistory, month: number): Step | undefined =>
  steps.filter(({ since }) => since <= month).at(-1);

/**
 * Takes in that a value holds from a month on.
 * @returns the reason where that is not so by what is known; what is known already changes nothing
 */
export function addStep(field: string, history: FieldHistory, step: Step): Reason | null {
  const same = history.steps.find(({ since }) => since === step.since);
  if (same) {
    if (same.value === step.value) return null;
    return same.row === null
      ? reasons.conflictWithFormer(field, step.value, same.value)
      : reasons.conflict(field, step.value, same.value, same.row);
  }
  const before = stepAt(history, step.since);
  if ((before?.value ?? history.first) === step.value) {
    // It has held all along, or since another month.
    return before ? reasons.knownSince(field, step.value, before.since) : null;
  }
  const next = history.steps.find(({ since }) => since > step.since);
  if (next?.value === step.value) return reasons.knownSince(field, step.value, next.since);
  history.steps = [...history.steps, step].sort((first, other) => first.since - other.since);
  return null;
}

/**
 * Whether a row that says no month agrees: a value must have held in the month of the row, or hold now, as sources tell
 * the past by what is so today.
 * @param month of the row; null where it is of several
 * @returns the reason where it does not; the first value is learned from a row of a month before all steps
 */
export function agrees(field: string, history: FieldHistory, value: string, month: number | null): Reason | null {
  const { first, steps } = history;
  if (value === unknown || value === presentOf(history)) return null;
  const step = month === null ? undefined : stepAt(history, month);
  const could = month === null ? [first, ...steps.map((entry) => entry.value)] : [step ? step.value : first];
  if (could.includes(value)) return null;
  if (first === null && !step) {
    history.first = value;
    return null;
  }
  return reasons.undated(field, value, could[0] ?? '', steps);
}
