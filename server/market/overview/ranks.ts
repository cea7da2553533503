import {
  type CallData,
  type CallPayload,
  type DataSource,
  type Filters,
  type MarketRow,
  placesOf,
  status,
} from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import { sales } from '../datasets/index.ts';
import type { Question } from '../model/index.ts';
import { type Asking, latestOf, questionOf } from '../questions/asking.ts';
import { namesBeside, pricesBeside } from './beside-sub-models.ts';

const rankRows = 10;

/** The places of the first rows of a ranking by volume, which all that sold more precede. */
const placesBy = (rows: readonly MarketRow[]) =>
  placesOf(rows.map(({ values, unnamed }) => (unnamed ? null : values.volume || null)));

const rankRow = ({ values }: MarketRow, rank: number | null) => ({
  rank,
  volume: values.volume ?? null,
  yoy: values.yoy ?? null,
  mom: values.mom ?? null,
  share: values.share ?? null,
  shareChange: values.shareChange ?? null,
});

const rankQuestion = {
  indicators: ['volume', 'yoy', 'mom', 'share', 'shareChange'],
  sort: { by: 'volume', direction: 'descending' },
  limit: rankRows,
} satisfies Partial<Question>;

/** S3.031: year and month apart, the month padded to two digits. */
const apart = (month: string) => ({ year: month.slice(0, 4), month: month.slice(5, 7) });

/** S3.031 S3.032 S7.056 S7.070: the ten makers that sold most in the latest month. */
export async function manufacturerRank(
  asking: Asking,
  wanted: DataSource | undefined,
): Promise<CallData<'listManfSales'>['data']> {
  const { market, language, signal } = asking;
  const { dataSource, month, together, preliminary } = await latestOf(asking, wanted);
  const question = questionOf(dataSource, month, { ...rankQuestion, by: ['manufacturer'] });
  const { rows } = await market.query(question, language, signal);
  const places = placesBy(rows);
  const salesRanks = rows.map((row, index) => ({
    ...rankRow(row, places[index] ?? null),
    key: row.keys.manufacturer ?? '',
    name: row.names.manufacturer ?? '',
  }));
  return { ...apart(month), ...together, preliminary, salesRanks };
}

/** S7.057 S7.072: the ten sub-models that sold most in the latest month, within the filters. */
export async function subModelRank(
  asking: Asking,
  { dataSource: wanted, filters, without }: CallPayload<'listSubModelSales'>,
): Promise<CallData<'listSubModelSales'>['data']> {
  const { market, language, signal } = asking;
  const { dataSource, month, together, preliminary } = await latestOf(asking, wanted);
  const narrowed = { filters: knownFilters(filters ?? {}), without: knownFilters(without ?? {}) };
  const question = questionOf(dataSource, month, { ...rankQuestion, by: ['subModel'], ...narrowed });
  const { rows } = await market.query(question, language, signal);
  // An empty filter lets all through: nothing is asked of no sub-model.
  if (rows.length === 0) return { ...apart(month), ...together, preliminary, list: [] };
  const subModel = rows.map(({ keys }) => keys.subModel ?? '');
  const [namesOf, prices] = await Promise.all([
    namesBeside(asking, dataSource, month, subModel),
    pricesBeside(asking, month, subModel),
  ]);
  const places = placesBy(rows);
  const list = rows.map((row, index) => ({
    ...rankRow(row, places[index] ?? null),
    key: row.keys.subModel ?? '',
    name: row.names.subModel ?? '',
    ...(namesOf.get(row.keys.subModel) ?? { model: '', manufacturer: '', fuelType: '' }),
    ...prices(row.keys.subModel ?? ''),
  }));
  return { ...apart(month), ...together, preliminary, list };
}

/** @throws Refusal for a dimension the market does not have; the month and source of a ranking are not filters */
function knownFilters(filters: Record<string, string[]>): Filters {
  const known = Object.keys(sales.dimensions).filter((key) => key !== 'period' && key !== 'dataSource');
  const unknown = Object.keys(filters).find((key) => !known.includes(key));
  if (unknown === undefined) return filters;
  throw new Refusal('market.unknown-filter', status.malformed, {
    zh_CN: `无法按 ${unknown} 筛选；可用的维度：${known.join('、')}。`,
    en: `Cannot filter by ${unknown}; available dimensions: ${known.join(', ')}.`,
  });
}
