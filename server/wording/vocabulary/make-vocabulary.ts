import type { NamedFigures, Sense } from '../meaning/sense.ts';
import { isSign } from '../text/folded.ts';
import { WordTree } from '../text/word-tree.ts';
import { areaWords, dimensionWords, nameEndings } from './dimension-words.ts';
import { composedKinds, figureWords, plainWords, unnamedFigures } from './figure-words.ts';
import { afterExclusion, conjunctions, exclusions, fillers } from './fillers.ts';
import { memberWords, sourceWords } from './member-words.ts';
import { boundsOf } from './price-bands.ts';
import { type Entry, memberId, type Vocabulary, type WordDataset, type WordMember } from './vocabulary.ts';
import { isWayOfAsking, waysOfAsking } from './ways-of-asking.ts';

/** Members that stand for what is not told by name: nobody asks for them. */
const nameless = /^(?:unknown|other|OTHER|none)$|-(?:other|rest|unknown)$/;

/** Dimensions whose members are what a release says of each car alone, and are not asked for by name. */
const unnamable = new Set(['period', 'dataSource', 'survivalCurve', 'event', 'batch', 'equipmentValue', 'offer']);

const split = (words: string): string[] => words.split('|');

/** Names of a figure; those that are ways of asking, or plain words, are none. */
const ownWords = (name: string): string[] => (isWayOfAsking(name) || plainWords.has(name.toLowerCase()) ? [] : [name]);

function addFigures(add: (word: string, sense: Sense) => void, datasets: readonly WordDataset[]): void {
  const figures = new Map<string, NamedFigures[]>();
  const note = (word: string, dataset: string, indicators: readonly string[]) => {
    const known = figures.get(word.toLowerCase()) ?? [];
    if (known.some((each) => each.dataset === dataset)) return;
    figures.set(word.toLowerCase(), [...known, { dataset, indicators }]);
  };
  for (const [dataset, indicators, words] of figureWords) {
    const known = datasets.find(({ key }) => key === dataset)?.indicators ?? {};
    if (!indicators.every((indicator) => known[indicator])) continue;
    for (const word of split(words)) note(word, dataset, indicators);
  }
  for (const { key: dataset, indicators } of datasets) {
    for (const [key, { name, kind }] of Object.entries(indicators)) {
      if (unnamedFigures.has(key) || composedKinds.has(kind)) continue;
      for (const word of [name.zh_CN, name.en].flatMap(ownWords)) note(word, dataset, [key]);
    }
  }
  for (const [word, of] of figures) add(word, { is: 'figure', of });
}

function addDimensions(add: (word: string, sense: Sense) => void, datasets: readonly WordDataset[]): void {
  const words = new Map<string, Set<string>>();
  const note = (word: string, dimension: string) =>
    words.set(word.toLowerCase(), (words.get(word.toLowerCase()) ?? new Set()).add(dimension));
  for (const { dimensions } of datasets) {
    for (const [key, { name }] of Object.entries(dimensions)) {
      if (unnamable.has(key)) continue;
      for (const word of [name.zh_CN, name.en, `${name.en}s`, ...split(dimensionWords[key] ?? '')]) note(word, key);
    }
  }
  for (const [word, keys] of words) add(word, { is: 'dimension', dimensions: [...keys] });
}

/** The words by which a member may be called: its names, those it had before, and both with what names of its kind bear. */
function wordsOf({ dimension, key, name, formerly = [] }: WordMember): string[] {
  const chinese = [name, ...formerly].map(({ zh_CN }) => zh_CN);
  const endings = (nameEndings[dimension] ?? []).flatMap((ending) => chinese.map((word) => word + ending));
  const english = [name, ...formerly].flatMap(({ en }) => [en, en.replace(/ \(.*\)$/, '')]);
  // North by itself is no place.
  const places = dimension === 'area' ? split(areaWords[key] ?? '') : english;
  return [...new Set([...chinese, ...endings, ...places])].filter((word) => word !== '');
}

/**
 * The words of a release: its figures, dimensions and members by their names and by what people call them, and all ways
 * of asking.
 * @param members of all dimensions that can be named
 */
export function makeVocabulary(datasets: readonly WordDataset[], members: readonly WordMember[]): Vocabulary {
  const silent = new Set(fillers.map((word) => word.toLowerCase()));
  const tree = new WordTree<Entry>();
  const add = (word: string, sense: Sense) => tree.add(word, { sense, signs: [...word].filter(isSign).length });
  for (const word of fillers) add(word, { is: 'filler' });
  for (const word of afterExclusion) add(word, { is: 'outside' });
  for (const word of conjunctions) add(word, { is: 'and' });
  for (const word of exclusions) add(word, { is: 'without' });
  for (const [word, sense] of waysOfAsking) add(word, sense);
  addFigures(add, datasets);
  addDimensions(add, datasets);
  const known = new Set(members.map(({ dimension, key }) => memberId(dimension, key)));
  const grouped = new Set<string>();
  for (const [dimension, all, words, noun] of memberWords) {
    const keys = all.filter((key) => known.has(memberId(dimension, key)));
    if (keys.length === 0) continue;
    for (const word of split(words)) {
      grouped.add(`${dimension} ${word.toLowerCase()} ${keys.join()}`);
      add(word, { is: 'members', dimension, keys, ...(noun && { noun }) });
    }
  }
  const sources = new Set(datasets.flatMap((dataset) => dataset.sources.map(({ key }) => key)));
  for (const [source, words] of sourceWords) {
    if (sources.has(source)) for (const word of split(words)) add(word, { is: 'source', source });
  }
  for (const member of members) {
    if (unnamable.has(member.dimension) || nameless.test(member.key)) continue;
    for (const word of wordsOf(member)) {
      // 全国 says nothing by itself, whatever is called so.
      if (silent.has(word.toLowerCase())) continue;
      if (grouped.has(`${member.dimension} ${word.toLowerCase()} ${member.key}`)) continue;
      add(word, { is: 'members', dimension: member.dimension, keys: [member.key] });
    }
  }
  const children = new Map<string, number>();
  for (const { parent } of members) if (parent) children.set(parent, (children.get(parent) ?? 0) + 1);
  return {
    datasets,
    tree,
    members: new Map(members.map((member) => [memberId(member.dimension, member.key), member])),
    priceBands: boundsOf(members.flatMap(({ dimension, key }) => (dimension === 'priceBand' ? [key] : []))),
    children,
  };
}
