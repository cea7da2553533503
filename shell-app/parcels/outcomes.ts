import type { FailureKind } from '@portal/contract';

/** What came of a parcel that an area shows. */
export interface ParcelOutcome {
  /** Its name, such as @portal/area-dealer-card. */
  module: string;
  /** Where this page has it from. */
  address: string | null;
  /** Why it is not on screen; null where it is. */
  failure: FailureKind | null;
  /** From the moment it was asked for, in ms. */
  ms: number;
}

/** What came before somebody listened: the first picture of a page comes before what watches it. */
let before: ParcelOutcome[] = [];

/** How many of them are remembered, for a page that nobody watches. */
const mostBefore = 50;

const listeners = new Set<(outcome: ParcelOutcome) => void>();

/** Calls a listener for each outcome, the first one also for those before. @returns ends it */
export function onOutcome(listener: (outcome: ParcelOutcome) => void): () => void {
  listeners.add(listener);
  for (const outcome of before) listener(outcome);
  before = [];
  return () => void listeners.delete(listener);
}

export function noteOutcome(outcome: ParcelOutcome): void {
  for (const listener of listeners) listener(outcome);
  if (listeners.size === 0 && before.length < mostBefore) before.push(outcome);
}
