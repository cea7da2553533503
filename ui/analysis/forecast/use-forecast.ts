import { type DimensionKey, type FigureKey, type Filters, membersOf } from '@portal/contract';
import { narrowedTo } from '@portal/ui';
import { restKey } from '../compared/rest.ts';
import type { Answer } from '../page/ask.ts';
import { usePage } from '../page/context.ts';
import { type ForecastQuery, noForecast, readsAhead } from './forecast.ts';
import { useAhead } from './use-ahead.ts';

interface ForecastOf {
  /** What the series are: members of a dimension, or sources; absent: one series of all that is chosen. */
  by?: DimensionKey | 'dataSource';
  indicator: string;
  /** What the answer is narrowed to beside the filters of the page. */
  within?: Filters;
  /** The columns of its table that hold a series, by its key, where they do not bear that key. */
  columns?: Readonly<Record<string, string>>;
}

/**
 * What follows the latest period of a page's trend, where the address wants it and it can be: for its picture, its table,
 * and the words beside both. Without a forecast all stay as they are.
 * @param answer of the trend, by period
 */
export function useForecast(answer: Answer | undefined, { by, indicator, within = {}, columns }: ForecastOf) {
  const { search, view, catalogue } = usePage();
  const isWanted = readsAhead(search) && noForecast(search, view, catalogue, indicator) === null;
  const members = answer && by ? membersOf(answer, by).flatMap(({ key }) => (key === restKey ? [] : [key])) : [];
  const isAsked = catalogue !== null && isWanted && answer !== undefined && (!by || members.length > 0);
  const isBySource = by === 'dataSource';
  const narrow = narrowedTo(view, { ...within, ...(by && !isBySource && { [by]: members }) });
  const whole = (dataSources: string[]): ForecastQuery => ({
    dataset: catalogue?.dataset as 'sales',
    dataSources: dataSources as ForecastQuery['dataSources'],
    ...(by && !isBySource && { by }),
    indicator: indicator as FigureKey,
    filters: narrow.filters,
    ...(Object.keys(view.without).length > 0 && { without: view.without }),
    // What is one line goes on as one.
    ...(answer?.succession && { succession: true }),
  });
  const chosen = view.dataSource === null ? [] : [view.dataSource];
  const queries = isBySource ? members.map((source) => whole([source])) : [whole(chosen)];
  return useAhead(answer, isAsked ? queries : null, {
    by,
    indicator,
    dateType: view.dateType,
    ...(columns && { columns }),
  });
}
