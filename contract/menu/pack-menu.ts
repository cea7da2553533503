import { pageId } from '../page-id.ts';
import type { MenuEntry } from '../schemas/index.ts';

/** An entry of a menu as a page carries it: without what goes without saying. */
export interface PackedEntry extends Partial<Omit<MenuEntry, 'path' | 'title' | 'children'>> {
  path: string;
  title: string;
  children?: PackedEntry[];
}

/** What an entry is that says nothing else. */
const usual = { type: 1, icon: '', videoUrl: '', memo: '', special: false } as const;

/** Most of a menu are its pages, of which the path and the title say all: a page brings the menu in a quarter of the signs. */
export const packMenu = (menu: readonly MenuEntry[]): PackedEntry[] =>
  menu.map(({ id, key, path, title, children, ...rest }) => ({
    ...(id === key ? {} : { id }),
    ...(key === pageId(path) ? {} : { key }),
    path,
    title,
    ...Object.fromEntries(
      Object.entries(rest).filter(
        ([name, value]) => !Object.hasOwn(usual, name) || usual[name as keyof typeof usual] !== value,
      ),
    ),
    ...(children.length > 0 ? { children: packMenu(children) } : {}),
  }));

/** @returns the menu that packMenu was given */
export const unpackMenu = (packed: readonly PackedEntry[]): MenuEntry[] =>
  packed.map(({ path, key = pageId(path), id = key, children = [], ...rest }) => ({
    ...usual,
    ...rest,
    id,
    key,
    path,
    children: unpackMenu(children),
  }));
