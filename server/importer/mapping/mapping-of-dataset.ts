import { type TSchema, Type } from '@sinclair/typebox';
import type { Dataset, FigureField } from '../../market/index.ts';
import {
  chineseNamesOf,
  countedOf,
  datingFields,
  monthColumnsOfFigures,
  OnRepeat,
  preliminaryOf,
  Sources,
  Total,
} from './mapping.ts';
import { pivotSetting, readingSettings } from './reading-settings.ts';
import { closed } from './setting-kinds.ts';

/** Whether a figure counts things: rates and amounts of one key are never added up. */
const isCount = ({ as, per, sign }: FigureField): boolean => as === 'count' && per === undefined && sign === undefined;

/** @returns the settings that a mapping of a dataset may have, which follow from its declaration alone */
export function mappingOfDataset({ key, file, facts }: Dataset): TSchema {
  if (!file) throw new Error(`${key} declares no file`);
  const all = Object.entries(file.fields);
  const isMonthly = all.some(([, field]) => field.kind === 'time' && field.unit === 'month');
  const declared = all.flatMap(([name, field]) => (field.kind === 'figure' ? [{ name, field }] : []));
  const figures = declared.map(({ name }) => name);
  const names = [
    ...all.map(([name]) => name),
    // With a year beside it a month may be a bare one.
    ...(isMonthly && !('year' in file.fields) ? ['year'] : []),
    ...(file.begins ? datingFields : []),
  ];
  // Of counts that a file says itself those of several rows may be added up.
  const isCounted = declared.every(({ field }) => isCount(field));
  // Where figures are of sub-models and nothing follows from them, a file may give those of all beside them.
  const isOfCars = !file.follow && facts.chains.some(({ chain }) => chain.key === 'product');
  const grown = Object.values(file.chains).flatMap((chain) =>
    chain.kind === 'levels' ? chain.levels.flatMap(({ grows, name }) => (grows ? [name] : [])) : [],
  );
  const isSourced = facts.source !== null;
  const hasFigures = figures.length > 0;
  return Type.Object(
    {
      ...readingSettings(names),
      ...(isCounted ? { onRepeat: OnRepeat } : {}),
      ...(isCounted && hasFigures ? { counted: countedOf(figures) } : {}),
      ...(isCounted && isOfCars ? { total: Total } : {}),
      ...(grown.length > 0 ? { chineseNames: chineseNamesOf(grown) } : {}),
      ...(isSourced ? { sources: Sources } : {}),
      preliminaryFrom: preliminaryOf(isSourced),
      ...(facts.chains.some(({ lists }) => lists !== undefined) ? { wholeLists: Type.Optional(Type.Boolean()) } : {}),
      ...(hasFigures ? { pivot: Type.Optional(pivotSetting(figures)) } : {}),
      ...(hasFigures && isMonthly ? { monthColumns: monthColumnsOfFigures(figures) } : {}),
    },
    closed,
  );
}
