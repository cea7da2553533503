import { type CallData, joinNames, type Language, type MarketQuery } from '@portal/contract';
import type { Assumed } from '../meaning/ask-back.ts';
import { usual } from '../meaning/choose-dataset.ts';
import { memberId, type Vocabulary, type WordDataset } from '../vocabulary/vocabulary.ts';

type Chip = CallData<'readWords'>['chips'][number];

/** Ways in which a figure changes, which growth may mean. */
const changes = new Set(['growth', 'difference', 'shareChange']);

/** What may have been taken for granted of a figure: that it is meant at all, or against what it grows. */
function figureAssumption({ indicators }: WordDataset, key: string): Assumed | undefined {
  const { kind = '' } = indicators[key] ?? {};
  if (changes.has(kind)) return 'growth';
  return key === usual.indicator ? 'figure' : undefined;
}

/** As many names as one chip shows. */
const mostNames = 3;

/** A question in short labels, each with the part of the question that it stands for. */
export function chipsOf(
  query: MarketQuery,
  {
    vocabulary,
    dataset,
    language,
    assumed,
  }: {
    vocabulary: Vocabulary;
    dataset: WordDataset;
    language: Language;
    assumed: readonly Assumed[];
  },
): Chip[] {
  const isEnglish = language === 'en';
  const dimensionName = (key: string) => dataset.dimensions[key]?.name[language] ?? key;
  const listedName = (key: string) => (isEnglish ? dimensionName(key).toLowerCase() : dimensionName(key));
  const figureName = (key: string) => dataset.indicators[key]?.name[language] ?? key;
  const names = (dimension: string, keys: readonly string[]) => {
    const names = keys.slice(0, mostNames).map((key) => nameOf(vocabulary, dimension, key, language));
    const list = joinNames(names, language);
    if (keys.length <= mostNames) return list;
    const rest = keys.length - mostNames;
    return isEnglish ? `${list} and ${rest} more` : `${list}，另 ${rest} 项`;
  };
  const chip = (part: Chip['part'], key: string, label: string, by?: Assumed): Chip => ({
    part,
    key,
    label,
    assumed: by !== undefined && assumed.includes(by),
  });
  const { indicators, by, within, filters = {}, without = {}, from, to, dateType, sort, limit, dataSources } = query;
  const of = within === undefined ? '' : listedName(within);
  const sharedName = (key: string) => {
    const isPart = of !== '' && ['share', 'shareChange'].includes(dataset.indicators[key]?.kind ?? '');
    return isPart ? `${figureName(key)}${isEnglish ? ` (of each ${of})` : `（占各${of}）`}` : figureName(key);
  };
  const each = of === '' ? '' : isEnglish ? ` of each ${of}` : `每个${of}`;
  const grains = {
    monthly: ['按月', 'by month'],
    quarterly: ['按季度', 'by quarter'],
    annual: ['按年度', 'by year'],
  } as const;
  const months = from === to ? from : isEnglish ? `${from} to ${to}` : `${from} 至 ${to}`;
  const grain = grains[dateType][isEnglish ? 1 : 0];
  const isLast = sort?.direction === 'ascending';
  const order = isEnglish
    ? `${isLast ? 'Bottom' : 'Top'} ${limit}${each} · ${figureName(String(sort?.by))}`
    : `${each}${isLast ? '后' : '前'} ${limit} · ${figureName(String(sort?.by))}`;
  return [
    ...indicators.map((key) => chip('figure', key, sharedName(key), figureAssumption(dataset, key))),
    ...by
      .filter((key) => key !== 'period')
      .map((key) => chip('by', key, isEnglish ? `By ${listedName(key)}` : `按${listedName(key)}`, 'listing')),
    ...Object.entries(filters).map(([dimension, keys = []]) =>
      chip('member', dimension, `${dimensionName(dimension)}${isEnglish ? ': ' : '：'}${names(dimension, keys)}`),
    ),
    ...Object.entries(without).map(([dimension, keys = []]) =>
      chip('without', dimension, isEnglish ? `Without ${names(dimension, keys)}` : `不含${names(dimension, keys)}`),
    ),
    chip('months', 'period', by.includes('period') ? `${months} · ${grain}` : months, 'period'),
    ...(limit === undefined ? [] : [chip('order', 'limit', order, 'limit')]),
    ...dataSources.flatMap((key) => {
      const source = dataset.sources.find((each) => each.key === key);
      return source ? [chip('source', key, source.name[language], 'source')] : [];
    }),
  ];
}

const nameOf = ({ members }: Vocabulary, dimension: string, key: string, language: Language): string =>
  members.get(memberId(dimension, key))?.name[language] ?? key;
