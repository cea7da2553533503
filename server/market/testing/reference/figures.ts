import type { DateType } from '@portal/contract';
import { type Indicator, isMemberDimension, unnamedOf } from '../../datasets/index.ts';
import { areWhole, covers, factsIn, type Months, monthOf, periodsBefore, yearBefore, yearToDate } from './months.ts';
import type { RawDataset, RawFact } from './raw.ts';

/** Where a figure stands: the facts it is of, those of its market, and the months of its period. */
export interface Standing {
  raw: RawDataset;
  dateType: DateType;
  source: RawFact['source'];
  own: readonly RawFact[];
  market: readonly RawFact[];
  /** The months whose figures the source has in the period. */
  now: Months;
  /** Whether some of them lie before what was asked: then there is no like period before. */
  isWider: boolean;
  /** Those of the period that indices begin with; null where figures are not listed by period. */
  opening: Months | null;
}

type Figure = number | null;

const grows = (now: Figure, base: Figure): Figure =>
  now !== null && base !== null && base > 0 ? now / base - 1 : null;
const partOf = (part: Figure, whole: Figure): Figure =>
  part !== null && whole !== null && whole > 0 ? part / whole : null;

/** What a declaration says of an indicator. */
const textOf = ({ dataset }: RawDataset, key: string): Indicator => {
  const found = dataset.indicators[key];
  if (!found) throw new Error(`${dataset.key} declares no ${key}`);
  return found;
};

/** Facts with a sum for each of a column in its place, such as leads of a week, in sixtieths. */
function forEach(raw: RawDataset, key: string, column: string, list: readonly RawFact[]): RawFact[] {
  const summed = textOf(raw, key);
  if (summed.kind !== 'additive') throw new Error(`${key} is no sum`);
  return list.map((fact) => {
    const { [summed.column]: counted = 0, [column]: over = 0 } = fact.columns;
    return { ...fact, columns: { ...fact.columns, [summed.column]: over ? Math.round((counted * 60) / over) : 0 } };
  });
}

/** A figure that is made by itself, from the facts of some months; null where the source does not cover them all. */
function made(key: string, standing: Standing, list: readonly RawFact[], wanted: Months): Figure {
  const { raw, source } = standing;
  const indicator = textOf(raw, key);
  if (wanted.length === 0 || !wanted.every((month) => covers(raw, source, month))) return null;
  if (!areWhole(raw, source, wanted)) return null;
  // Facts of a year stand in its January.
  const atEnd = raw.dataset.facts.every === 'year' ? wanted.slice(-12, -11) : wanted.slice(-1);
  const inWindow = indicator.kind === 'latest' ? atEnd : wanted;
  const facts = [...new Set(inWindow)].flatMap((month) => factsIn(list, source).get(month) ?? []);
  const inColumn = (fact: RawFact, column: string): number => {
    const value = fact.columns[column];
    if (value === undefined) throw new Error(`a fact has no ${column}`);
    return value;
  };
  const sum = (column: string) => facts.reduce((total, fact) => total + inColumn(fact, column), 0);
  switch (indicator.kind) {
    case 'additive': {
      const { column, only } = indicator;
      if (!only) return sum(column);
      const counts = ({ keys }: RawFact) => only.members.includes(keys[only.dimension] ?? '');
      return facts.reduce((total, fact) => total + (counts(fact) ? inColumn(fact, column) : 0), 0);
    }
    case 'latest':
      return sum(indicator.column);
    case 'weighted': {
      const { column, weight, per = 1 } = indicator;
      const all = sum(weight);
      if (all <= 0) return null;
      return facts.reduce((total, fact) => total + inColumn(fact, column) * (inColumn(fact, weight) / all), 0) / per;
    }
    case 'mean': {
      const all = sum(indicator.over);
      return all > 0 ? sum(indicator.column) / all / (indicator.per ?? 1) : null;
    }
    case 'ratio': {
      const of = (other: string) => made(other, standing, list, wanted);
      const [part, less] = [of(indicator.of), indicator.less === undefined ? 0 : of(indicator.less)];
      return part === null || less === null ? null : partOf(part - less, of(indicator.over));
    }
    default:
      throw new Error(`${key} is not made by itself`);
  }
}

/** What a basket cost at first and costs now, good by good: what was counted at first, at the mean of both times. */
function ofBasket({ of, each, present }: Extract<Indicator, { kind: 'basket' }>, standing: Standing): Figure {
  const { raw, source, own, now, opening } = standing;
  const mean = textOf(raw, of);
  if (mean.kind !== 'weighted') throw new Error(`${of} is no weighted figure`);
  if (now.length === 0 || !opening || opening.length !== now.length) return null;
  const [all, stays, first, last] = [[0], [0], [0], [0]] as [number[], number[], number[], number[]];
  for (const good of new Set(own.map(({ keys }) => keys[each]))) {
    const facts = own.filter(({ keys }) => keys[each] === good);
    const counted = (months: Months) =>
      facts
        .filter((fact) => fact.source === source && months.includes(monthOf(fact)))
        .reduce((sum, { columns }) => sum + (columns[mean.weight] ?? 0), 0);
    const [was, is] = [made(of, standing, facts, opening), made(of, standing, facts, now)];
    all.push(counted(opening));
    if (was === null || is === null) continue;
    stays.push(counted(opening));
    first.push(was * counted(opening));
    last.push(is * counted(opening));
  }
  const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);
  if (present) return partOf(sum(stays), sum(all));
  const part = partOf(sum(last), sum(first));
  return part === null ? null : part * 100;
}

/** How a figure is spread over the members of a dimension: sorted, and counted off by hand. */
function ofSpread({ of, each, at }: Extract<Indicator, { kind: 'spread' }>, standing: Standing): Figure {
  const { raw, own, now } = standing;
  if (now.length === 0) return null;
  const dimension = raw.dataset.dimensions[each];
  const isNamed = (key: string) => !dimension || !isMemberDimension(dimension) || unnamedOf(dimension, key) === null;
  const members = [...new Set(own.map(({ keys }) => keys[each] ?? ''))].filter(isNamed);
  const values = members
    .map((member) =>
      made(
        of,
        standing,
        own.filter(({ keys }) => keys[each] === member),
        now,
      ),
    )
    .filter((value) => value !== null)
    .sort((a, b) => a - b);
  if (at === 'count') return values.length;
  const place = { low: 0, q1: 0.25, median: 0.5, q3: 0.75, high: 1 }[at] * (values.length - 1);
  const [below, above] = [values[Math.floor(place)], values[Math.ceil(place)]];
  if (below === undefined || above === undefined) return null;
  return below * (1 - (place % 1)) + above * (place % 1);
}

type Former = 'yearBefore' | 'before';

/** The months that a figure is compared with; none where there are no like ones. */
export function formerMonths({ now, dateType, isWider }: Standing, against: Former): Months {
  if (against === 'yearBefore') return yearBefore(now);
  return isWider ? [] : periodsBefore(now, dateType);
}

/** The figure that a place among others is given by, now or formerly. */
export const rankedBy = (key: string, standing: Standing, against?: Former): Figure =>
  made(key, standing, standing.own, against ? formerMonths(standing, against) : standing.now);

/**
 * An indicator by the meaning of its declaration, slowly and without the engine: summed from the facts by itself.
 * Places among other rows are given where the rows are known.
 */
export function figureOf(key: string, standing: Standing): Figure {
  const { raw, dateType, own, market, now, isWider, opening, source } = standing;
  const indicator = textOf(raw, key);
  const of = (list: readonly RawFact[], wanted: Months) =>
    'of' in indicator ? made(indicator.of, standing, list, wanted) : null;
  switch (indicator.kind) {
    case 'toDate':
      return of(own, yearToDate(now));
    case 'growth': {
      if (indicator.against === 'before' && isWider) return null;
      const months = indicator.toDate ? yearToDate(now) : now;
      const facts = indicator.over === undefined ? own : forEach(raw, indicator.of, indicator.over, own);
      return grows(
        of(facts, months),
        of(facts, indicator.against === 'before' ? periodsBefore(months, dateType) : yearBefore(months)),
      );
    }
    case 'share': {
      const months = indicator.against ? formerMonths(standing, indicator.against) : now;
      return partOf(of(own, months), of(market, months));
    }
    case 'shareChange': {
      const months = formerMonths(standing, indicator.against ?? 'yearBefore');
      const share = partOf(of(own, now), of(market, now));
      const before = partOf(of(own, months), of(market, months));
      return share === null || before === null ? null : (share - before) * 100;
    }
    case 'former':
    case 'difference': {
      if (indicator.kind === 'former' && indicator.toDate) return of(own, yearBefore(yearToDate(now)));
      if (indicator.against === 'before' && isWider) return null;
      const base = of(own, indicator.against === 'before' ? periodsBefore(now, dateType) : yearBefore(now));
      if (indicator.kind === 'former') return base;
      const figure = of(own, now);
      if (figure === null || base === null) return null;
      return indicator.points ? (figure - base) * 100 : figure - base;
    }
    case 'basket':
      return ofBasket(indicator, standing);
    case 'index': {
      // Nine months are no part of twelve.
      const part = opening && opening.length === now.length && partOf(of(own, now), of(own, opening));
      return typeof part === 'number' ? part * 100 : null;
    }
    case 'spread':
      return ofSpread(indicator, standing);
    case 'distinct': {
      if (now.length === 0) return null;
      const inside = own.filter((fact) => fact.source === source && now.includes(monthOf(fact)));
      const dimension = raw.dataset.dimensions[indicator.of];
      const isNamed = (key: string) =>
        !dimension || !isMemberDimension(dimension) || unnamedOf(dimension, key) === null;
      return new Set(inside.map(({ keys }) => keys[indicator.of] ?? '').filter(isNamed)).size;
    }
    case 'contribution': {
      const months = formerMonths(standing, indicator.against);
      const [figure, base, whole] = [of(own, now), of(own, months), of(market, months)];
      const part = figure === null || base === null || whole === null || whole <= 0 ? null : (figure - base) / whole;
      return part === null ? null : part * 100;
    }
    case 'rank':
    case 'rankMove':
      return null;
    default:
      return made(key, standing, own, now);
  }
}
