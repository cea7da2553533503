import { monthText } from '@portal/contract';
import type { Vocabulary, WordDataset, WordMember } from '../vocabulary/vocabulary.ts';

/** Of a dimension with more members those alone are shown that share something with the words. */
const fewMembers = 60;

/** As many members of one dimension as are shown, and as many signs of all. */
const mostMembers = 80;
const mostSigns = 40_000;

/** What of a text may be part of a name: words of the Latin script, and pairs of signs of others. */
function fragmentsOf(text: string): string[] {
  const lower = text.toLowerCase();
  const latin = lower.match(/[a-z0-9][a-z0-9-]+/g) ?? [];
  const signs = lower.match(/\p{Script=Han}+/gu) ?? [];
  return [...latin, ...signs.flatMap((run) => [...run].slice(1).map((sign, at) => `${[...run][at]}${sign}`))];
}

const namesOf = ({ name, formerly = [] }: WordMember): string[] =>
  [name, ...formerly].flatMap(({ zh_CN, en }) => [zh_CN.toLowerCase(), en.toLowerCase()]);

/** The members of a dimension that a model is shown: all of few, of many those that the words may name. */
function shownMembers(members: readonly WordMember[], fragments: readonly string[]): readonly WordMember[] {
  if (members.length <= fewMembers) return members;
  const shared = (member: WordMember) =>
    fragments.filter((fragment) => namesOf(member).some((name) => name.includes(fragment))).length;
  return members
    .map((member) => ({ member, count: shared(member) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostMembers)
    .map(({ member }) => member);
}

/**
 * What a model is shown: of the datasets that the account may ask, the names of figures, dimensions, sources and members,
 * and which months there are. No figure, and nothing of any other dataset.
 * @param text the question, which says the members of long lists that may be meant
 */
export function shownCatalogue(text: string, vocabulary: Vocabulary, opened: readonly WordDataset[]): object {
  const byDimension = new Map<string, WordMember[]>();
  const open = new Set(opened.flatMap(({ dimensions }) => Object.keys(dimensions)));
  for (const member of vocabulary.members.values()) {
    if (!open.has(member.dimension)) continue;
    byDimension.set(member.dimension, [...(byDimension.get(member.dimension) ?? []), member]);
  }
  const fragments = fragmentsOf(text);
  let left = mostSigns;
  const members = Object.fromEntries(
    [...byDimension].map(([dimension, all]) => [
      dimension,
      Object.fromEntries(
        shownMembers(all, fragments).flatMap(({ key, name }) => {
          const names = `${name.zh_CN} / ${name.en}`;
          left -= key.length + names.length;
          return left > 0 ? [[key, names]] : [];
        }),
      ),
    ]),
  );
  return {
    datasets: opened.map(({ key, name, isYearly, first, last, sources, dimensions, indicators }) => ({
      dataset: key,
      name: `${name.zh_CN} / ${name.en}`,
      months: `${monthText(first)} to ${monthText(last)}`,
      ...(isYearly && { dateType: 'annual' }),
      dataSources: sources.map((source) => ({
        key: source.key,
        name: `${source.name.zh_CN} / ${source.name.en}`,
        months: `${monthText(source.first)} to ${monthText(source.last)}`,
        ...(source.indistinct.length > 0 && { cannotUse: source.indistinct }),
      })),
      dimensions: Object.fromEntries(
        Object.entries(dimensions).map(([dimension, declared]) => [
          dimension,
          `${declared.name.zh_CN} / ${declared.name.en}`,
        ]),
      ),
      indicators: Object.fromEntries(
        Object.entries(indicators).map(([indicator, declared]) => [
          indicator,
          `${declared.name.zh_CN} / ${declared.name.en}`,
        ]),
      ),
    })),
    members,
  };
}
