import type { Language, MarketAnswer } from '@portal/contract';
import { monthText, type Question } from '../model/index.ts';
import type { OpenRelease } from '../opened/open-release.ts';

/**
 * Which members a question counts as which others, of the dimensions that it lists or names members of: where it names
 * some, those of their lines.
 */
export function successionOf(
  { succession = false, by, filters = {} }: Question,
  { members }: Pick<OpenRelease, 'members'>,
  language: Language,
): Pick<MarketAnswer, 'succession'> {
  if (!succession) return {};
  const dimensions = [...new Set([...by, ...Object.keys(filters)])];
  const found = dimensions.flatMap((dimension) => {
    const lines = members.successions[dimension];
    if (!lines) return [];
    const last = (number: number) => lines.lastOf.get(number) ?? number;
    const chosen = filters[dimension] ?? [];
    const wanted = new Set(members.valuesOf(dimension, chosen).map((value) => last(Number(value))));
    return lines.succeeded.flatMap(({ predecessor, successor, month }) => {
      const into = last(predecessor);
      if (chosen.length > 0 && !wanted.has(into)) return [];
      const [before, after, end] = [predecessor, successor, into].map((number) => members.find(dimension, number));
      if (!before || !after || !end) return [];
      const named = ({ key, name }: typeof end) => ({ key, name: name[language] });
      return [
        { dimension, predecessor: named(before), successor: named(after), into: end.key, month: monthText(month) },
      ];
    });
  });
  return { succession: found };
}
