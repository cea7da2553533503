import type { AreaManifest, Language } from '@portal/contract';
import type { CallData, CallPayload } from '@portal/shell';
import type { MarketViews, View } from '@portal/ui';
import type { Chosen, Offered } from './choices.ts';

type Query = CallPayload<'marketQuery'>;

/** A text in both languages. */
export type Words = Readonly<Record<Language, string>>;

/** What an area or a page asks about. */
export interface Subject {
  dataset: CallPayload<'marketCatalogue'>['dataset'];
  /** Its sources and dimensions, and how they stand in the address. */
  views: MarketViews;
  /** What an account reads that may not see it. */
  refused: Words;
}

/** The address that is being opened, as a page reads it. */
export interface Opened<Of extends Offered = Offered> {
  view: View;
  catalogue: CallData<'marketCatalogue'>;
  choices: Chosen<Of>;
  search: URLSearchParams;
}

/** All that a page says of itself. */
export interface PageDeclaration<Of extends Offered = Offered> {
  /** Its name in the address, after which its folder is called. */
  name: string;
  /** What it is called in the menu, above itself, and in the way that led to it. */
  words: Words;
  /** What the address chooses for it beside the view and what the kit's own parts let choose. */
  choices?: Of;
  /**
   * The dimensions whose members it shows, by the choice `by` in the address, whose usual value is the first; one that is
   * no dimension stands for all members together. Marks and rows lead here.
   */
  cuts?: readonly string[];
  /** How many of the latest periods it shows while the address names no months; absent: as many as its date type has. */
  periods?: number;
  /** What stands on it: counts of cars, and money beside them; a person chooses how they are written. */
  written?: { counts: true; money?: true };
  /** It has a bar of filters of its own, in place of the one of the frame. */
  ownFilters?: boolean;
  /** It works out what the address says: it stands without the market, whose catalogue only names the release beside its title. */
  withoutMarket?: true;
  /** It is read and no analysis: it has a head of its own, asks the market nothing, and says by `ahead` what it waits for. */
  ownFrame?: boolean;
  /** What it asks about where that is another dataset than the area's, which another product may open. */
  of?: Subject;
  /**
   * The questions whose rows it lists, which it waits for too: a person may narrow them to values of their figures, those
   * of the first being offered. The page asks them by `useListed`.
   */
  lists?(opened: Opened<Of>): readonly Query[];
  /**
   * The figures by whose values a person may narrow rows that hang on another answer, or that the page puts together
   * itself, in the order in which they are offered; `beside` are those of another dataset. It narrows by `useListed`, or
   * by `useLimits`, and says itself how many rows lie outside.
   */
  values?: { figures: readonly string[]; beside?: { dataset: Subject['dataset']; figures: readonly string[] } };
  /**
   * The other questions that it waits for, which leave while its code is on its way: to the market, or by another call, then
   * what `ask` has given.
   */
  first?(opened: Opened<Of>): readonly (Query | Promise<unknown>)[];
  /** Questions that need no catalogue, asked beside it; the view is that of the address, whatever the release has. */
  ahead?(opened: Pick<Opened, 'view' | 'search'>): readonly Promise<unknown>[];
}

/**
 * What the lists of the portal say of a page beside its name: the manifest is made of it. It stands beside the page, as
 * `listed`, since nothing of it is needed where the page is shown.
 */
export interface PageListing {
  /** What can be taken away from it is called so in the table of downloads; absent where nothing can. */
  download?: Words;
  /** The query by which it shows what the quick search has found, by its kind, with {key} for the key of that. */
  links?: AreaManifest['links'];
  /** The query by which it shows a member of a dimension that was pressed, beside `links`. */
  shows?: Readonly<Record<string, string>>;
}

export type AnalysisPage<Of extends Offered = Offered> = PageDeclaration<Of> & { choices: Of };

/** A page of an area of analysis: what the entry of the area must know of it, while its code is still on its way. */
export const definePage = <const Of extends Offered = Record<never, never>>(
  page: PageDeclaration<Of>,
): AnalysisPage<Of> => ({ choices: {} as Of, ...page });
