import {
  isUncovered,
  type Language,
  type MarketAnswer,
  type MarketCatalogue,
  type MarketQuery,
  rowPlaces,
  tableOf,
} from '@portal/contract';
import type { Standing } from '../kinds/verdict.ts';
import type { Asking } from './asking.ts';
import { figuresQuery, newestPeriod, periodsQuery, spanBefore } from './following.ts';

/** Nothing is known before the first month, which is no fault of who asks. */
const nothingKnown: Standing = { covered: false, rows: [], total: null };

/**
 * The table of an answer.
 * @param period the one that is looked at, where the answer lists several
 */
export function standingOf(
  answer: MarketAnswer,
  catalogue: MarketCatalogue,
  indicator: string,
  language: Language,
  period?: string,
): Standing {
  const table = tableOf(answer, language, catalogue);
  const rows = period === undefined ? table.rows : table.rows.filter(({ keys }) => keys.period === period);
  const places = rowPlaces(rows, table.columns, { key: indicator, direction: 'descending' });
  const dimensions = table.columns.filter(({ kind, key }) => kind === 'dimension' && key !== 'period');
  const former = rows.map(({ keys: { period: _period, ...keys }, ...row }, at) => ({
    keys,
    name: dimensions.map(({ key }) => row.names[key] ?? '').join(' '),
    figure: row.values[indicator] ?? null,
    place: places[at] ?? null,
    kind: row.kind,
  }));
  // Of a sum that nothing was counted in, nothing is a figure that a limit can be crossed by; its table leaves it empty.
  const isSum = catalogue.indicators.some(({ key, adds }) => key === indicator && adds === 'always');
  const isWhole = answer.coverage.every(({ months, of }) => months === of);
  return {
    // A month that is missing of several would pass for a fall.
    covered: (period !== undefined || isWhole) && !isUncovered(answer, period === undefined ? {} : { period }),
    rows: former.filter(({ kind }) => kind === 'row'),
    total:
      period === undefined
        ? (answer.total?.[indicator] ?? (isSum && answer.rows.length === 0 ? 0 : null))
        : (former.find(({ kind }) => kind === 'subtotal')?.figure ?? null),
  };
}

/** What is known of a figure in the newest period, and in the span of the same length before it. */
export async function standingsAlone(
  { market, language, signal }: Asking,
  question: MarketQuery,
  catalogue: MarketCatalogue,
  indicator: MarketQuery['indicators'][number],
  wantsBefore: boolean,
) {
  const query = figuresQuery(question, indicator);
  const answer = await market.query(query, language, signal);
  const standingBefore = async (): Promise<Standing> => {
    const before = spanBefore(query);
    if (before.from < catalogue.first) return nothingKnown;
    return standingOf(await market.query(before, language, signal), catalogue, indicator, language);
  };
  const former = wantsBefore ? await standingBefore() : null;
  const { from, to } = answer.period;
  return { answer, now: standingOf(answer, catalogue, indicator, language), former, period: { from, to } };
}

/** What is known of a figure that is there by period alone: of the newest period, and of the one before it. */
export async function standingsByPeriod(
  { market, language, signal }: Asking,
  question: MarketQuery,
  catalogue: MarketCatalogue,
  indicator: string,
  wantsBefore: boolean,
) {
  const answer = await market.query(periodsQuery(question), language, signal);
  const periods = [...new Set(answer.rows.flatMap(({ kind, keys }) => (kind === 'row' ? (keys.period ?? []) : [])))];
  const [before, newest] = [undefined, ...periods.sort()].slice(-2);
  const at = (period: string | undefined): Standing =>
    period === undefined ? nothingKnown : standingOf(answer, catalogue, indicator, language, period);
  return { answer, now: at(newest), former: wantsBefore ? at(before) : null, period: newestPeriod(question) };
}
