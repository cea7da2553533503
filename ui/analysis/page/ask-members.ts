import type { DimensionKey, Filters, Member } from '@portal/contract';
import type { Narrowed } from '@portal/ui';

export interface MembersQuestion {
  dimension: DimensionKey;
  search?: string;
  keys?: string[];
  within?: Filters;
  /** Counts what is left of each member under these. */
  under?: Narrowed;
  limit?: number;
}

export interface MembersQuery {
  members: Member[];
  all: number;
  /** How many more fit the search and lie outside of `within`. */
  outside?: number;
  /** What is counted as left of each. */
  leftOf?: { key: string; name: string };
}

/** Asks the server for members of a dimension: of which dataset, the frame of the area knows. */
export type AskMembers = (question: MembersQuestion) => Promise<MembersQuery>;
