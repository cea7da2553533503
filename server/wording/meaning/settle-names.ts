import { memberId, type Vocabulary, type WordDataset } from '../vocabulary/vocabulary.ts';
import type { AskBack, OtherReading, Settled } from './ask-back.ts';
import type { Chosen } from './choose-dataset.ts';
import { type Part, type PartOf, partsThat } from './parts.ts';
import type { NamedMembers } from './sense.ts';

/** A name of a question and the members that it means. */
export interface SettledName {
  part: PartOf<'names'>;
  members: NamedMembers;
}

export interface Names {
  names: readonly SettledName[];
  others: readonly OtherReading[];
  asks: readonly AskBack[];
}

/** Where the same name is that of several kinds, the one that people mean first. */
const before: readonly (readonly [wider: string, narrower: string])[] = [
  ['brand', 'manufacturer'],
  ['brand', 'rivalBrand'],
  ['manufacturer', 'rivalBrand'],
  ['model', 'rivalModel'],
  ['brand', 'rivalModel'],
  ['model', 'rivalBrand'],
  ['subModel', 'rivalModel'],
];

export const choiceOf = ({ dimension, keys }: NamedMembers): string => `${dimension} ${keys.join(',')}`;

/** Whether a member lies within another one, on the way up its hierarchy. */
export function isWithin({ members }: Vocabulary, inner: NamedMembers, outer: NamedMembers): boolean {
  const [key] = inner.keys;
  const wanted = outer.keys.map((each) => memberId(outer.dimension, each));
  for (let id = memberId(inner.dimension, key ?? ''), steps = 0; steps < 6; steps += 1) {
    const parent = members.get(id)?.parent;
    if (!parent) return false;
    if (wanted.includes(parent)) return true;
    id = parent;
  }
  return false;
}

/** Of names of several kinds that are the same, those that say the same of more: 上海 the city is 上海 the province. */
function withoutSame(vocabulary: Vocabulary, options: readonly NamedMembers[]): NamedMembers[] {
  const isSame = (inner: NamedMembers, outer: NamedMembers) =>
    isWithin(vocabulary, inner, outer) &&
    (vocabulary.children.get(memberId(outer.dimension, outer.keys[0] ?? '')) === 1 ||
      inner.dimension === 'subModel' ||
      outer.dimension === 'brand');
  return options.filter((option) => {
    if (option.dimension === 'province')
      return !options.some((inner) => inner.dimension === 'city' && isSame(inner, option));
    if (option.dimension === 'city') return true;
    return !options.some((outer) => outer !== option && isSame(option, outer));
  });
}

const isFirst = (one: NamedMembers, other: NamedMembers): boolean =>
  before.some(([wider, narrower]) => wider === one.dimension && narrower === other.dimension);

/** A dimension that stands right beside a name says what kind of thing it is: 大众品牌, brand Volkswagen. */
function besideOf(part: Part, parts: readonly Part[]): readonly string[] {
  const at = parts.indexOf(part);
  return [parts[at - 1], parts[at + 1]].flatMap((each) =>
    each?.sense.is === 'dimension' ? each.sense.dimensions : [],
  );
}

/** The members that a name can mean among those of the dataset, fewer step by step until one is left. */
function narrowed(
  part: PartOf<'names'>,
  parts: readonly Part[],
  vocabulary: Vocabulary,
  dataset: WordDataset,
): { options: NamedMembers[]; all: NamedMembers[] } {
  const known = part.sense.options.filter(({ dimension }) => Object.hasOwn(dataset.dimensions, dimension));
  const all = known.filter((option, at) => known.findIndex((each) => choiceOf(each) === choiceOf(option)) === at);
  const others = partsThat(parts, 'names').filter((each) => each !== part);
  const beside = besideOf(part, parts);
  let options = all;
  const keep = (remaining: NamedMembers[]) => {
    if (remaining.length > 0) options = remaining;
  };
  keep(options.filter(({ dimension }) => beside.includes(dimension)));
  keep(
    options.filter((option) =>
      others.some(({ sense }) => sense.options.some((other) => isWithin(vocabulary, option, other))),
    ),
  );
  if (options.length > 1) {
    const single = others.flatMap(
      ({
        sense: {
          options: [only, second],
        },
      }) => (only && !second ? [only.dimension] : []),
    );
    keep(options.filter(({ dimension }) => single.includes(dimension)));
  }
  options = withoutSame(vocabulary, options);
  return { options: options.filter((option) => !options.some((other) => isFirst(other, option))), all };
}

/** Names without those that the figure says already: of the penetration of new energy, new energy. */
export function withoutImplied(
  names: readonly SettledName[],
  { dataset, bases }: Pick<Chosen, 'dataset' | 'bases'>,
): SettledName[] {
  const only = bases.flatMap(({ indicator }) => {
    const figure = dataset.indicators[indicator];
    return figure?.kind === 'ratio' && figure.of ? (dataset.indicators[figure.of]?.only ?? []) : [];
  });
  return names.filter(
    ({ members }) =>
      !only.some(
        ({ dimension, members: all }) =>
          dimension === members.dimension &&
          all.length === members.keys.length &&
          all.every((key) => members.keys.includes(key)),
      ),
  );
}

/**
 * What each name of a question means: by what the person has settled, by what stands beside it, by other names that it
 * belongs to. What is still open then is asked back.
 */
export function settleNames(
  parts: readonly Part[],
  vocabulary: Vocabulary,
  dataset: WordDataset,
  settled: Settled,
): Names {
  const [names, others, asks]: [SettledName[], OtherReading[], AskBack[]] = [[], [], []];
  for (const part of partsThat(parts, 'names')) {
    const { options, all } = narrowed(part, parts, vocabulary, dataset);
    const wanted = settled.names.get(part.word.toLowerCase());
    const own = all.find((option) => choiceOf(option) === wanted);
    const [chosen, second] = own ? [own] : options;
    if (!chosen) {
      const dimensions = [...new Set(part.sense.options.map(({ dimension }) => dimension))];
      asks.push({ kind: 'uncut', dataset: dataset.key, dimensions: dimensions.slice(0, 1) });
    } else if (second) {
      asks.push({ kind: 'ambiguous', word: part.word, options });
    } else {
      names.push({ part, members: chosen });
      if (all.length > 1) {
        const rest = all.filter((option) => option !== chosen);
        others.push({ word: part.word, chosen, others: rest });
      }
    }
  }
  return { names, others, asks };
}
