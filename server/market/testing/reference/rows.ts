import { isMemberDimension, unnamedOf } from '../../datasets/index.ts';
import type { Question } from '../../model/index.ts';
import { figureOf, formerMonths, rankedBy, type Standing } from './figures.ts';
import {
  areWhole,
  covers,
  grouped,
  type Months,
  monthOf,
  months,
  periodOf,
  remembered,
  shift,
  standsIn,
  yearToDate,
} from './months.ts';
import type { RawDataset, RawFact } from './raw.ts';

export type Keys = Record<string, string>;
export type Values = Record<string, number | null>;
export interface Row {
  keys: Keys;
  values: Values;
}
type Source = RawFact['source'];

/** What a row is told apart by beside its period and source. */
const cellsOf = ({ by }: Question) => by.filter((key) => key !== 'period' && key !== 'dataSource');
const cellOf = ({ keys }: Pick<RawFact, 'keys'>, cells: readonly string[]) => cells.map((key) => keys[key]).join('|');

/** Whether no member of a row is unknown, other or a remainder; of the bikes, shops alone may be. */
export function isNamed({ dataset: { dimensions } }: RawDataset, keys: Keys): boolean {
  return Object.entries(keys).every(([key, member]) => {
    const dimension = dimensions[key];
    // A trim of an unknown model year is a trim all the same.
    if (key === 'modelYear' && keys.trim !== undefined) return true;
    // So is a car whose price is not known.
    if (key === 'priceBand' && (keys.subModel ?? keys.trim) !== undefined) return true;
    return !dimension || !isMemberDimension(dimension) || unnamedOf(dimension, member) === null;
  });
}

/** Whether a figure is higher than another: the last digits of the means here depend on the order of the facts. */
const isHigher = (first: number, other: number) => first - other > 1e-9 * Math.max(1, Math.abs(other));

/**
 * Places are given by a figure from the highest; equal ones share a place, and nothing has none, unless the figure may be
 * negative.
 */
function placed(
  raw: RawDataset,
  indicators: readonly string[],
  rows: readonly { standing: Standing; keys: Keys; values: Values }[],
) {
  const placesBy = (of: string, against?: 'yearBefore' | 'before') => {
    const indicator = raw.dataset.indicators[of];
    const mayBeNegative = indicator?.kind === 'ratio' && indicator.less !== undefined;
    const figures = rows.map(({ standing, keys }) => {
      const figure = isNamed(raw, keys) ? rankedBy(of, standing, against) : null;
      return figure !== null && (mayBeNegative || figure > 0) ? figure : null;
    });
    return figures.map((own) =>
      own === null ? null : 1 + figures.filter((other) => other !== null && isHigher(other, own)).length,
    );
  };
  for (const key of indicators) {
    const indicator = raw.dataset.indicators[key];
    if (indicator?.kind !== 'rank' && indicator?.kind !== 'rankMove') continue;
    const isMove = indicator.kind === 'rankMove';
    const [places, now] = [placesBy(indicator.of, indicator.against), isMove ? placesBy(indicator.of) : []];
    rows.forEach(({ values }, index) => {
      const [then, present] = [places[index] ?? null, now[index] ?? null];
      values[key] = !isMove ? then : then === null || present === null ? null : then - present;
    });
  }
}

/** Whether the figures of a row lie within the limits that a question names; one that is missing lies within none. */
const liesWithin = ({ where = [] }: Question, { values }: Row): boolean =>
  where.every(({ indicator, atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY }) => {
    const value = values[indicator] ?? null;
    return value !== null && value >= atLeast && value <= atMost;
  });

/** What the answer to a question must hold, in no order and without a limit. */
export function reference(raw: RawDataset, query: Question) {
  const { dateType, springTogether, filters = {}, without = {}, by, indicators } = query;
  const cells = cellsOf(query);
  const inPeriod = remembered((month: string) => periodOf(month, dateType, springTogether));
  const queries = [...new Set(raw.covered.map(({ key }) => key))]
    .filter((key) => key === null || query.dataSources.includes(key))
    .filter((key) => key === null || !filters.dataSource?.length || filters.dataSource.includes(key));
  const narrowing = Object.entries(filters).filter(([key]) => key !== 'period' && key !== 'dataSource');
  // Of the market, members that are named on the side of what is listed leave it whole.
  const sideOf = (key: string) => raw.dataset.facts.chains.findIndex(({ chain }) => key in chain.dimensions);
  const isNamedBeside = (key: string) =>
    query.shareOf === 'market' &&
    raw.dataset.dimensions[key]?.kind === 'named' &&
    cells.some((cell) => sideOf(cell) >= 0 && sideOf(cell) === sideOf(key));
  const isWhole = (key: string) => by.includes(key) || isNamedBeside(key);
  const passes = (fact: RawFact, isMarket: boolean) =>
    narrowing.every(
      ([key, members = []]) =>
        members.length === 0 || (isMarket && isWhole(key)) || members.includes(fact.keys[key] ?? ''),
    ) &&
    Object.entries(without).every(
      ([key, members = []]) => (isMarket && isWhole(key)) || !members.includes(fact.keys[key] ?? ''),
    );
  const matching = raw.facts.filter((fact) => passes(fact, false));
  const inCell = grouped(matching, (fact) => cellOf(fact, cells));
  const market = raw.facts.filter((fact) => passes(fact, true));
  const around = months(shift(query.from, -22), shift(query.to, 11));
  const [from, to] = [inPeriod(query.from), inPeriod(query.to)];
  const isQueried = (month: string) => inPeriod(month) >= from && inPeriod(month) <= to;
  // From the first month asked that any source begins before to the last: also those that lie in a gap.
  const begun = raw.covered.filter(({ key }) => queries.includes(key));
  const [first = '', last = ''] = [
    begun.map((entry) => entry.first).sort()[0],
    begun
      .map((entry) => entry.last)
      .sort()
      .at(-1),
  ];
  const periods = [...new Set(months(first, last).map(inPeriod))].filter((period) => period >= from && period <= to);
  const byPeriod = by.includes('period');
  // A month counts where its figure stands.
  const currentOf = remembered((source: Source) =>
    remembered(
      (period: string | null): Months =>
        around.filter((month) => {
          const place = standsIn(raw, source, month);
          return covers(raw, source, month) && isQueried(place) && (period === null || inPeriod(place) === period);
        }),
    ),
  );
  const current = (source: Source, period: string | null): Months => currentOf(source)(period);
  const ofBase = (source: Source): Months => {
    const base = query.base ?? '';
    return months(shift(base, -22), shift(base, 11)).filter(
      (month) => covers(raw, source, month) && inPeriod(standsIn(raw, source, month)) === inPeriod(base),
    );
  };
  const standingOf = (own: readonly RawFact[], source: Source, period: string | null): Standing => {
    const opening = period === null ? null : query.base ? ofBase(source) : current(source, periods[0] ?? '');
    const now = current(source, period);
    const isWider = now.some((month) => !isQueried(month) || (period !== null && inPeriod(month) !== period));
    return { raw, dateType, source, own, market, now, isWider, opening };
  };
  const valuesAt = (standing: Standing): Values =>
    Object.fromEntries(indicators.map((key) => [key, figureOf(key, standing)]));
  const valuesOf = (own: readonly RawFact[], source: Source, period: string | null) =>
    valuesAt(standingOf(own, source, period));

  // A running total is there also in months without a fact, when all months since January are covered.
  const running = indicators.some((key) => raw.dataset.indicators[key]?.kind === 'toDate');
  const isKnown = (source: Source, list: Months) =>
    list.every((month) => covers(raw, source, month)) && areWhole(raw, source, list);
  // So is who had a place, or a part in the market, in the months that those figures are compared with.
  const formers = new Set(
    indicators.flatMap((key) => {
      const indicator = raw.dataset.indicators[key];
      switch (indicator?.kind) {
        case 'rank':
        case 'rankMove':
        case 'contribution':
          return indicator.against ? [indicator.against] : [];
        case 'difference':
          // A mean of nothing is nothing to be told of; so many fewer cars are.
          return raw.dataset.indicators[indicator.of]?.kind === 'additive' ? [indicator.against] : [];
        default:
          return [];
      }
    }),
  );
  const reach = (source: Source, period: string | null): Months => {
    const now = current(source, period);
    const toDate = running ? [yearToDate(now)] : [];
    const before = [...formers].map((against) => formerMonths(standingOf([], source, period), against));
    return [...now, ...[...toDate, ...before].filter((list) => isKnown(source, list)).flat()];
  };
  const listed: Row[] = [];
  for (const source of queries) {
    const filled = query.fillGaps && byPeriod ? new Set(periods.flatMap((period) => reach(source, period))) : null;
    for (const period of byPeriod ? periods : [null]) {
      if (current(source, period).length === 0 && !filled) continue;
      const seen = filled ?? new Set(reach(source, period));
      const groups = new Map<string, RawFact>();
      for (const fact of matching) {
        if (fact.source === source && seen.has(monthOf(fact))) groups.set(cellOf(fact, cells), fact);
      }
      const rows = [...groups].map(([cell, example]) => {
        const standing = standingOf(inCell.get(cell) ?? [], source, period);
        const whole: Readonly<Keys> = { ...example.keys, period: period ?? '', dataSource: source ?? '' };
        const keys = Object.fromEntries(by.map((key) => [key, whole[key] ?? '']));
        return { standing, keys, values: valuesAt(standing) };
      });
      placed(raw, indicators, rows);
      listed.push(...rows.map(({ keys, values }) => ({ keys, values })));
    }
  }
  const [only = null] = queries;
  return {
    /** All rows there are, and those that the question wants to see. */
    found: listed,
    listed: listed.filter((row) => liesWithin(query, row)),
    total: queries.length === 1 && current(only, null).length > 0 ? valuesOf(matching, only, null) : null,
    /** Figures of all that the shown rows leave out, for a question that does not list periods. */
    others: (shown: readonly Keys[], source: Source): Values => {
      const ofSource = shown.filter(({ dataSource }) => dataSource === undefined || dataSource === source);
      const taken = new Set(ofSource.map((keys) => cellOf({ keys }, cells)));
      return valuesOf(
        matching.filter((fact) => !taken.has(cellOf(fact, cells))),
        source,
        null,
      );
    },
    subtotal: (dimension: string, key: string, source: Source): Values => {
      if (dimension === 'period') return valuesOf(matching, source, key);
      if (dimension === 'dataSource') return valuesOf(matching, source, null);
      return valuesOf(
        matching.filter(({ keys }) => keys[dimension] === key),
        source,
        null,
      );
    },
  };
}
