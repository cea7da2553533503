import type { Language } from '@portal/contract';
import { areaPreload } from './area-preload.ts';
import { type AreaLifecycles, reactArea } from './react-area.tsx';

/** A page that is read and asks the market nothing: what the entry of its area must know of it. */
export interface PlainPage {
  /** Its name in the address, after which its folder is called. */
  name: string;
  /** What it is called in the menu. */
  words: Readonly<Record<Language, string>>;
  /** The questions that it waits for, which leave while its code is on its way. */
  ahead?(opened: { search: URLSearchParams }): readonly Promise<unknown>[];
}

/**
 * What the entry of an area exports whose pages are read; one of analysis starts by `startArea` of the page kit.
 * @param pages in the order of the menu; the first is shown for an address that names none of them
 * @param load imports the code of all pages: one piece, so that going from one to another fetches nothing
 */
export const startPages = (
  pages: readonly PlainPage[],
  load: Parameters<typeof reactArea>[0],
): AreaLifecycles & { preload: (path: string) => void } => ({
  preload: areaPreload(({ page, query }) => {
    const opened = pages.find(({ name }) => name === page) ?? pages[0];
    return opened?.ahead?.({ search: query }) ?? [];
  }),
  ...reactArea(load),
});
