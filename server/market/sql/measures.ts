import { indicatorOf } from '../datasets/find.ts';
import { type Dataset, type Indicator, isCount } from '../datasets/index.ts';
import { type Ground, kindOf, type Part, sumOf, type WindowKind } from '../kinds/index.ts';
import { isOneOf } from './literals.ts';

/** A part over a window of months: a column of the cube. */
export interface Measure {
  part: Part;
  window: WindowKind;
  column: string;
}

const columnNames: Record<WindowKind, string> = {
  current: 'now',
  yearBefore: 'year_before',
  before: 'before',
  ytd: 'ytd',
  ytdYearBefore: 'ytd_year_before',
  opening: 'opening',
};

/** A condition that a fact is of some members: its own number is one of theirs. */
function isOf({ facts }: Dataset, { dimension: key, members }: Parameters<Ground['isOf']>[0]): string {
  for (const { chain, column } of facts.chains) {
    const dimension = chain.dimensions[key];
    if (dimension?.kind !== 'enumerated' || dimension.table !== chain.tables[0]) continue;
    const { table } = dimension;
    return `f.${column} IN (SELECT ${table.id} FROM ${table.name} WHERE ${isOneOf(dimension.column, members)})`;
  }
  throw new Error(`no fact tells its ${key} by itself`);
}

/** The column of a part over a window. */
export const columnOf = (key: string, window: WindowKind): string => `m_${key}_${columnNames[window]}`;

/** The sums that a figure is made of; of one that is compared, those of what it compares. */
export const partsOf = (dataset: Dataset, indicator: Indicator): readonly Part[] =>
  kindOf(indicator).parts(indicator, {
    partsOf: (key) => partsOf(dataset, indicatorOf(dataset, key)),
    isOf: (some) => isOf(dataset, some),
  });

/** Whether a figure is of a stock, which stands at the end of a window. */
export const isAtEnd = (dataset: Dataset, indicator: Indicator): boolean =>
  partsOf(dataset, indicator).some(({ atEnd }) => atEnd);

const measureOf = (part: Part, window: WindowKind): Measure => ({ part, window, column: columnOf(part.key, window) });

/** What says that something was counted in a period, which is the first measure of each question; or in a former one. */
export const countedOf = ({ facts }: Dataset, window: WindowKind = 'current'): Measure =>
  measureOf(sumOf(facts.counted), window);

/** The months that a figure is wholly of where they are not those of its period; null for any other figure. */
export function soleWindowOf(indicator: Indicator): WindowKind | null {
  const kind = kindOf(indicator);
  const [window = 'current'] = kind.windows(indicator);
  return kind.isOfOneWindow && window !== 'current' ? window : null;
}

/** What says that a figure reports a row which has nothing in its own months: counted in former ones, or earlier this year. */
export function elsewhereOf(dataset: Dataset, indicator: Indicator): Measure[] {
  const kind = kindOf(indicator);
  const former = kind.former?.(indicator, (key) => isCount(indicatorOf(dataset, key)));
  if (former) return [countedOf(dataset, former)];
  return kind.isRunning ? ownMeasures(dataset, indicator) : [];
}

const ownMeasures = (dataset: Dataset, indicator: Indicator): Measure[] =>
  kindOf(indicator)
    .windows(indicator)
    .flatMap((window) => partsOf(dataset, indicator).map((part) => measureOf(part, window)));

/** The measures that some figures are made of, each once. */
export function measuresOf(dataset: Dataset, indicators: readonly string[]): Measure[] {
  const found = indicators.flatMap((key) => {
    const indicator = indicatorOf(dataset, key);
    return [...ownMeasures(dataset, indicator), ...elsewhereOf(dataset, indicator)];
  });
  return [...new Map([countedOf(dataset), ...found].map((measure) => [measure.column, measure])).values()];
}

/** Whether a figure stands beside that of the market. */
export const isShare = (indicator: Indicator): boolean => kindOf(indicator).isOfMarket ?? false;

/** The measures of the market that shares of a question are taken of. */
export const marketMeasuresOf = (dataset: Dataset, indicators: readonly string[]): Measure[] =>
  measuresOf(
    dataset,
    indicators.filter((key) => isShare(indicatorOf(dataset, key))),
  );
