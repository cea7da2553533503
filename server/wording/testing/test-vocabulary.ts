import { cities, provinces } from '../../geography/index.ts';
import { type Dataset, datasets, monthNumber } from '../../market/index.ts';
import { describeDataset } from '../vocabulary/describe-dataset.ts';
import { makeVocabulary } from '../vocabulary/make-vocabulary.ts';
import { memberId, type WordMember, type WordSource } from '../vocabulary/vocabulary.ts';
import { lineup } from './real-names.ts';

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const named = (text: string) => {
  const [zh_CN = '', en = ''] = text.split('|').map((part) => part.trim());
  return { zh_CN, en };
};

/** Makers, brands and models by the lines of the list; names that two of them bear have keys of their own. */
function cars(lines: string): WordMember[] {
  const found = new Map<string, WordMember>();
  const add = (member: WordMember) => {
    const id = memberId(member.dimension, member.key);
    if (!found.has(id)) found.set(id, member);
  };
  let brandKey = '';
  for (const line of lines.split('\n').filter(Boolean)) {
    if (!line.startsWith(' ')) {
      const [maker, brand] = line.split('>').map(named);
      if (!maker || !brand) continue;
      brandKey = slug(brand.en);
      add({ dimension: 'manufacturer', key: slug(maker.en), name: maker, parent: null });
      add({ dimension: 'brand', key: brandKey, name: brand, parent: null });
      continue;
    }
    for (const name of line.split(';').map(named)) {
      const key = slug(`${brandKey} ${name.en}`);
      add({ dimension: 'model', key, name, parent: memberId('brand', brandKey) });
      add({ dimension: 'subModel', key: `${key}-1`, name, parent: memberId('model', key) });
    }
  }
  return [...found.values()];
}

const places = (): WordMember[] => [
  ...provinces().map(({ code, chinese, english, area }) => ({
    dimension: 'province',
    key: slug(english),
    name: { zh_CN: chinese, en: english },
    parent: memberId('area', area),
    code,
  })),
  ...cities().map(({ chinese, english, province }) => ({
    dimension: 'city',
    key: slug(english),
    name: { zh_CN: chinese, en: english },
    parent: memberId('province', slug(provinces().find(({ code }) => code === province)?.english ?? '')),
  })),
];

/** Members that are known beforehand, of every dimension that has them. */
function declared(): WordMember[] {
  const found = new Map<string, WordMember>();
  for (const { dimensions } of Object.values(datasets) as Dataset[]) {
    for (const [dimension, of] of Object.entries(dimensions)) {
      if (of.kind !== 'enumerated' && of.kind !== 'band') continue;
      for (const { key, name } of of.members) {
        const id = memberId(dimension, key);
        if (!found.has(id)) found.set(id, { dimension, key, name, parent: null });
      }
    }
  }
  return [...found.values()];
}

export const firstMonth = monthNumber('2019-01');
export const lastMonth = monthNumber('2026-09');
/** The end of the last year, of what is counted by year. */
const lastYear = monthNumber('2025-12');
/** October 2026, of which nothing is counted yet. */
export const now = monthNumber('2026-10');

const withPlaces = ['DATASOURCE_CLH_PIFA', 'DATASOURCE_CLH_SALES', 'DATASOURCE_ZD_LINGSHOU'].map(
  (key): WordSource => ({
    key,
    name: { zh_CN: key, en: key },
    first: firstMonth,
    last: lastMonth,
    indistinct: key === 'DATASOURCE_ZD_LINGSHOU' ? [] : ['city', 'province', 'area', 'tier', 'restrictionType'],
  }),
);

/**
 * The words of a market with real names: what is wholesale is known for the whole country alone.
 * @param more makers, brands and models beside those of the list, as it writes them
 */
export const testVocabulary = (more = '') =>
  makeVocabulary(
    (Object.values(datasets) as Dataset[]).map((dataset) =>
      describeDataset(dataset, {
        first: firstMonth,
        last: dataset.facts.every === 'year' ? lastYear : lastMonth,
        sources: dataset.facts.source ? withPlaces : [],
        distinguishes: () => true,
      }),
    ),
    [...cars(`${lineup}\n${more}`), ...places(), ...declared()],
  );
