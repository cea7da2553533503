import type { CallPayload, ForecastRow, MarketForecast } from '@portal/contract';
import { datasets } from '../datasets/index.ts';
import { monthNumber, monthText } from '../model/index.ts';
import type { Asking } from '../questions/asking.ts';
import { checkForecastable, checkNumber, checkWholeMonths } from './check-forecast.ts';
import { ruleWords } from './forecast-words.ts';
import { type MonthlySeries, monthlySeries } from './monthly-series.ts';
import { type ForecastMonth, forecastOf, monthsAhead } from './rule/forecast-of.ts';

/** Cars are whole. */
const whole = (value: number | null): number | null => (value === null ? null : Math.round(value));

const noForecast = { values: [], low: [], high: [], tried: null };

/** A series with what comes after it, or why nothing is forecast. */
function rowOf({ key, name, values }: MonthlySeries, first: number): ForecastRow {
  const begins = values.findIndex((value) => value !== 0);
  // What came before the first sale, or the first gap, is not missed.
  const sold = begins < 0 ? [] : values.slice(begins);
  const lastGap = sold.lastIndexOf(null);
  const known = sold.slice(lastGap + 1) as number[];
  const forecast = forecastOf(known, first + values.length - known.length);
  if (forecast.kind !== 'forecast')
    return { key, name, reason: forecast.kind === 'short' && lastGap >= 0 ? 'gaps' : forecast.kind, ...noForecast };
  const of = (end: keyof ForecastMonth) => forecast.months.map((month) => whole(month[end]));
  return {
    key,
    name,
    reason: null,
    values: of('value') as number[],
    low: of('low'),
    high: of('high'),
    tried: forecast.tried,
  };
}

/**
 * The next twelve months of a count, of each member of a dimension or of all that is chosen together, with how the same
 * rule did on the months that are known. Rests on the whole past of the source, whatever months are looked at.
 * @throws Refusal for a figure that cannot be forecast, for too many members, and as any question does
 */
export async function forecastSeries(asking: Asking, payload: CallPayload<'marketForecast'>): Promise<MarketForecast> {
  checkWholeMonths(datasets[payload.dataset]);
  const catalogue = await asking.market.catalogue(payload.dataset, asking.language);
  checkForecastable(catalogue, payload.indicator);
  const [source] = payload.dataSources;
  const covered = catalogue.dataSources.find(({ key }) => key === source) ?? catalogue;
  const { first, series, latest } = await monthlySeries(asking, payload, covered, checkNumber);
  const last = monthNumber(covered.last);
  const { release, dataSources, columns, period } = latest;
  return {
    release,
    dataSources,
    indicator: columns.filter(({ kind }) => kind === 'indicator')[0] as MarketForecast['indicator'],
    period: { from: monthText(first), to: covered.last, preliminaryFrom: period.preliminaryFrom },
    months: Array.from({ length: monthsAhead }, (_, at) => monthText(last + 1 + at)),
    rows: series.map((own) => rowOf(own, first)),
    rule: ruleWords(asking.language),
  };
}
