import { createContext, useContext } from 'react';
import type { Anchor } from '../popover/place-below.ts';

/** A member of a dimension that a mark, a bar or a row stands for. */
export interface LeadMember {
  dimension: string;
  key: string;
  /** As the picture or the table says it. */
  name: string;
}

/** What was pressed. */
export interface Led {
  /** What it stands for, the nearest first: of a point of a line its member, then its month. Never empty. */
  members: readonly LeadMember[];
  /** Its figure in words; empty where it has none. */
  figure: string;
  /** Where it stands. */
  anchor: Anchor;
}

/** What marks and rows lead on to, said by the page round them. */
export interface Lead {
  /** Whether the members of a dimension lead anywhere. */
  leads: (dimension: string) => boolean;
  /** Offers the ways on from what was pressed. */
  open: (led: Led) => void;
}

const Context = createContext<Lead | null>(null);

export const LeadProvider = Context.Provider;

/** What marks and rows of the page lead on to; null where they lead nowhere. */
export const useLead = (): Lead | null => useContext(Context);
