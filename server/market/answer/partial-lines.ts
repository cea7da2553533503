import type { Language, MarketAnswer } from '@portal/contract';
import type { Chain, Dataset } from '../datasets/index.ts';
import type { Question } from '../model/index.ts';
import type { Described, MemberIndex } from '../opened/member-index.ts';

type PartialLine = NonNullable<MarketAnswer['partialLines']>[number];

/** A filter on a dimension of a chain: whether a member of it, by its key, is let through. */
interface Narrowing {
  dimension: string;
  lets: (key: string) => boolean;
}

/** What narrows a chain besides the dimension of the lines; predecessor and successor count as one there as well. */
function narrowingOf({ filters = {}, without = {} }: Question, chain: Chain, of: string, members: MemberIndex) {
  return [filters, without].flatMap((narrowing) =>
    Object.entries(narrowing).flatMap(([dimension, keys]): Narrowing[] => {
      if (!keys?.length || dimension === of || !chain.dimensions[dimension]) return [];
      const lastOf = members.successions[dimension]?.lastOf;
      const ends = (all: readonly string[]) =>
        members.valuesOf(dimension, all).map((value) => lastOf?.get(Number(value)) ?? value);
      const named = new Set(ends(keys));
      const isIn = (key: string) => ends([key]).some((value) => named.has(value));
      return [{ dimension, lets: narrowing === filters ? isIn : (key) => !isIn(key) }];
    }),
  );
}

function rowsByKey(all: readonly Described[], of: string): Map<string, Described[]> {
  const found = new Map<string, Described[]>();
  for (const row of all) {
    const key = row[of] ?? '';
    const own = found.get(key);
    if (own) own.push(row);
    else found.set(key, [row]);
  }
  return found;
}

/**
 * Members of lines that a filter on something else leaves out, such as the brand, while others of the same line are
 * counted: their row is that of a part of the line. What once was as the filter wants it was counted then, and is not
 * left out.
 * @param dimensions whose lines the answer has
 */
export function partialLinesOf(
  question: Question,
  { facts }: Dataset,
  members: MemberIndex,
  dimensions: readonly string[],
  language: Language,
): PartialLine[] {
  return facts.chains.flatMap(({ chain }) =>
    dimensions.flatMap((of): PartialLine[] => {
      const lines = chain.dimensions[of] ? members.successions[of]?.lastOf : undefined;
      const narrowing = lines ? narrowingOf(question, chain, of, members) : [];
      if (!lines || narrowing.length === 0) return [];
      const rows = rowsByKey(members.everDescribed(chain), of);
      const nameOf = ({ dimension }: Narrowing) => chain.dimensions[dimension]?.name[language] ?? dimension;
      return [...new Set(lines.values())].flatMap((last) => {
        const numbers = [...[...lines].flatMap(([own, end]) => (end === last ? [own] : [])), last];
        const line = numbers.flatMap((number) => members.find(of, number) ?? []);
        const into = members.find(of, last);
        const leftOut = line.filter(
          ({ key }) =>
            !rows.get(key)?.some((row) => narrowing.every(({ dimension, lets }) => lets(row[dimension] ?? ''))),
        );
        if (!into || leftOut.length === line.length) return [];
        return leftOut.map(({ key, name }): PartialLine => {
          const alone = narrowing.filter(
            ({ dimension, lets }) => !rows.get(key)?.some((row) => lets(row[dimension] ?? '')),
          );
          const narrowedBy = [...new Set((alone.length > 0 ? alone : narrowing).map(nameOf))];
          return {
            dimension: of,
            into: { key: into.key, name: into.name[language] },
            leftOut: { key, name: name[language] },
            narrowedBy,
          };
        });
      });
    }),
  );
}
