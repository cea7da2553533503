import type { Settled } from './ask-back.ts';
import type { Chosen } from './choose-dataset.ts';
import type { Figures } from './choose-figures.ts';
import type { Listing } from './choose-listing.ts';
import type { ChosenMembers } from './choose-members.ts';
import type { Period } from './choose-period.ts';
import type { Part } from './parts.ts';
import type { SettledName } from './settle-names.ts';
import type { Within } from './within.ts';

/** All that was chosen of a question. */
export interface Whole {
  parts: readonly Part[];
  text: string;
  chosen: Chosen;
  figures: Figures;
  names: readonly SettledName[];
  members: ChosenMembers;
  listing: Listing;
  period: Period;
  within: Within | null;
  settled: Settled;
}
