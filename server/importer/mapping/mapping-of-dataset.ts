import { type Static, type TSchema, Type } from '@sinclair/typebox';
import type { Dataset } from '../../market/index.ts';
import { Mapping } from './mapping.ts';
import { MonthColumns, pivotSetting, type ReadingSettings, readingSettings } from './reading-settings.ts';
import { closed } from './setting-kinds.ts';

/**
 * The settings of files of a dataset that declares them.
 * @param names of its fields
 * @param figures of these
 * @param isListed whether files list members, and may list all there are
 * @param isMonthly whether rows are of a month, so that a file may have a column per month of its figures
 */
const declaredSettings = (
  names: readonly string[],
  figures: readonly string[],
  { isMonthly, isListed }: { isMonthly: boolean; isListed: boolean },
) =>
  Type.Object(
    {
      ...readingSettings(names),
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
};

/** @returns the settings that a mapping of a dataset may have */
export function mappingOfDataset({ key, file, facts }: Dataset): TSchema {
  if (key === 'sales' || !file) return Mapping;
  const all = Object.entries(file.fields);
  const isMonthly = all.some(([, field]) => field.kind === 'time' && field.unit === 'month');
  const figures = all.filter(([, { kind }]) => kind === 'figure');
  return declaredSettings(
    // With a year beside it a month may be a bare one.
    [...all.map(([name]) => name), ...(isMonthly && !('year' in file.fields) ? ['year'] : [])],
    figures.map(([name]) => name),
    { isMonthly, isListed: facts.chains.some(({ lists }) => lists !== undefined) },
  );
}
