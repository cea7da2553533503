import { crossValues, type DateType, monthsOf } from '@portal/contract';
import { addMonths, countMonths } from '@portal/ui';
import type { Answer } from '../page/ask.ts';
import type { Forecast } from './forecast.ts';

type ForecastRow = Forecast['rows'][number];

/** What comes after a series by the periods of a page; null where a period of it is not wholly known. */
export interface AheadRow extends Omit<ForecastRow, 'values'> {
  values: (number | null)[];
}

/** What comes after the figures of an answer, by periods of any length. */
export interface Ahead {
  /** As the market names them; partly are those whose first months were counted. */
  periods: { key: string; isPartly: boolean }[];
  /** The months that it rests on, and from when on these may still change. */
  period: Forecast['period'];
  rows: AheadRow[];
  rule: Forecast['rule'];
}

/** Whether enough past errors are known of any series to say how far it may be off. */
const hasBand = ({ rows }: Pick<Ahead, 'rows'>): boolean => rows.some(({ low }) => low.some((end) => end !== null));

/** Whether its periods are sums of months: both ends of these are added up, which is wider than the band of a month. */
export const isSummed = ({ periods }: Pick<Ahead, 'periods'>): boolean =>
  periods.some(({ key }) => monthsOf(key).from !== monthsOf(key).to);

/** What the shade of a forecast is, as a legend and a sentence name it; null where no errors are known. */
export const bandOf = (ahead: Pick<Ahead, 'periods' | 'rows'>): 'month' | 'sum' | null =>
  hasBand(ahead) ? (isSummed(ahead) ? 'sum' : 'month') : null;

export interface AheadShape {
  /** The dimension whose members are the series; absent: one series of all that is chosen. */
  by?: string;
  indicator: string;
  dateType: DateType;
  /** The columns of a table that hold a series, by its key, where they do not bear that key. */
  columns?: Readonly<Record<string, string>>;
}

const keyOf: Record<DateType, (month: string) => string> = {
  monthly: (month) => month,
  quarterly: (month) => `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`,
  annual: (month) => month.slice(0, 4),
};

const monthsIn = (key: string): string[] => {
  const { from, to } = monthsOf(key);
  return Array.from({ length: countMonths(from, to) }, (_, at) => addMonths(from, at));
};

const sum = (values: (number | null | undefined)[]): number | null =>
  values.reduce<number | null>((total, value) => (total === null ? null : value == null ? null : total + value), 0);

/** Both ends of the months that are covered, of several forecasts. */
function restsOn(forecasts: readonly Forecast[]): Forecast['period'] {
  const all = forecasts.map(({ period }) => period);
  const preliminary = all.flatMap(({ preliminaryFrom }) => preliminaryFrom ?? []).sort();
  return {
    from: all.map(({ from }) => from).sort()[0] ?? '',
    to:
      all
        .map(({ to }) => to)
        .sort()
        .at(-1) ?? '',
    preliminaryFrom: preliminary[0] ?? null,
  };
}

/** The series of a forecast, each with the months that it has; a forecast of a source alone has its name. */
const seriesOf = ({ rows, months, period, dataSources }: Forecast, by: string | undefined) =>
  rows.map((row) => ({
    row: by === 'dataSource' ? { ...row, key: dataSources[0]?.key ?? null, name: dataSources[0]?.name ?? '' } : row,
    months,
    since: period.to,
  }));

/**
 * The months of a forecast after an answer, added up to the periods of its page. A period that was counted in part is what was
 * counted of it and the forecast for the rest; one whose last months have no forecast is left out. Both ends of a band
 * are added up as well, which is somewhat wider than the band of a sum.
 * @param forecasts one; or one of each source, where the series are sources
 */
export function aheadOf(
  forecasts: readonly [Forecast, ...Forecast[]],
  answer: Answer,
  { by, indicator, dateType }: AheadShape,
): Ahead {
  const series = forecasts.flatMap((forecast) => seriesOf(forecast, by));
  const counted = answer.period.to;
  const last =
    series
      .flatMap(({ months }) => months.at(-1) ?? [])
      .sort()
      .at(-1) ?? counted;
  const later = series.flatMap(({ months }) => months.filter((month) => month > counted)).sort();
  const keys = [...new Set(later.map(keyOf[dateType]))].filter((key) => monthsOf(key).to <= last);
  const crossed = crossValues(answer, 'period', by ?? '', indicator);
  const countedOf = (key: string, member: string | null) => crossed(key, by ? (member ?? '') : '');
  const rows = series.map(({ row, months, since }): AheadRow => {
    const within = (end: readonly (number | null)[]) =>
      keys.map((key) => {
        const { from } = monthsOf(key);
        const begun = from <= since;
        // What was counted of it has to stand in the answer, from its first month to the last before the forecast.
        if (begun && (from < answer.period.from || since > counted)) return null;
        const rest = monthsIn(key).filter((month) => month > since);
        return sum([
          begun ? countedOf(key, row.key) : 0,
          ...rest.map((month) => (months.includes(month) ? end[months.indexOf(month)] : null)),
        ]);
      });
    return row.reason === null
      ? { ...row, values: within(row.values), low: within(row.low), high: within(row.high) }
      : row;
  });
  const isPartly = (key: string) => series.some(({ row, since }) => row.reason === null && monthsOf(key).from <= since);
  const periods = keys.map((key) => ({ key, isPartly: isPartly(key) }));
  return { periods, period: restsOn(forecasts), rows, rule: forecasts[0].rule };
}
