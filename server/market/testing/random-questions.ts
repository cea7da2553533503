import { type DataSource, dateTypes, spanCaps } from '@portal/contract';
import { monthNumber, monthText, periodLength, type Question } from '../model/index.ts';
import type { RawDataset } from './reference/raw.ts';
import { randomNumbers } from './small-market.ts';

/** What a question may leave out: some members of a dimension or two, of those listed among them; none that it asks for. */
function leavesOut(facts: RawDataset['facts'], filterable: readonly string[]) {
  const random = randomNumbers(17);
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  return (by: readonly string[], filters: Record<string, readonly string[]>) => {
    const listed = by.filter((key) => filterable.includes(key));
    const keys = new Set([pick(filterable), ...(listed.length > 0 ? [pick(listed)] : [])]);
    return Object.fromEntries(
      [...keys].map((key) => {
        const members = [...new Set(facts.map((fact) => fact.keys[key] ?? ''))].filter(() => random() < 0.3);
        return [key, [...members, 'nobody else'].filter((member) => !filters[key]?.includes(member))];
      }),
    );
  };
}

/** Limits of one or two figures of a question: of shares as well as of counts, and never a round number that one may meet. */
function limitsOf() {
  const random = randomNumbers(18);
  const limit = () => 10 ** (random() * 4 - 2);
  return (indicators: readonly string[]): NonNullable<Question['where']> =>
    [...new Set([0, 1].map(() => indicators[Math.floor(random() * indicators.length)] ?? ''))].map((indicator) =>
      random() < 0.6 ? { indicator, atLeast: limit() / 10 } : { indicator, atMost: limit() * 10, atLeast: -limit() },
    );
}

/** Random questions to a dataset, the same every time: of any of its figures, also before and after its months. */
export function randomQuestions({ dataset, facts, covered }: RawDataset, count: number): Question[] {
  const random = randomNumbers(11);
  const [randomPeriods, randomBases] = [randomNumbers(12), randomNumbers(13)];
  const below = (limit: number) => Math.floor(random() * limit);
  const some = <Item>(list: readonly Item[], chance: number) => list.filter(() => random() < chance);
  const pick = <Item>(list: readonly Item[]): Item => list[below(list.length)] as Item;
  const filterable = Object.keys(dataset.dimensions).filter((key) => key !== 'period' && key !== 'dataSource');
  const sources = covered.flatMap(({ key }): DataSource[] => (key === null ? [] : [key]));
  const first = Math.min(...covered.map((source) => monthNumber(source.first))) - 14;
  const months = Math.max(...covered.map((source) => monthNumber(source.last))) - first + 2;
  // A dimension in eight of ten questions, however many there are.
  const few = Math.min(0.4, 1.6 / filterable.length);
  const leftOut = leavesOut(facts, filterable);
  const limits = limitsOf();
  return Array.from({ length: count }, (_, place) => {
    const usualType = pick(dateTypes);
    const dateType = dataset.facts.every === 'year' ? 'annual' : usualType;
    const from = first + below(months);
    const longest = Math.min((spanCaps[dateType] - 1) * periodLength[dateType], 40) - periodLength[dateType];
    const several = sources.length > 1 && random() < 0.3;
    const others = some(filterable, few).slice(0, 2);
    const by = [...others, ...(random() < 0.5 ? ['period'] : [])];
    if (several || (sources.length > 0 && random() < 0.1)) by.splice(below(by.length + 1), 0, 'dataSource');
    const filters = Object.fromEntries(
      [...some(filterable, few / 2), ...some(others, 0.4)].map((key) => {
        const members = [...new Set(facts.map(({ keys }) => keys[key] ?? ''))];
        return [key, [...some(members, 0.6), 'nobody']];
      }),
    );
    const queries = some(Object.keys(dataset.indicators), 0.6);
    const indicators = queries.length > 0 ? queries : Object.keys(dataset.indicators).slice(0, 1);
    const direction = pick(['ascending', 'descending'] as const);
    const drawn = {
      dataSources: several ? sources.toReversed() : sources.length > 0 ? [pick(sources)] : [],
      dateType,
      from: monthText(from),
      to: monthText(from + below(longest + 1)),
      by,
      indicators,
      filters,
      ...(place % 3 === 1 ? { without: leftOut(by, filters) } : {}),
      ...(random() < 0.5 ? { sort: { by: pick([...by, ...indicators]), direction } } : {}),
      ...(random() < 0.5 ? { limit: 1 + below(random() < 0.5 ? 2 : 6) } : {}),
      others: random() < 0.8,
      totals: random() < 0.7,
      subtotals: random() < 0.5,
      fillGaps: random() < 0.4,
    };
    return {
      ...drawn,
      ...(randomPeriods() < 0.3 && { base: monthText(first + Math.floor(randomPeriods() * months)) }),
      ...(randomPeriods() < 0.3 && { springTogether: true }),
      ...(randomBases() < 0.4 && { shareOf: 'market' as const }),
      ...(place % 5 === 2 && { where: limits(indicators) }),
    };
  });
}
