import type { DimensionKey } from '@portal/contract';
import { launchable, launchFigures } from '@portal/ui/analysis';

/** What the pages let a person choose; the first of each list is the default. The names stand in the address. */

/** What events are counted by over time. */
export const eventCuts = [
  'eventKind',
  'segment',
  'priceBand',
  'fuelType',
  'brand',
  'origin',
  'eventSource',
] as const satisfies readonly DimensionKey[];

/** As many periods as the calendar shows while nobody has chosen any. */
export const usualPeriods = 12;

/** What is launched: sub-models first, which the events are of. */
export const rampBy = [launchable[1], launchable[0]] as const;

export const rampChoices = { by: rampBy, indicator: launchFigures } as const;

/** As many lines as stand beside each other. */
export const mostRamps = 8;

/** Where nobody is chosen the newest so many are shown. */
export const newestShown = 5;

/** Of so many months from the launch on the quartiles stand there, though the newest cars have not come as far. */
export const monthsAhead = 12;

/** As many launched cars of a segment as its quartiles are made of: the newest. */
export const mostPeers = 100;

/** Whether the price of a coming car is known already. */
export const stages = ['every', 'presale', 'announced'] as const;
export type Stage = (typeof stages)[number];
