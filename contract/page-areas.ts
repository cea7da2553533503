import type { Language } from './constants.ts';
import type { MenuEntry } from './schemas/index.ts';

/** What the page tells the client of all areas there are: what a menu always has, and how downloads are called. */
export interface PageAreas {
  /** S4.036: entries that are added back where the server left them out, in each language. */
  required: Record<Language, MenuEntry[]>;
  /** S2.049: entries that stand at the end of every menu. */
  everybody: Record<Language, MenuEntry[]>;
  /** S3.052: path of an export to its name. */
  downloads: Record<string, Record<Language, string>>;
  /**
   * Where the things of a kind are shown (members of a dimension, news, policies ...), in the order of the areas: addresses
   * with {key} in the place of the key.
   */
  links: Record<string, string[]>;
}
