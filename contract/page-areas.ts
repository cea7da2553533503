import type { Language } from './constants.ts';
import type { AreaFiles, AreaTables, MenuEntry } from './schemas/index.ts';

/**
 * What the page reports of the areas there are, beside what comes with the entries of a menu. Its tables are of areas that
 * belong to no entry; where the menu comes from another back end, which cannot know the areas of this build, of all.
 */
export interface PageAreas extends Pick<AreaTables, 'links' | 'downloads'> {
  /** S4.036: areas that are added back where the server left them out of a menu. */
  required: StandingArea[];
  /** S2.049: areas that stand at the end of every menu. */
  everybody: StandingArea[];
  /** Some are left out on a page of the signed out, since it may not have what lies beside the portal. */
  withheld?: true;
  /** For a menu of another back end, the areas of the build by the names of their modules; absent where the menu brings them. */
  built?: Record<string, AreaFiles>;
}

/** An area that a menu has whatever the server sends: its manifest, as far as a menu shows it. */
export interface StandingArea extends Pick<MenuEntry, 'files' | 'code' | 'parcels'> {
  id: string;
  key: string;
  path: string;
  icon: string;
  names: Record<Language, string>;
  pages: { path: string; names: Record<Language, string> }[];
}
