import { type Static, type TSchema, Type } from '@sinclair/typebox';
import type { Dataset, FigureField } from '../../market/index.ts';
import { Mapping, OnRepeat } from './mapping.ts';
import { MonthColumns, pivotSetting, type ReadingSettings, readingSettings } from './reading-settings.ts';
import { closed } from './setting-kinds.ts';

/**
 * The settings of files of a dataset that declares them.
 * @param names of its fields
 * @param figures of these
 * @param isListed whether files list members, and may list all there are
 * @param isCounted whether all figures are counts that a file says itself, so that those of several rows may be added up
 * @param isMonthly whether rows are of a month, so that a file may have a column per month of its figures
 */
const declaredSettings = (
  names: readonly string[],
  figures: readonly string[],
  { isMonthly, isListed, isCounted }: { isMonthly: boolean; isListed: boolean; isCounted: boolean },
) =>
  Type.Object(
    {
      ...readingSettings(names),
      ...(isCounted ? { onRepeat: OnRepeat } : {}),
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
      isListed: facts.chains.some(({ lists }) => lists !== undefined),
      isCounted: figures.every(([, field]) => field.kind === 'figure' && isCount(field)),
    },
  );
}
