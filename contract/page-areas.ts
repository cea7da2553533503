import type { Language } from './constants.ts';
import type { AreaFiles } from './schemas/index.ts';

/** What the page tells the client of all areas there are: what a menu always has, and how downloads are called. */
export interface PageAreas {
  /** S4.036: areas that are added back where the server left them out of a menu. */
  required: StandingArea[];
  /** S2.049: areas that stand at the end of every menu. */
  everybody: StandingArea[];
  /** S3.052: path of an export to its name. */
  downloads: Record<string, Record<Language, string>>;
  /**
   * Where the things of a kind are shown (members of a dimension, news, policies ...), in the order of the areas: addresses
   * with {key} in the place of the key.
   */
  links: Record<string, string[]>;
  /**
   * The areas of the build by the names of their modules, where the menu comes from another back end, which cannot know
   * them; absent where the menu brings them.
   */
  built?: Record<string, AreaFiles>;
}

/** An area that a menu has whatever the server sends: its manifest, as far as a menu shows it. */
export interface StandingArea {
  id: string;
  key: string;
  path: string;
  icon: string;
  names: Record<Language, string>;
  pages: { path: string; names: Record<Language, string> }[];
  files?: AreaFiles;
}
