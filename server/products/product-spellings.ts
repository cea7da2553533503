import { LRUCache } from 'lru-cache';
import { spell } from '../kernel/words/spell.ts';

/** A menu is read with every page, and names seldom change. */
const spelled = new LRUCache<string, string[]>({ max: 500 });

function spellingsOfName(name: string): string[] {
  const known = spelled.get(name);
  if (known) return known;
  const { written, sounded, initials } = spell(name);
  const found = [written.text, ...(sounded ? [sounded.text] : []), ...initials];
  spelled.set(name, found);
  return found;
}

/** How a product of these names may be typed: as written, by the sound of its characters, by initials; all without blanks and signs. */
export const spellingsOf = (names: readonly string[]): string[] => [...new Set(names.flatMap(spellingsOfName))];
