import { type Part, partsThat } from './parts.ts';
import type { Whole } from './whole.ts';

const isOfOrigin = ({ sense }: Part, origin: string): boolean =>
  sense.is === 'names' &&
  sense.options.some(({ dimension, keys }) => dimension === 'originType' && keys.includes(origin));

/** Domestic by itself: built in China, or sold there. Beside imported cars, and before “cars”, it says where they are built. */
export function homeDoubts({ parts, settled }: Pick<Whole, 'parts' | 'settled'>): string[] {
  const words = partsThat(parts, 'names').filter(
    (part) => /^domestic$/i.test(part.word) && isOfOrigin(part, 'domestic'),
  );
  const isBuilt = parts.some((part) => isOfOrigin(part, 'imported'));
  return words.filter(({ word }) => !isBuilt && !settled.names.has(word.toLowerCase())).map(({ word }) => word);
}

/** Exports of imported cars: imports are meant, of which nothing is counted but what was sold of them. */
export function tradeDoubts({ parts, chosen: { bases } }: Pick<Whole, 'parts' | 'chosen'>): string[] {
  const exported = bases.filter(({ indicator }) => indicator === 'exports').flatMap(({ part }) => part?.word ?? []);
  const imported = partsThat(parts, 'names').filter((part) => isOfOrigin(part, 'imported'));
  return exported.length > 0 && imported.length > 0
    ? [...new Set([...imported.map(({ word }) => word), ...exported])]
    : [];
}
