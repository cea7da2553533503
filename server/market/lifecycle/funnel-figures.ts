import type { DataSource, DatasetKey, FigureKey, Filters, MarketCatalogue } from '@portal/contract';
import { monthNumber, monthText } from '../model/index.ts';
import type { Asking } from '../questions/asking.ts';
import { sumOf } from './funnel-window.ts';
import { ownMonths } from './own-months.ts';

/** The months of a funnel, and as many a year before. */
export interface Window {
  from: string;
  to: string;
}

/** A figure by month, in the months of a funnel and in those a year before. */
export interface StepFigures {
  monthly: (number | null)[];
  before: (number | null)[];
}

/** The only source of purchases: cars that buyers registered. */
export const retail: DataSource = 'DATASOURCE_ZD_LINGSHOU';

/** Asks for a count by month. @throws Refusal as any question does */
export async function stepFigures(
  asking: Asking,
  catalogue: MarketCatalogue,
  indicator: FigureKey,
  window: Window,
  filters: Filters | undefined,
): Promise<StepFigures> {
  const source = catalogue.dataSources.find(({ key }) => key === retail);
  const { first } = source ?? catalogue;
  const begin = monthNumber(window.from) - 12;
  const months = monthNumber(window.to) - monthNumber(window.from) + 1;
  const found = await ownMonths(
    asking,
    {
      dataset: catalogue.dataset as DatasetKey,
      indicator,
      ...(source && { dataSources: [retail] }),
      ...(filters && { filters }),
    },
    { first: monthText(Math.max(begin, monthNumber(first))), last: window.to },
  );
  const values = found.series[0]?.values ?? [];
  const from = (start: number) =>
    Array.from({ length: months }, (_, at) =>
      start + at < found.first ? null : (values[start + at - found.first] ?? null),
    );
  return { monthly: from(monthNumber(window.from)), before: from(begin) };
}

/** What is in use at the end of the latest whole year, and of the one before. @throws Refusal as any question does */
export async function yearEndFigures(
  asking: Asking,
  { dataset, first, last }: MarketCatalogue,
  indicator: FigureKey,
  filters: Filters | undefined,
) {
  const { rows } = await asking.market.query(
    {
      dataset: dataset as DatasetKey,
      dataSources: [],
      dateType: 'annual',
      from: first > monthText(monthNumber(last) - 23) ? first : monthText(monthNumber(last) - 23),
      to: last,
      by: ['period'],
      indicators: [indicator],
      ...(filters && { filters }),
    },
    asking.language,
  );
  const years = rows.flatMap(({ kind, values }) => (kind === 'row' ? [values[indicator] ?? null] : []));
  return { value: years.at(-1) ?? null, yearBefore: years.at(-2) ?? null };
}

/** Sums of both spans. */
export const totalsOf = ({ monthly, before }: StepFigures) => ({ value: sumOf(monthly), yearBefore: sumOf(before) });
