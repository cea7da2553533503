import type { ChosenPlace } from '../address/fast-view-address.ts';
import type { Catalogue } from '../ask/ask.ts';
import type { Span } from '../ask/questions.ts';
import type { Lineup } from '../ask/use-market.ts';

/** What a sheet of paper is of. */
export interface SheetOf {
  lineup: Lineup;
  span: Span;
  source: Catalogue['dataSources'][number];
  /** The segment that the model sells most in. */
  segment: { key: string; name: string } | null;
  place: ChosenPlace | null;
  /** Who makes the model, and what it is. */
  about: string;
}
