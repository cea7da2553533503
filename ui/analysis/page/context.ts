import type { View } from '@portal/ui';
import { createContext, useContext } from 'react';
import type { AnalysisArea } from './analysis-area.ts';
import type { Catalogue } from './ask.ts';
import type { AskMembers } from './ask-members.ts';
import type { MemberNames } from './use-member-names.ts';

/** The address of a page: what it shows, and how that is changed. */
export interface Address {
  search: URLSearchParams;
  view: View;
  /** @param rest the query that the view is written into, where more of it changes with the view */
  setView: (view: View, rest?: URLSearchParams) => void;
  /** Sets a choice of the page; the default is left out of the address. */
  setChoice: (name: string, value: string, fallback: string) => void;
}

/** A figure by whose values rows can be narrowed. */
export type Limitable = Pick<Catalogue['indicators'][number], 'key' | 'name' | 'format' | 'unit' | 'against'>;

/** What the frame gives to each page. */
export interface PageContext extends Address {
  area: AnalysisArea;
  /** Prefix of the area in the address, such as /sales. */
  basePath: string;
  /** Name of the page in the address. */
  page: string;
  /** What it is called. */
  title: string;
  /** Null while it is on its way. */
  catalogue: Catalogue | null;
  names: MemberNames;
  /** Asks for members of a dimension. */
  ask: AskMembers;
  /** The figures by whose values rows can be narrowed, of a page without a question or a dataset that names them. */
  limitable?: readonly Limitable[];
}

const Context = createContext<PageContext | null>(null);

export const PageProvider = Context.Provider;

/** @throws Error outside of the frame */
export function usePage(): PageContext {
  const page = useContext(Context);
  if (!page) throw new Error('a page of an analysis stands in its frame');
  return page;
}
