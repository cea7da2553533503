import type { Language, WrittenAs } from '@portal/contract';

/**
 * How the values of a series are meant. count: plain units, drawn in the unit that
 * their size asks for (S9.032); percent: a ratio;
 * points: percentage points; index: 100 is the base; price: already percent, not divided (S9.044 A83); number: a few
 * of something, drawn as they are; yuan: the price of a car, in the unit in which its language compares prices; amount:
 * other money, of which every yuan is written. Both are written in the other unit where a person has chosen it.
 */
export type SeriesFormat = 'count' | 'percent' | 'points' | 'index' | 'price' | 'number' | 'yuan' | 'amount';

/** What every chart says beside its figures. */
export interface ChartWords {
  written?: WrittenAs;
  title: string;
  /** The months the figures cover, written out. */
  period?: string;
  source?: string;
  /** What else a reader must know: demonstration data, preliminary months. */
  note?: string;
  language: Language;
  /** Series that the legend has hidden, by their keys: a picture leaves them out. */
  hidden?: readonly string[];
}
