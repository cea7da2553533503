import type { DataSource, DimensionKey, Insight, MarketCatalogue } from '@portal/contract';
import type { Deviation } from '../forecast/deviation.ts';
import { monthlySeries } from '../forecast/monthly-series.ts';
import { leastMonths } from '../forecast/rule/forecast-of.ts';
import { monthNumber, monthText } from '../model/index.ts';
import type { Asking } from '../questions/asking.ts';
import { leastShare, mostMembers, type WatchedSeries } from './watched-series.ts';

/** What was found in a dataset: every series that was looked at. */
export interface FoundInsights {
  name: string;
  insights: Insight[];
}

const monthsOfYear = 12;

type Source = MarketCatalogue['dataSources'][number] | undefined;

/** Each source of a dataset; of one without sources the figures as they are. */
const sourcesOf = ({ dataSources }: MarketCatalogue): Source[] => (dataSources.length > 0 ? dataSources : [undefined]);

/** Sets the latest month of a series against those before. @param name of the series, whatever language it is shown in */
export type Deviate = (name: string, values: readonly (number | null)[], first: number) => Deviation | null;

/** The largest members of a dimension in the last twelve months that are a part of it worth a look. */
async function largestMembers(
  { market, language }: Asking,
  { dataset, indicator }: WatchedSeries,
  by: DimensionKey,
  dataSources: DataSource[],
  last: string,
): Promise<string[]> {
  const { rows, total } = await market.query(
    {
      dataset,
      dataSources,
      dateType: 'monthly',
      from: monthText(monthNumber(last) - monthsOfYear + 1),
      to: last,
      by: [by],
      indicators: [indicator],
      sort: { by: indicator, direction: 'descending' },
      limit: mostMembers,
      totals: true,
    },
    language,
  );
  const whole = total?.[indicator] ?? 0;
  return rows.flatMap(({ kind, unnamed, keys, values }) =>
    kind === 'row' && !unnamed && (values[indicator] ?? 0) >= leastShare * whole ? [keys[by] ?? ''] : [],
  );
}

/** Lets others have their turn: hundreds of series take longer than a call may hold the process. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** How far the latest month of the members of a dimension lies from what their past leads to, by one source. */
async function insightsBy(
  asking: Asking,
  watched: WatchedSeries,
  { catalogue, source, by }: { catalogue: MarketCatalogue; source: Source; by: DimensionKey },
  deviate: Deviate,
): Promise<Insight[]> {
  const { dataset, indicator } = watched;
  const { first, last, preliminaryFrom } = source ?? catalogue;
  const dataSources = source ? [source.key as DataSource] : [];
  const known = catalogue.indicators.find(({ key }) => key === indicator);
  const dimension = catalogue.dimensions.find(({ key, distinguished }) => key === by && distinguished);
  // Of so few months nothing is forecast.
  if (!dimension || monthNumber(last) - monthNumber(first) < leastMonths) return [];
  const members = await largestMembers(asking, watched, by, dataSources, last);
  if (members.length === 0) return [];
  const found = await monthlySeries(
    asking,
    { dataset, dataSources, by, indicator, filters: { [by]: members } },
    { first, last },
    () => {},
  );
  const insights: Insight[] = [];
  for (const { key, name, values } of found.series) {
    const deviation = deviate(`${dataset} ${source?.key} ${by} ${key}`, values, found.first);
    await turn();
    if (!deviation || key === null) continue;
    insights.push({
      dataset,
      dimension: { key: by, name: dimension.name },
      member: { key, name },
      indicator: { key: indicator, name: known?.name ?? indicator, unit: known?.unit ?? '' },
      dataSource: source ? { key: source.key, name: source.name } : null,
      month: last,
      preliminary: preliminaryFrom !== null && last >= preliminaryFrom,
      ...deviation,
    });
  }
  return insights;
}

/**
 * How far the latest month of the members of a dataset lies from what their past leads to, by each of its sources.
 * @throws Refusal as any question does
 */
export async function insightsOfDataset(
  asking: Asking,
  watched: WatchedSeries,
  deviate: Deviate,
): Promise<FoundInsights> {
  const catalogue = await asking.market.catalogue(watched.dataset, asking.language);
  const insights: Insight[] = [];
  for (const source of sourcesOf(catalogue))
    for (const by of watched.by)
      insights.push(...(await insightsBy(asking, watched, { catalogue, source, by }, deviate)));
  return { name: catalogue.name, insights };
}
