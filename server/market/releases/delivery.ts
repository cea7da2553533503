import type { Sentence } from '../../kernel/words/sentence.ts';
import type { FileSeal } from './file-seal.ts';

/**
 * What a delivery does: it is the whole market, or all of another dataset; adds figures; gives figures anew; is all
 * there is of its sources and months; takes figures away; or says what cars are, and brings no figures.
 */
export const deliveryKinds = ['whole', 'add', 'correct', 'replace', 'withdraw', 'describe'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** Which member became one with which other one, by a decision. */
export interface United {
  /** What files call the level: brand. */
  field: string;
  from: Sentence;
  into: Sentence;
  /** How many members of narrower levels became one with it, by the table that has them. */
  narrower: Readonly<Record<string, number>>;
}

/** Which member was succeeded by which other one, by a decision, and from which month on; null takes that back. */
export interface Succession {
  /** What files call the level: model. */
  field: string;
  predecessor: Sentence;
  successor: Sentence;
  month: string | null;
}

/** What came into a release at once, and from where. */
export interface Delivery {
  /** The release that was made of it. */
  id: string;
  dataset: string;
  /** Where two members became one there is no file. */
  kind: DeliveryKind | 'unite';
  united?: United;
  succession?: Succession;
  /** ISO 8601, UTC. */
  at: string;
  /** What the release that was made of it said of itself; missing in releases sealed before it was kept here. */
  note?: string;
  /** Who brought it; null when nobody said. */
  by: string | null;
  /** The release that it was made onto; null where it began a market. */
  onto: string | null;
  files: (FileSeal & { name: string })[];
  /** The mapping by its name and its content (SHA-256, hexadecimal); null where the columns had the names of the fields. */
  mapping: { name: string; sha256: string } | null;
  /** Figures that are new, have another value, are gone, and stood there already; and what was refused. */
  counts: Record<'inserted' | 'corrected' | 'withdrawn' | 'unchanged' | 'refused', number>;
}
