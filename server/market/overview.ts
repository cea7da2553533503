import {
  type CallData,
  type CallPayload,
  type DataSource,
  defaultDataSource,
  type Filters,
  type Language,
  type MarketQuery,
  type MarketRow,
  type SalesIndex,
  status,
} from '@portal/contract';
import { Refusal } from '../http/call.ts';
import { dimensions, monthNumber, monthText, newEnergyFuels, sources } from './model/index.ts';
import type { Market } from './service.ts';

/** How many months the dashboard's trend shows, and how many rows its rankings. */
const trendMonths = 12;
const rankRows = 10;

/** Asks on behalf of one call: its source, language and signal. */
interface Asking {
  market: Market;
  language: Language;
  signal?: AbortSignal;
}

/** S7.076: the source asked, or the default. @throws Refusal for an unknown source or one the release has not */
async function latestOf({ market, language }: Asking, dataSource: DataSource = defaultDataSource) {
  const known = (await market.catalogue('sales', language)).dataSources.find(({ key }) => key === dataSource);
  if (!known) {
    const name = sources[dataSource]?.name ?? { zh_CN: dataSource, en: dataSource };
    throw new Refusal(status.refused, {
      zh_CN: `当前版本没有数据来源“${name.zh_CN}”的数据。`,
      en: `The published release has no figures of the data source "${name.en}".`,
    });
  }
  return { dataSource, month: known.last };
}

type Question = Pick<MarketQuery, 'by' | 'indicators'> & Partial<MarketQuery>;

const questionOf = (dataSource: DataSource, month: string, question: Question): MarketQuery => ({
  dataset: 'sales',
  dataSources: [dataSource],
  dateType: 'monthly',
  from: month,
  to: month,
  ...question,
});

const ratio = (part: number | null, whole: number | null): number | null =>
  part !== null && whole !== null && whole > 0 ? part / whole : null;
const growth = (now: number | null, base: number | null): number | null =>
  now !== null && base !== null && base > 0 ? now / base - 1 : null;
const figure = (now: number | null, base: number | null) => ({ value: now, yoy: growth(now, base) });

/** Volumes of one month and of its year so far: all cars, new energy, battery-electric; null where not covered. */
async function fuelVolumes({ market, language, signal }: Asking, dataSource: DataSource, month: string) {
  const question = questionOf(dataSource, month, { by: ['fuelType'], indicators: ['volume', 'cumulativeVolume'] });
  const { rows } = await market.query(question, language, signal);
  const sum = (indicator: 'volume' | 'cumulativeVolume', fuels?: readonly string[]): number | null => {
    const values = rows
      .filter(({ keys }) => !fuels || fuels.includes(keys.fuelType ?? ''))
      .map(({ values }) => values[indicator] ?? null);
    // No row at all: the month is not covered. A missing fuel alone sold nothing.
    if (rows.length === 0 || values.includes(null)) return null;
    return values.reduce<number>((total, value) => total + (value ?? 0), 0);
  };
  return {
    all: sum('volume'),
    allToDate: sum('cumulativeVolume'),
    newEnergy: sum('volume', newEnergyFuels),
    newEnergyToDate: sum('cumulativeVolume', newEnergyFuels),
    electric: sum('volume', ['BEV']),
  };
}

/**
 * S2.092 S7.053 S7.054: the indices of passenger vehicles, or of new energy, in the latest month of the source.
 * @param scope which of the two: their share is new energy of all cars, or battery-electric of new energy
 */
export async function salesIndex(
  asking: Asking,
  wanted: DataSource | undefined,
  scope: 'passenger' | 'energy',
): Promise<SalesIndex> {
  const { dataSource, month } = await latestOf(asking, wanted);
  const now = await fuelVolumes(asking, dataSource, month);
  const base = await fuelVolumes(asking, dataSource, monthText(monthNumber(month) - 12));
  const passenger = scope === 'passenger';
  const share = ({ all, newEnergy, electric }: typeof now) =>
    passenger ? ratio(newEnergy, all) : ratio(electric, newEnergy);
  return {
    month,
    dataSource,
    monthIndex: passenger ? figure(now.all, base.all) : figure(now.newEnergy, base.newEnergy),
    shareIndex: figure(share(now), share(base)),
    totalIndex: passenger ? figure(now.allToDate, base.allToDate) : figure(now.newEnergyToDate, base.newEnergyToDate),
  };
}

/** S7.055: the last twelve months of the source, all cars and new energy. */
export async function salesTrend(
  { market, language, signal }: Asking,
  wanted: DataSource | undefined,
): Promise<CallData<'getPvSalesTrend'>['data']> {
  const { dataSource, month } = await latestOf({ market, language }, wanted);
  const span = { from: monthText(monthNumber(month) - trendMonths + 1), by: ['period' as const], fillGaps: true };
  const all = await market.query(
    questionOf(dataSource, month, { ...span, indicators: ['volume', 'yoy', 'mom'] }),
    language,
    signal,
  );
  const energy = await market.query(
    questionOf(dataSource, month, { ...span, indicators: ['volume'], filters: { fuelType: [...newEnergyFuels] } }),
    language,
    signal,
  );
  const energyOf = new Map(energy.rows.map(({ keys, values }) => [keys.period, values.volume ?? null]));
  return all.rows.map(({ keys, values }) => ({
    month: keys.period ?? '',
    volume: values.volume ?? null,
    energyVolume: energyOf.get(keys.period) ?? null,
    yoy: values.yoy ?? null,
    mom: values.mom ?? null,
  }));
}

const rankRow = ({ values }: MarketRow, index: number) => ({
  rank: index + 1,
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
} satisfies Partial<MarketQuery>;

/** S3.031: year and month apart, the month padded to two digits. */
const apart = (month: string) => ({ year: month.slice(0, 4), month: month.slice(5, 7) });

/** S3.031 S3.032 S7.056 S7.070: the ten makers that sold most in the latest month. */
export async function manufacturerRank(
  asking: Asking,
  wanted: DataSource | undefined,
): Promise<CallData<'listManfSales'>['data']> {
  const { market, language, signal } = asking;
  const { dataSource, month } = await latestOf(asking, wanted);
  const question = questionOf(dataSource, month, { ...rankQuestion, by: ['manufacturer'] });
  const { rows } = await market.query(question, language, signal);
  const salesRanks = rows.map((row, index) => ({
    ...rankRow(row, index),
    key: row.keys.manufacturer ?? '',
    name: row.names.manufacturer ?? '',
  }));
  return { ...apart(month), salesRanks };
}

/** S7.057 S7.072: the ten sub-models that sold most in the latest month, within the filters. */
export async function subModelRank(
  asking: Asking,
  { dataSource: wanted, filters }: CallPayload<'listSubModelSales'>,
): Promise<CallData<'listSubModelSales'>['data']> {
  const { market, language, signal } = asking;
  const { dataSource, month } = await latestOf(asking, wanted);
  const narrowed = knownFilters(filters ?? {});
  const question = questionOf(dataSource, month, { ...rankQuestion, by: ['subModel'], filters: narrowed });
  const { rows } = await market.query(question, language, signal);
  // Asked apart: listed beside the sub-model, maker and fuel would widen the market that a share is part of.
  const described = await market.query(
    questionOf(dataSource, month, {
      by: ['subModel', 'manufacturer', 'fuelType'],
      indicators: ['volume'],
      filters: { subModel: rows.map(({ keys }) => keys.subModel ?? '') },
      limit: rankRows,
    }),
    language,
    signal,
  );
  const namesOf = new Map(described.rows.map(({ keys, names }) => [keys.subModel, names]));
  const list = rows.map((row, index) => ({
    ...rankRow(row, index),
    key: row.keys.subModel ?? '',
    name: row.names.subModel ?? '',
    manufacturer: namesOf.get(row.keys.subModel)?.manufacturer ?? '',
    fuelType: namesOf.get(row.keys.subModel)?.fuelType ?? '',
  }));
  return { ...apart(month), list };
}

/** @throws Refusal for a dimension the market does not have; the month and source of a ranking are not filters */
function knownFilters(filters: Record<string, string[]>): Filters {
  const known = Object.keys(dimensions).filter((key) => key !== 'period' && key !== 'dataSource');
  const unknown = Object.keys(filters).find((key) => !known.includes(key));
  if (unknown === undefined) return filters;
  throw new Refusal(status.malformed, {
    zh_CN: `无法按 ${unknown} 筛选；可用的维度：${known.join('、')}。`,
    en: `Cannot filter by ${unknown}; the dimensions are: ${known.join(', ')}.`,
  });
}
