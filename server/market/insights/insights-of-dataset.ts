import type { DataSource, DimensionKey, Insight, MarketCatalogue } from '@portal/contract';
import { deviationOf } from '../forecast/deviation.ts';
import { monthlySeries } from '../forecast/monthly-series.ts';
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

/** The source that is looked at; undefined for a dataset without sources. */
const sourceOf = ({ dataSources }: MarketCatalogue, wanted: DataSource | null): Source =>
  dataSources.find(({ key }) => key === wanted) ?? dataSources[0];

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

/**
 * How far the latest month of the members of a dataset lies from what their past leads to.
 * @throws Refusal as any question does
 */
export async function insightsOfDataset(asking: Asking, watched: WatchedSeries): Promise<FoundInsights> {
  const { dataset, indicator } = watched;
  const catalogue = await asking.market.catalogue(dataset, asking.language);
  const source = sourceOf(catalogue, watched.dataSource);
  const { first, last, preliminaryFrom } = source ?? catalogue;
  const dataSources = source ? [source.key as DataSource] : [];
  const known = catalogue.indicators.find(({ key }) => key === indicator);
  const insights: Insight[] = [];
  for (const by of watched.by) {
    const dimension = catalogue.dimensions.find(({ key, distinguished }) => key === by && distinguished);
    const members = dimension ? await largestMembers(asking, watched, by, dataSources, last) : [];
    if (!dimension || members.length === 0) continue;
    const found = await monthlySeries(
      asking,
      { dataset, dataSources, by, indicator, filters: { [by]: members } },
      { first, last },
      () => {},
    );
    for (const { key, name, values } of found.series) {
      const deviation = deviationOf(values, found.first);
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
  }
  return { name: catalogue.name, insights };
}
