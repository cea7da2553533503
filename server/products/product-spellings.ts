import { languages, type MenuEntry } from '@portal/contract';
import { LRUCache } from 'lru-cache';
import { spell } from '../kernel/words/spell.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { readTexts } from './texts.ts';

/** Every page asks for them sooner or later, and names seldom change. */
const spelled = new LRUCache<string, string[]>({ max: 500 });

function spellingsOfName(name: string): string[] {
  const known = spelled.get(name);
  if (known) return known;
  const { written, sounded, initials } = spell(name);
  const found = [written.text, ...(sounded ? [sounded.text] : []), ...initials];
  spelled.set(name, found);
  return found;
}

/**
 * How the products of a menu may be typed: by the names that they have in either language, as written, by the sound of
 * the characters, by initials; all without blanks and signs.
 *
 * @returns them by the ids of the products
 */
export async function readSpellings(
  db: StateDatabase,
  products: readonly Pick<MenuEntry, 'id'>[],
): Promise<Record<string, string[]>> {
  const texts = await Promise.all(languages.map((language) => readTexts(db, language)));
  const namesOf = (id: string) => texts.map((textOf) => textOf(`menu:${id}`).name);
  return Object.fromEntries(products.map(({ id }) => [id, [...new Set(namesOf(id).flatMap(spellingsOfName))]]));
}
