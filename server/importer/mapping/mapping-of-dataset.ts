import { type Static, type TSchema, Type } from '@sinclair/typebox';
import type { Dataset, FigureField } from '../../market/index.ts';
import { chineseNamesOf, countedOf, Mapping, OnRepeat, PreliminaryMonth, Total } from './mapping.ts';
import { MonthColumns, pivotSetting, type ReadingSettings, readingSettings } from './reading-settings.ts';
import { closed } from './setting-kinds.ts';

/** What is so of the files of a dataset. */
interface Kind {
  /** Rows are of a month, so that a file may have a column per month of its figures. */
  isMonthly: boolean;
  /** Files list members, and may list all there are. */
  isListed: boolean;
  /** All figures are counts that a file says itself, so that those of several rows may be added up. */
  isCounted: boolean;
  /** Figures are of sub-models and nothing follows from them, so that a file may give those of all beside them. */
  isOfCars: boolean;
  /** The fields that name members of which the dataset speaks first. */
  grown: readonly string[];
}

/**
 * The settings of files of a dataset that declares them.
 * @param names of its fields
 * @param figures of these
 */
const declaredSettings = (
  names: readonly string[],
  figures: readonly string[],
  { isMonthly, isListed, isCounted, isOfCars, grown }: Kind,
) =>
  Type.Object(
    {
      ...readingSettings(names),
      ...(isCounted ? { onRepeat: OnRepeat } : {}),
      ...(isCounted && figures.length > 0 ? { counted: countedOf(figures) } : {}),
      ...(isCounted && isOfCars ? { total: Total } : {}),
      ...(grown.length > 0 ? { chineseNames: chineseNamesOf(grown) } : {}),
      preliminaryFrom: Type.Optional(Type.Union([PreliminaryMonth, Type.Null()])),
      ...(isListed ? { wholeLists: Type.Optional(Type.Boolean()) } : {}),
      ...(figures.length === 0 ? {} : { pivot: Type.Optional(pivotSetting(figures)) }),
      ...(figures.length === 0 || !isMonthly ? {} : { monthColumns: monthColumnsOfFigures(figures) }),
    },
    closed,
  );

/** Of the one figure that nothing else says, or of each figure that is named. */
const monthColumnsOfFigures = (figures: readonly string[]) =>
  Type.Optional(
    Type.Union([
      MonthColumns,
      Type.Partial(Type.Object(Object.fromEntries(figures.map((name) => [name, MonthColumns]))), closed),
    ]),
  );

/** A mapping of a dataset that declares its files. */
export type DeclaredMapping = ReadingSettings & {
  monthColumns?: Static<ReturnType<typeof monthColumnsOfFigures>>;
  pivot?: Static<ReturnType<typeof pivotSetting>>;
  wholeLists?: boolean;
  onRepeat?: Mapping['onRepeat'];
  counted?: string | readonly string[];
  total?: Mapping['total'];
  sources?: Mapping['sources'];
  preliminaryFrom?: Mapping['preliminaryFrom'];
  chineseNames?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** Whether a figure counts things: rates and amounts of one key are never added up. */
const isCount = ({ as, per, sign }: FigureField): boolean => as === 'count' && per === undefined && sign === undefined;

/** @returns the settings that a mapping of a dataset may have */
export function mappingOfDataset({ file, facts }: Dataset): TSchema {
  if (!file || file.begins) return Mapping;
  const all = Object.entries(file.fields);
  const isMonthly = all.some(([, field]) => field.kind === 'time' && field.unit === 'month');
  const figures = all.filter(([, { kind }]) => kind === 'figure');
  return declaredSettings(
    // With a year beside it a month may be a bare one.
    [...all.map(([name]) => name), ...(isMonthly && !('year' in file.fields) ? ['year'] : [])],
    figures.map(([name]) => name),
    {
      isMonthly,
      isOfCars: !file.follow && facts.chains.some(({ chain }) => chain.key === 'product'),
      grown: Object.values(file.chains).flatMap((chain) =>
        chain.kind === 'levels' ? chain.levels.flatMap(({ grows, name }) => (grows ? [name] : [])) : [],
      ),
      isListed: facts.chains.some(({ lists }) => lists !== undefined),
      isCounted: figures.every(([, field]) => field.kind === 'figure' && isCount(field)),
    },
  );
}
