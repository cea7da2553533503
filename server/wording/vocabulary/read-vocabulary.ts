import type { MarketCatalogue } from '@portal/contract';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { type Dataset, datasets, type Market, monthNumber } from '../../market/index.ts';
import { describeDataset } from './describe-dataset.ts';
import { makeVocabulary } from './make-vocabulary.ts';
import { memberId, type Vocabulary, type WordDataset, type WordMember, type WordSource } from './vocabulary.ts';

type DatasetKey = keyof typeof datasets;

/** Dimensions whose members can be named; others have members by the thousand that nobody calls by a name. */
const namedInWords = new Set([
  ...[
    'manufacturer',
    'brand',
    'model',
    'subModel',
    'province',
    'city',
    'lender',
    'equipmentItem',
    'rivalModel',
    'rivalBrand',
  ],
]);

/** What a place is told by, where a source tells places apart by some of their levels alone. */
const levelOf: Readonly<Record<string, string>> = {
  area: 'province',
  province: 'province',
  city: 'city',
  tier: 'city',
  restrictionType: 'city',
};

/** The sources of a dataset, each with the dimensions of place that it does not tell apart. */
function sourcesOf({ dataSources, coverage, dimensions }: MarketCatalogue, chinese: MarketCatalogue): WordSource[] {
  return dataSources.map(({ key, name, first, last }) => {
    const levels = coverage.find(({ dataSource }) => dataSource === key)?.levels ?? {};
    const indistinct = dimensions.flatMap((dimension) => {
      const level = levels[levelOf[dimension.key] ?? ''];
      return level?.members === 0 ? [dimension.key] : [];
    });
    const inChinese = chinese.dataSources.find((source) => source.key === key)?.name ?? name;
    return {
      key,
      name: { zh_CN: inChinese, en: name },
      first: monthNumber(first),
      last: monthNumber(last),
      indistinct,
    };
  });
}

/** The members of a dimension by their names in both languages, with those they had before. */
async function membersOf(
  market: Market,
  dataset: DatasetKey,
  dimension: string,
  parent: string | null,
): Promise<WordMember[]> {
  const ask = { dataset, dimension, limit: Number.MAX_SAFE_INTEGER } as Parameters<Market['members']>[0];
  const chinese = await market.members(ask, 'zh_CN');
  const english = new Map((await market.members(ask, 'en')).members.map((member) => [member.key, member]));
  return chinese.members.map((member) => {
    const other = english.get(member.key);
    const formerly = (member.was ?? []).flatMap((entry, at): Sentence[] =>
      entry.dimension === dimension ? [{ zh_CN: entry.name, en: other?.was?.[at]?.name ?? entry.name }] : [],
    );
    return {
      dimension,
      key: member.key,
      name: { zh_CN: member.name, en: other?.name ?? member.name },
      formerly,
      parent: parent !== null && member.parent !== null ? memberId(parent, member.parent) : null,
    };
  });
}

/** Reads what questions in words are made of: the datasets of the published release, and the names of their members. */
export async function readVocabulary(market: Market): Promise<Vocabulary> {
  const described: WordDataset[] = [];
  const members = new Map<string, WordMember[]>();
  for (const { key, covered } of await market.datasets('en')) {
    if (!covered) continue;
    const catalogue = await market.catalogue(key, 'en');
    const distinguished = new Set(
      catalogue.dimensions.flatMap((dimension) => (dimension.distinguished ? [dimension.key] : [])),
    );
    const dataset: Dataset = datasets[key];
    described.push(
      describeDataset(dataset, {
        first: monthNumber(catalogue.first),
        last: monthNumber(catalogue.last),
        sources: sourcesOf(catalogue, await market.catalogue(key, 'zh_CN')),
        distinguishes: (dimension) => distinguished.has(dimension),
      }),
    );
    for (const [dimension, { kind, parent }] of Object.entries(dataset.dimensions)) {
      const isListed = kind === 'enumerated' || kind === 'band' || namedInWords.has(dimension);
      if (!isListed || !distinguished.has(dimension) || members.has(dimension)) continue;
      members.set(dimension, await membersOf(market, key, dimension, parent));
    }
  }
  return makeVocabulary(described, [...members.values()].flat());
}
