import type { MarketQuery } from '@portal/contract';
import { newEnergyFuels } from '../../market/index.ts';
import type { AskBack } from '../meaning/ask-back.ts';

const groups: readonly (readonly [dimension: string, name: string, keys: readonly string[]])[] = [
  ['fuelType', 'nev', newEnergyFuels],
  ['segment', 'sedan', ['A00', 'A0', 'A', 'B', 'C', 'D']],
  ['segment', 'suv', ['SUV_A0', 'SUV_A', 'SUV_B', 'SUV_C']],
  ['segment', 'mpv', ['MPV_A', 'MPV_B', 'MPV_C']],
];

const sources: Record<string, string> = {
  DATASOURCE_CLH_PIFA: 'wholesale',
  DATASOURCE_CLH_SALES: 'association',
  DATASOURCE_ZD_LINGSHOU: 'retail',
};

const membersText = (members: MarketQuery['filters'] = {}, sign = '='): string[] =>
  Object.entries(members).map(([dimension, keys]) => {
    const group = groups.find(([of, , all]) => of === dimension && [...all].sort().join() === [...keys].sort().join());
    return `${dimension}${sign}${group ? group[1] : keys.join(',')}`;
  });

/**
 * A question to the market in one line, as the lists of questions in words carry them: the dataset and its figures, what
 * is listed, what narrows it, its months, which come first, and the source where it is another than wholesale.
 */
export function shortForm({
  dataset,
  indicators,
  by,
  filters,
  without,
  dateType,
  from,
  to,
  sort,
  limit,
  dataSources,
  within,
}: MarketQuery): string {
  const source = sources[dataSources[0] ?? ''];
  return [
    `${dataset} ${indicators.join(',')}`,
    ...(by.length > 0 ? [`by ${by.join(',')}`] : []),
    ...(within ? [`within ${within}`] : []),
    ...membersText(filters),
    ...membersText(without, '!='),
    from === to ? from : `${from}..${to}`,
    ...(dateType === 'monthly' ? [] : [dateType]),
    ...(limit === undefined ? [] : [`${sort?.direction === 'ascending' ? 'bottom' : 'top'} ${limit} ${sort?.by}`]),
    ...(source && source !== 'wholesale' ? [source] : []),
  ].join('; ');
}

/** What is asked back in one line: its kind, and the words that it is about. */
export function asksForm(asks: readonly AskBack[]): string {
  return asks
    .map((ask) => {
      if ('words' in ask) return `?${ask.kind} ${ask.words.join(', ')}`;
      return ask.kind === 'ambiguous' ? `?ambiguous ${ask.word}` : `?${ask.kind}`;
    })
    .join(' ');
}
