import type { Language } from './constants.ts';
import type { AreaFiles, MenuEntry } from './schemas/index.ts';

/** What the page reports of the areas there are, beside what comes with the entries of a menu. */
export interface PageAreas {
  /** S4.036: areas that are added back where the server left them out of a menu. */
  required: StandingArea[];
  /** S2.049: areas that stand at the end of every menu. */
  everybody: StandingArea[];
  /**
   * S3.052: names of exports that belong to no entry of a menu; where the menu comes from another back end, which cannot
   * know the areas of this build, of all of them.
   */
  downloads: NonNullable<MenuEntry['downloads']>;
  /** In the same way, where the things of a kind are shown, in the order of the areas. */
  links: NonNullable<MenuEntry['links']>;
  /** In the same way, the areas of the build by the names of their modules; absent where the menu brings them. */
  built?: Record<string, AreaFiles>;
}

/** An area that a menu has whatever the server sends: its manifest, as far as a menu shows it. */
export interface StandingArea extends Pick<MenuEntry, 'files' | 'code' | 'links' | 'downloads'> {
  id: string;
  key: string;
  path: string;
  icon: string;
  names: Record<Language, string>;
  pages: { path: string; names: Record<Language, string> }[];
}
