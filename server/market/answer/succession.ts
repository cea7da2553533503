import type { Language, MarketAnswer } from '@portal/contract';
import type { Dataset } from '../datasets/index.ts';
import { monthText, type Question } from '../model/index.ts';
import type { MemberIndex } from '../opened/member-index.ts';
import type { OpenRelease } from '../opened/open-release.ts';
import { partialLinesOf } from './partial-lines.ts';

/** A member that was succeeded by another one, and the key of the last of their line. */
export type SuccessionPair = Omit<NonNullable<MarketAnswer['succession']>[number], 'dimension'>;

/** Who of a dimension was succeeded by whom, in the order of the months. */
export function successionPairs(members: MemberIndex, dimension: string, language: Language): SuccessionPair[] {
  const lines = members.successions[dimension];
  return (lines?.succeeded ?? []).flatMap(({ predecessor, successor, month }) => {
    const last = lines?.lastOf.get(predecessor) ?? predecessor;
    const [before, after, end] = [predecessor, successor, last].map((number) => members.find(dimension, number));
    if (!before || !after || !end) return [];
    const named = ({ key, name }: typeof end) => ({ key, name: name[language] });
    return [{ predecessor: named(before), successor: named(after), into: end.key, month: monthText(month) }];
  });
}

/**
 * Which members a question counts as which others, of the dimensions that it lists or names members of: where it names
 * some, those of their lines; and of which lines filters on other dimensions count a part alone.
 */
export function successionOf(
  question: Question,
  dataset: Dataset,
  { members }: Pick<OpenRelease, 'members'>,
  language: Language,
): Pick<MarketAnswer, 'succession' | 'partialLines'> {
  const { succession: isWanted = false, by, filters = {} } = question;
  if (!isWanted) return {};
  const dimensions = [...new Set([...by, ...Object.keys(filters)])];
  const succession = dimensions.flatMap((dimension) => {
    const pairs = successionPairs(members, dimension, language);
    const chosen = new Set(filters[dimension] ?? []);
    const ends = new Set(
      pairs.flatMap(({ predecessor, into }) => (chosen.has(predecessor.key) || chosen.has(into) ? [into] : [])),
    );
    return pairs.flatMap((pair) => (chosen.size === 0 || ends.has(pair.into) ? [{ dimension, ...pair }] : []));
  });
  const joined = new Set(succession.map(({ dimension, into }) => `${dimension} ${into}`));
  const partialLines = partialLinesOf(question, dataset, members, dimensions, language).filter(({ dimension, into }) =>
    joined.has(`${dimension} ${into.key}`),
  );
  return { succession, ...(partialLines.length > 0 && { partialLines }) };
}
