import { type MarketQuery, monthNumber, spanCaps } from '@portal/contract';
import { schemas } from '@portal/contract/schemas';
import { Ajv, type ValidateFunction } from 'ajv';
import { memberId, type Vocabulary, type WordDataset, type WordSource } from '../vocabulary/vocabulary.ts';

/** Compiled with the first question: most portals have no model. */
let compiled: ValidateFunction<MarketQuery> | null = null;
function fits(query: unknown): query is MarketQuery {
  compiled ??= new Ajv({ strict: false }).compile<MarketQuery>(schemas.marketQuery.payload);
  return compiled(query);
}

/** What a question in words has at most: a model can ask for nothing that the rules could not write. */
const parts: ReadonlySet<string> = new Set([
  ...['dataset', 'dataSources', 'dateType', 'from', 'to', 'by', 'indicators', 'filters', 'without', 'sort', 'limit'],
]);

/** The longest list that is asked for in words. */
const mostListed = 500;

/** As many months as a period of a date type has. */
const monthsOf = { monthly: 1, quarterly: 3, annual: 12 } as const;

/** The object that a model wrote, between fences or not; undefined where it wrote none. */
function written(content: string): unknown {
  try {
    return JSON.parse(content.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''))?.query;
  } catch {
    return undefined;
  }
}

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0);

/** Without what models write for nothing: null, and objects without a key. */
const withoutEmpty = (query: object): object =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => !isEmpty(value)));

/** The source of a question: the one that is named, else the first that tells its dimensions apart. */
function sourceOf(
  { sources }: WordDataset,
  { dataSources }: MarketQuery,
  dimensions: readonly string[],
): WordSource | null | undefined {
  if (sources.length === 0) return dataSources.length === 0 ? null : undefined;
  if (dataSources.length > 1) return undefined;
  const able = sources.filter(({ indistinct }) => dimensions.every((dimension) => !indistinct.includes(dimension)));
  return dataSources.length === 0 ? able[0] : able.find(({ key }) => key === dataSources[0]);
}

/** Whether all members that a question names are there, in dimensions of its dataset. */
function areKnown(query: MarketQuery, dataset: WordDataset, { members }: Vocabulary): boolean {
  return [query.filters ?? {}, query.without ?? {}].every((narrowing) =>
    Object.entries(narrowing).every(
      ([dimension, keys = []]) =>
        Object.hasOwn(dataset.dimensions, dimension) &&
        keys.length > 0 &&
        keys.every((key) => members.has(memberId(dimension, key))),
    ),
  );
}

/**
 * Judges what a model wrote as a question of the rules is judged: by the schema of the wire, and by what the account may
 * ask. Nothing of it is mended but what the rules choose where nobody says it: the source.
 * @returns null where it is no question that this account can ask
 */
export function judgeQuery(
  content: string,
  { vocabulary, opened }: { vocabulary: Vocabulary; opened: readonly WordDataset[] },
): MarketQuery | null {
  const found = written(content);
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return null;
  const query = withoutEmpty(found);
  if (!Object.keys(query).every((part) => parts.has(part)) || !fits(query)) return null;
  const dataset = opened.find(({ key }) => key === query.dataset);
  if (!dataset || !areKnown(query, dataset, vocabulary)) return null;
  if (dataset.isYearly && query.dateType !== 'annual') return null;
  const { by, indicators, filters = {}, without = {}, sort, limit, dateType, from, to } = query;
  const listed = by.filter((dimension) => dimension !== 'period');
  const isKnown = listed.every((dimension) => Object.hasOwn(dataset.dimensions, dimension));
  if (!isKnown || !indicators.every((indicator) => Object.hasOwn(dataset.indicators, indicator))) return null;
  if (sort && !indicators.some((indicator) => indicator === sort.by)) return null;
  if (limit !== undefined && (limit > mostListed || !sort || listed.length !== 1 || by.includes('period'))) return null;
  if (Object.keys(without).some((dimension) => Object.hasOwn(filters, dimension))) return null;
  const source = sourceOf(dataset, query, [...listed, ...Object.keys(filters), ...Object.keys(without)]);
  if (source === undefined) return null;
  const [first, last] = [monthNumber(from), monthNumber(to)];
  const covered = source ?? dataset;
  const isCovered = first <= last && first >= covered.first && last <= covered.last;
  if (!isCovered || (last - first + 1) / monthsOf[dateType] > spanCaps[dateType]) return null;
  return { ...query, dataSources: source ? ([source.key] as MarketQuery['dataSources']) : [] };
}
