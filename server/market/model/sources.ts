import { type DataSource, dataSources } from '@portal/contract';
import type { Sentence } from '../../kernel/words/sentence.ts';

/** A source of a volume: a row of the registry. */
export interface Source {
  key: DataSource;
  name: Sentence;
  /** What it counts. */
  definition: Sentence;
  /** What one of its figures stands for: a month, or a week, of which several add up to a month. */
  unit: 'month' | 'week';
}

/** S3.037: the sources that every release knows, in their order: what each counts. */
export const builtInSources: readonly Source[] = [
  {
    key: 'DATASOURCE_CLH_PIFA',
    name: { zh_CN: '协会批发量', en: 'Association wholesale volume' },
    definition: {
      zh_CN: '协会批发量：厂商批发给经销商的数量，含出口',
      en: 'Association wholesale volume: units shipped by manufacturers to dealers, including exports',
    },
    unit: 'month',
  },
  {
    key: 'DATASOURCE_CLH_SALES',
    name: { zh_CN: '协会销量', en: 'Association sales volume' },
    definition: {
      zh_CN: '协会销量：厂商向协会申报的销售数量',
      en: 'Association sales volume: units that manufacturers report to the association as sold',
    },
    unit: 'month',
  },
  {
    key: 'DATASOURCE_ZD_LINGSHOU',
    name: { zh_CN: '终端零售量', en: 'Terminal retail volume' },
    definition: {
      zh_CN: '终端零售量：销售给终端客户的数量',
      en: 'Terminal retail volume: units sold to end customers',
    },
    unit: 'month',
  },
];

export const isBuiltIn = (key: DataSource): boolean => builtInSources.some((source) => source.key === key);

const [firstOther, others] = [100, 32_000];

/**
 * The number that a source has inside every release. The built-in ones are counted in their order. Others have one that
 * follows from the key alone, so that releases of different deliveries can be set beside each other; two keys that fall
 * on one number cannot stand in one release, which sealing refuses.
 */
export function sourceNumber(key: DataSource): number {
  const place = (dataSources as readonly DataSource[]).indexOf(key);
  if (place >= 0) return place + 1;
  let sum = 0;
  for (const sign of key) sum = (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) >>> 0;
  return firstOther + (sum % others);
}

/** What a release says of its sources: those that are not built in carry their own words. */
export type ReleasedSource = Pick<Source, 'key'> & Partial<Source>;

/** A source in the words of the release, or its own; one that nobody knows goes by its key. */
export function sourceIn(released: readonly ReleasedSource[], key: DataSource): Source {
  const own = builtInSources.find((source) => source.key === key) ?? released.find((source) => source.key === key);
  const plain = { zh_CN: key, en: key };
  return { name: plain, definition: plain, unit: 'month', ...own, key };
}

/** The names of all sources that are built in or released, by their numbers. */
export const sourceNames = (released: readonly ReleasedSource[]): ReadonlyMap<number, Sentence> =>
  new Map([...builtInSources, ...released].map(({ key }) => [sourceNumber(key), sourceIn(released, key).name]));

/** Sources in the order in which they are offered: the built-in ones, then the others by their keys. */
export const inOrder = <Each extends { key: DataSource }>(sources: readonly Each[]): Each[] => {
  const placed = builtInSources.flatMap(({ key }) => sources.filter((source) => source.key === key));
  const rest = sources.filter(({ key }) => !isBuiltIn(key)).sort((source, other) => (source.key < other.key ? -1 : 1));
  return [...placed, ...rest];
};
