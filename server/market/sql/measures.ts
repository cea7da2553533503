import { indicatorOf } from '../datasets/find.ts';
import { type Dataset, type Indicator, isCount } from '../datasets/index.ts';
import { isOneOf } from './literals.ts';
import type { WindowKind } from './windows.ts';

/** A sum over facts that figures are made of. */
export interface Part {
  key: string;
  /** What is added up, of a fact `f`. */
  sql: string;
  /** Of the last month of a window alone: a stock is not added over months. */
  atEnd: boolean;
}

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

type Additive = Extract<Indicator, { kind: 'additive' }>;

/** What the sum of an additive figure is known by. */
export const addedKey = ({ column, only }: Pick<Additive, 'column' | 'only'>): string =>
  only ? `${column}_of_${only.members.join('_').toLowerCase()}` : column;

/** A condition that a fact is of some members: its own number is one of theirs. */
function isOfSome({ facts }: Dataset, { dimension: key, members }: NonNullable<Additive['only']>): string {
  for (const { chain, column } of facts.chains) {
    const dimension = chain.dimensions[key];
    if (dimension?.kind !== 'enumerated' || dimension.table !== chain.tables[0]) continue;
    const { table } = dimension;
    return `f.${column} IN (SELECT ${table.id} FROM ${table.name} WHERE ${isOneOf(dimension.column, members)})`;
  }
  throw new Error(`no fact tells its ${key} by itself`);
}

const addedOf = (dataset: Dataset, { column, only }: Additive): Part =>
  only
    ? {
        key: addedKey({ column, only }),
        sql: `CASE WHEN ${isOfSome(dataset, only)} THEN f.${column} ELSE 0 END`,
        atEnd: false,
      }
    : sumOf(column);

export const sumOf = (column: string): Part => ({ key: column, sql: `f.${column}`, atEnd: false });
export const endOf = (column: string): Part => ({ key: `${column}_at_end`, sql: `f.${column}`, atEnd: true });

/** Multiplied as DOUBLE: yuan times cars leaves the whole numbers of the columns, and stays exact below 2^53. */
export const weightedSumOf = (column: string, weight: string): Part => ({
  key: `${column}_by_${weight}`,
  sql: `CAST(f.${column} AS DOUBLE PRECISION) * f.${weight}`,
  atEnd: false,
});

/** The column of a part over a window. */
export const columnOf = ({ key }: Pick<Part, 'key'>, window: WindowKind): string => `m_${key}_${columnNames[window]}`;

/** The sums that a figure is made of; of one that is compared, those of what it compares. */
export function partsOf(dataset: Dataset, indicator: Indicator): Part[] {
  const of = (key: string) => partsOf(dataset, indicatorOf(dataset, key));
  switch (indicator.kind) {
    case 'additive':
      return [addedOf(dataset, indicator)];
    case 'latest':
      return [endOf(indicator.column)];
    case 'weighted':
      return [weightedSumOf(indicator.column, indicator.weight), sumOf(indicator.weight)];
    case 'mean':
      return [sumOf(indicator.column), sumOf(indicator.over)];
    case 'ratio':
      return [...of(indicator.of), ...(indicator.less === undefined ? [] : of(indicator.less)), ...of(indicator.over)];
    case 'distinct':
      return [];
    default:
      return of(indicator.of);
  }
}

/** The windows that a figure is made of. */
function windowsOf(indicator: Indicator): WindowKind[] {
  switch (indicator.kind) {
    case 'toDate':
      return ['ytd'];
    case 'growth':
      return indicator.toDate ? ['ytd', 'ytdYearBefore'] : ['current', indicator.against];
    case 'shareChange':
      return ['current', indicator.against ?? 'yearBefore'];
    case 'share':
      return [indicator.against ?? 'current'];
    case 'former':
      return [indicator.toDate ? 'ytdYearBefore' : indicator.against];
    case 'rank':
      return [indicator.against ?? 'current'];
    case 'difference':
    case 'rankMove':
    case 'contribution':
      return ['current', indicator.against];
    case 'index':
    case 'basket':
      return ['current', 'opening'];
    default:
      return ['current'];
  }
}

/** What says that something was counted in a period, which is the first measure of each question; or in a former one. */
export function countedOf({ facts }: Dataset, window: WindowKind = 'current'): Measure {
  const part = sumOf(facts.counted);
  return { part, window, column: columnOf(part, window) };
}

/** The months that a figure is wholly of where they are not those of its period; null for any other figure. */
export function soleWindowOf(indicator: Indicator): WindowKind | null {
  if (indicator.kind !== 'former' && indicator.kind !== 'share') return null;
  const [window = 'current'] = windowsOf(indicator);
  return window === 'current' ? null : window;
}

/**
 * The former months that figures tell rows of that have nothing in their own: who has left a ranking had a place there,
 * and takes a part in what the market lost. A mean of nothing is nothing to be told of.
 */
export function formerWindowOf(dataset: Dataset, indicator: Indicator): WindowKind | null {
  switch (indicator.kind) {
    case 'difference':
      return isCount(indicatorOf(dataset, indicator.of)) ? indicator.against : null;
    case 'rank':
    case 'rankMove':
    case 'contribution':
      return indicator.against ?? null;
    default:
      return null;
  }
}

/** The measures that some figures are made of, each once. */
export function measuresOf(dataset: Dataset, indicators: readonly string[]): Measure[] {
  const found = indicators.flatMap((key) => {
    const indicator = indicatorOf(dataset, key);
    const own = windowsOf(indicator).flatMap((window) =>
      partsOf(dataset, indicator).map((part) => ({ part, window, column: columnOf(part, window) })),
    );
    const former = formerWindowOf(dataset, indicator);
    return former ? [...own, countedOf(dataset, former)] : own;
  });
  const all = [countedOf(dataset), ...found];
  return all.filter(({ column }, index) => all.findIndex((measure) => measure.column === column) === index);
}

/** Whether a figure stands beside that of the market. */
export const isShare = ({ kind }: Indicator): boolean => ['share', 'shareChange', 'contribution'].includes(kind);

/** The measures of the market that shares of a question are taken of. */
export const marketMeasuresOf = (dataset: Dataset, indicators: readonly string[]): Measure[] =>
  measuresOf(
    dataset,
    indicators.filter((key) => isShare(indicatorOf(dataset, key))),
  );
