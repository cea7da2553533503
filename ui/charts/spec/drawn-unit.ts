import type { Language, WrittenAs } from '@portal/contract';
import { type CountOptions, type CountUnit, countUnit, type PriceOptions } from '@portal/ui';
import type { ChartWords, SeriesFormat } from './common-spec.ts';
import type { GridSpec } from './grid-spec.ts';
import type { CategoryChartSpec, ScatterChartSpec } from './spec.ts';

/** The unit in which the figures of an axis are written, and with how many decimals. */
export interface WrittenUnit extends CountUnit {
  /** Decimals of what is no count: percentages, points, indices. */
  others: number;
  /** How money is written, by its format. */
  money: Record<'yuan' | 'amount', PriceOptions>;
}

type Words = Pick<ChartWords, 'language' | 'written'>;

/** 万 in Chinese, thousands in English. */
const largeUnit = (language: Language): CountUnit => countUnit(language === 'en' ? 1000 : 10_000, language);

type FindUnit = (largest: number, language: Language, decimals?: number) => CountUnit;

const unitOf: Record<NonNullable<WrittenAs['unit']>, FindUnit> = {
  auto: countUnit,
  single: (_, language) => countUnit(0, language),
  large: (_, language) => largeUnit(language),
};

/** The unit of a count that stands alone: the chosen one, else that of its size. */
export function chosenUnit({ unit = 'auto', decimals }: WrittenAs, language: Language): CountOptions {
  const chosen = unit === 'auto' ? undefined : unitOf[unit](0, language);
  return { unit: chosen, decimals: chosen?.size === 1 ? 0 : decimals };
}

/** How money is written: in the unit that is chosen, else in the one that its format has. */
export function chosenMoney({ unit = 'auto', decimals }: WrittenAs, format: 'yuan' | 'amount' = 'yuan'): PriceOptions {
  const isWhole = unit === 'single' || (unit === 'auto' && format === 'amount');
  return isWhole ? { isWhole } : { decimals };
}

/** The unit that somebody has chosen, or that the size of the figures asks for. @param largest of the counts */
function writtenUnit(largest: number, { language, written = {} }: Words): WrittenUnit {
  const { decimals = 1 } = written;
  const unit = unitOf[written.unit ?? 'auto'](largest, language, decimals);
  // Whole cars have no decimals.
  return {
    ...unit,
    decimals: unit.size > 1 ? decimals : 0,
    others: decimals,
    money: { yuan: chosenMoney(written, 'yuan'), amount: chosenMoney(written, 'amount') },
  };
}

/** The largest of some values, whatever their sign; 0 without any. */
const largestOf = (values: readonly (number | null)[]): number =>
  values.reduce<number>((largest, value) => Math.max(largest, Math.abs(value ?? 0)), 0);

/** The unit of the counts of a chart: chosen by the size of their axis, the same in ticks, tooltip and table. */
export function drawnUnit(spec: CategoryChartSpec): WrittenUnit {
  const { kind, series, categories, behind } = spec;
  const counts = series.filter(({ format }) => format === 'count');
  const isStacked = kind === 'stacked' || kind === 'area' || behind === 'amount';
  const sums = categories.map((_, at) => counts.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
  return writtenUnit(largestOf(isStacked ? sums : counts.flatMap(({ values }) => values)), spec);
}

/** The unit of figures that stand together, other than those of categories: counts alone have one. */
export const countUnitOf = (format: SeriesFormat, values: readonly (number | null)[], words: Words): WrittenUnit =>
  writtenUnit(format === 'count' ? largestOf(values) : 0, words);

/** The figures that stand in the cells of a grid. */
function cellsOf(spec: GridSpec): (number | null)[] {
  if (spec.kind === 'heat') return spec.values.flat();
  return spec.kind === 'tiles' ? spec.tiles.map(({ value }) => value) : spec.cells.flatMap(({ values }) => values);
}

/** Whether a figure that is not zero would be written as zero. */
const readsZero = (value: number | null, { size }: CountUnit, decimals: number): boolean =>
  (value ?? 0) !== 0 && Math.abs((value ?? 0) / size) < 0.5 / 10 ** decimals;

/**
 * The unit of places on a map, which stand by themselves, the least beside the largest: where one of them would read 0.0,
 * the next smaller one, without decimals where all can do without.
 */
function unitOfPlaces(
  values: readonly (number | null)[],
  unit: WrittenUnit,
  { language, written }: Words,
): WrittenUnit {
  const isChosen = (written?.unit ?? 'auto') !== 'auto' || written?.decimals !== undefined;
  if (isChosen || unit.size === 1 || !values.some((value) => readsZero(value, unit, unit.decimals))) return unit;
  const smaller = countUnit(unit.size / 10, language);
  const isWhole = smaller.size === 1 || !values.some((value) => readsZero(value, smaller, 0));
  return { ...unit, ...smaller, decimals: isWhole ? 0 : unit.decimals };
}

/** The unit of the cells of a grid. */
export function gridUnit(spec: GridSpec): WrittenUnit {
  const values = cellsOf(spec);
  const unit = countUnitOf(spec.value.format, values, spec);
  return spec.kind === 'tiles' && spec.value.format === 'count' ? unitOfPlaces(values, unit, spec) : unit;
}

/** The unit of one axis of a scatter chart. */
export const scatterUnit = (spec: ScatterChartSpec, axis: 'x' | 'y'): WrittenUnit =>
  countUnitOf(
    spec[axis].format,
    spec.points.map((point) => point[axis]),
    spec,
  );
