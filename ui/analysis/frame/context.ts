import { createContext, useContext } from 'react';
import type { AnalysisArea } from '../area/define-area.ts';
import type { AskMembers } from '../filters/ask-members.ts';
import type { MemberNames } from '../filters/use-member-names.ts';
import type { Catalogue } from './ask.ts';
import type { Address } from './use-address.ts';

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
}

const Context = createContext<PageContext | null>(null);

export const PageProvider = Context.Provider;

/** @throws Error outside of the frame */
export function usePage(): PageContext {
  const page = useContext(Context);
  if (!page) throw new Error('a page of an analysis stands in its frame');
  return page;
}
