import type { MarketDecision } from '@portal/contract';
import { type Sheet, usualChange } from './sheet.ts';

/** Prices of new cars to begin with are written in so many yuan. */
const wholeYuan = 1000;

/**
 * What becomes of a sheet whose question is turned to another one. The car stays: a new car follows it, in its segment and
 * at what it costs today, until somebody says otherwise.
 * @param shown what the sheet shows as it is; undefined while that is on its way
 */
export function turnedTo(kind: Sheet['kind'], sheet: Sheet, answer: MarketDecision | undefined): Partial<Sheet> {
  const turned: Partial<Sheet> = {
    kind,
    change: usualChange[kind],
    unit: kind === 'price' ? 'part' : 'yuan',
    basis: null,
    response: null,
  };
  if (kind !== 'launch' || !sheet.subject || !answer?.segment) return turned;
  const now = answer.price?.now;
  return {
    ...turned,
    segment: answer.segment.key,
    ...(now && { price: Math.round(now.high / wholeYuan) * wholeYuan }),
    comparables: null,
  };
}
