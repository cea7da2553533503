import type { Dataset } from './dataset.ts';
import type { MemberTable } from './dimension.ts';
import { dimensionOf } from './find.ts';

/** @returns the tables of the members that changes of a dataset are told by, in their order */
export const reportedTables = (dataset: Dataset): MemberTable[] =>
  dataset.reported.by.map((key) => {
    const dimension = dimensionOf(dataset, key);
    if (dimension.kind === 'named') return dimension.table;
    throw new Error(`changes of ${dataset.key} cannot be told by ${key}: it has no table`);
  });
