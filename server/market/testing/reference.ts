import type { DataSource, DimensionKey, IndicatorKey, MarketQuery } from '@portal/contract';
import { covered, type Fact } from './small-market.ts';

/**
 * The same definitions a second time, slowly and another way: every figure is summed from the facts by itself. Months
 * are texts here, so an error in the store's counting of months would not hide.
 */
type Keys = Record<string, string>;
type Values = Record<string, number | null>;
interface Row {
  keys: Keys;
  values: Values;
}

/** Remembers what a slow function gave: the figures are recomputed many thousand times. */
const remembered = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key) as Value;
  };
};

const text = remembered((month: number) =>
  new Date(Date.UTC(Math.floor(month / 12), month % 12, 1)).toISOString().slice(0, 7),
);
const shift = (month: string, by: number): string => {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 7);
};
const months = (first: string, last: string): string[] => {
  const list: string[] = [];
  for (let month = first; month <= last; month = shift(month, 1)) list.push(month);
  return list;
};
const periodOf = (month: string, dateType: MarketQuery['dateType']): string => {
  if (dateType === 'annual') return month.slice(0, 4);
  if (dateType === 'quarterly') return `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`;
  return month;
};

const coverOf = remembered((source: DataSource) => {
  const { first, last } = covered[source as keyof typeof covered];
  return new Set(months(first, last));
});

/** What the answer to a question must hold, in no order and without a limit. */
export function reference(facts: readonly Fact[], query: MarketQuery) {
  const asked = query.filters?.dataSource?.length
    ? query.dataSources.filter((source) => query.filters?.dataSource?.includes(source))
    : query.dataSources;
  const present = asked.filter((source): source is keyof typeof covered => source in covered);
  const inside = new Set(present.flatMap((source) => [...coverOf(source)]));
  const wide = months(shift(query.from, -11), shift(query.to, 11)).filter(
    (month) =>
      periodOf(month, query.dateType) >= periodOf(query.from, query.dateType) &&
      periodOf(month, query.dateType) <= periodOf(query.to, query.dateType) &&
      inside.has(month),
  );
  const filters = Object.entries(query.filters ?? {}).filter(
    ([key, members]) => members.length > 0 && key !== 'period' && key !== 'dataSource',
  ) as [Exclude<DimensionKey, 'period' | 'dataSource'>, string[]][];
  const matching = facts.filter((fact) => filters.every(([key, members]) => members.includes(fact[key])));
  const market = facts.filter((fact) =>
    filters.every(([key, members]) => query.by.includes(key) || members.includes(fact[key])),
  );
  const cells = query.by.filter((key) => key !== 'period' && key !== 'dataSource');

  const sum = (list: readonly Fact[], source: DataSource, wanted: readonly string[] | null): number | null => {
    if (!wanted || wanted.length === 0 || !wanted.every((month) => coverOf(source).has(month))) return null;
    const inWindow = new Set(wanted);
    return list
      .filter((fact) => fact.dataSource === source && inWindow.has(text(fact.month)))
      .reduce((total, fact) => total + fact.volume, 0);
  };
  const current = (source: DataSource, period: string | null) =>
    wide.filter(
      (month) => coverOf(source).has(month) && (period === null || periodOf(month, query.dateType) === period),
    );
  const periods = [...new Set(wide.map((month) => periodOf(month, query.dateType)))];
  const yearToDate = (list: string[]) => {
    const last = list.at(-1);
    return last ? months(`${last.slice(0, 4)}-01`, last) : [];
  };
  const grows = (now: number | null, base: number | null) =>
    now !== null && base !== null && base > 0 ? now / base - 1 : null;

  const valuesOf = (own: readonly Fact[], source: DataSource, period: string | null): Values => {
    const now = current(source, period);
    // What is not over is compared with the same months of the periods before.
    const touched = new Set(now.map((month) => periodOf(month, query.dateType))).size;
    const back = touched * { monthly: 1, quarterly: 3, annual: 12 }[query.dateType];
    const before = now.map((month) => shift(month, -back));
    const lastYear = (list: string[]) => list.map((month) => shift(month, -12));
    const volume = sum(own, source, now);
    const base = sum(own, source, lastYear(now));
    const all = sum(market, source, now);
    const allBase = sum(market, source, lastYear(now));
    const opening = period === null ? null : sum(own, source, current(source, periods[0] ?? ''));
    const share = volume !== null && all !== null && all > 0 ? volume / all : null;
    const shareBase = base !== null && allBase !== null && allBase > 0 ? base / allBase : null;
    const figures: Record<IndicatorKey, number | null> = {
      volume,
      cumulativeVolume: sum(own, source, yearToDate(now)),
      yoy: grows(volume, base),
      mom: grows(volume, sum(own, source, before)),
      ytdGrowth: grows(sum(own, source, yearToDate(now)), sum(own, source, lastYear(yearToDate(now)))),
      share,
      shareChange: share !== null && shareBase !== null ? (share - shareBase) * 100 : null,
      volumeIndex: volume !== null && opening !== null && opening > 0 ? (volume / opening) * 100 : null,
    };
    return Object.fromEntries(query.indicators.map((key) => [key, figures[key]]));
  };

  const byPeriod = query.by.includes('period');
  const groupKey = (fact: Fact, by: readonly string[]) => by.map((key) => fact[key as keyof Fact]).join('|');
  const listed: Row[] = [];
  for (const source of present) {
    for (const period of byPeriod ? periods : [null]) {
      const now = current(source, period);
      if (now.length === 0) continue;
      const reach = new Set([...now, ...(query.indicators.includes('cumulativeVolume') ? yearToDate(now) : [])]);
      const whole = query.indicators.includes('cumulativeVolume') && sum(matching, source, yearToDate(now)) === null;
      const filled = query.fillGaps && byPeriod;
      const seen = new Set(
        filled
          ? periods.flatMap((each) => {
              const its = current(source, each);
              const ytd = yearToDate(its);
              const counts =
                query.indicators.includes('cumulativeVolume') && ytd.every((month) => coverOf(source).has(month));
              return [...its, ...(counts ? ytd : [])];
            })
          : [...(whole ? now : reach)],
      );
      const groups = new Map<string, Fact>();
      for (const fact of matching) {
        if (fact.dataSource === source && seen.has(text(fact.month))) groups.set(groupKey(fact, cells), fact);
      }
      for (const [key, example] of groups) {
        const own = matching.filter((fact) => groupKey(fact, cells) === key);
        const keys = Object.fromEntries(
          query.by.map((dimension) => [
            dimension,
            dimension === 'period' ? (period ?? '') : String(example[dimension as keyof Fact]),
          ]),
        );
        listed.push({
          keys: query.by.includes('dataSource') ? { ...keys, dataSource: source } : keys,
          values: valuesOf(own, source, period),
        });
      }
    }
  }
  const [only] = present;
  return {
    listed,
    total: only && present.length === 1 && wide.length > 0 ? valuesOf(matching, only, null) : null,
    /** Figures of all that the shown rows leave out, for a question that does not list periods. */
    others: (shown: readonly Keys[], source: DataSource): Values => {
      const taken = new Set(
        shown
          .filter((keys) => (keys.dataSource ?? source) === source)
          .map((keys) => cells.map((key) => keys[key]).join('|')),
      );
      const own = matching.filter((fact) => !taken.has(groupKey(fact, cells)));
      return valuesOf(own, source, null);
    },
    subtotal: (dimension: DimensionKey, key: string, source: DataSource): Values =>
      dimension === 'period'
        ? valuesOf(matching, source, key)
        : valuesOf(
            dimension === 'dataSource' ? matching : matching.filter((fact) => fact[dimension as keyof Fact] === key),
            source,
            null,
          ),
  };
}
