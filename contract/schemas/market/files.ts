import { type Static, Type } from '@sinclair/typebox';
import { Month } from '../common.ts';
import { Release } from './answer.ts';
import { Dataset, oneOf } from './parts.ts';

/** How the rows of a file are written. */
export const fileFormats = ['csv', 'ndjson', 'parquet'] as const;
export type FileFormat = (typeof fileFormats)[number];

export const MarketFiles = Type.Object({
  release: Release,
  /** The columns of every file, in their order. */
  columns: Type.Array(
    Type.Object({
      key: Type.String(),
      /** What tells rows apart, the name of such a member, or a figure of the row. */
      kind: oneOf(['key', 'name', 'figure'] as const),
      name: Type.String(),
      unit: Type.String(),
      definition: Type.String(),
    }),
  ),
  /** A file for each month that has rows, the first month first. */
  files: Type.Array(Type.Object({ month: Month, rows: Type.Integer() })),
});

export const marketFiles = {
  marketFiles: {
    payload: Type.Object({ dataset: Dataset }, { additionalProperties: false }),
    data: MarketFiles,
  },
  marketFile: {
    payload: Type.Object(
      {
        dataset: Dataset,
        /** That of the list: a file is never of another release than the one before it. */
        release: Type.String({ minLength: 1, maxLength: 80 }),
        month: Month,
        format: oneOf(fileFormats),
      },
      { additionalProperties: false },
    ),
    data: Type.String({ format: 'binary' }),
  },
} as const;

export type MarketFiles = Static<typeof MarketFiles>;
