import { type Static, Type } from '@sinclair/typebox';
import { exportCaps, languages } from '../constants.ts';
import { Empty, nullable, OneLine, RowKey } from './common.ts';
import { Format, Name, oneOf } from './market/parts.ts';
import { MarketQuery } from './market/query.ts';

/** What a file can be that the server makes of tables; `txt` says of a table of CSV what its figures are. */
export const exportFormats = ['xlsx', 'csv', 'txt', 'pptx', 'pdf'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The signs of a file of CSV: between its cells, and before decimals. */
export const CsvStyle = Type.Object(
  { delimiter: oneOf([',', ';', '\t'] as const), decimal: oneOf(['.', ','] as const) },
  { additionalProperties: false },
);
export type CsvStyle = Static<typeof CsvStyle>;

const Text = Type.String({ maxLength: 2000 });

/** A label and what it says. */
const AboutLine = Type.Tuple([Type.String({ maxLength: 200 }), Text]);

/** The path of the portal that reopens what a sheet shows. */
export const Way = Type.String({ maxLength: 6000, pattern: '^/(?![/\\\\])[^\\u0000-\\u0020]*$' });

const Sorted = nullable(
  Type.Object(
    { key: Type.String({ maxLength: 120 }), direction: oneOf(['ascending', 'descending'] as const) },
    { additionalProperties: false },
  ),
);

const reported = { title: OneLine(120), link: Way };

/** The decimals that figures can be written with. */
const Decimals = Type.Unsafe<0 | 1 | 2>(Type.Integer({ minimum: 0, maximum: 2 }));

/** How figures are written, where a person has chosen it. */
export const WrittenAs = Type.Object(
  {
    /** auto: as their size asks for; single: one by one (辆); large: 万 in Chinese, thousands in English. */
    unit: Type.Optional(oneOf(['auto', 'single', 'large'] as const)),
    /** Of figures in hints, cells and tables; those of an axis are as exact as the tick. */
    decimals: Type.Optional(Decimals),
  },
  { additionalProperties: false },
);

/** A table that the server asks the market for, by the rights of who orders it. */
export const AskedSheet = Type.Object(
  {
    kind: Type.Literal('asked'),
    ...reported,
    question: MarketQuery,
    /** A column for each member of a dimension; null for the rows as they come. */
    shape: nullable(
      Type.Object(
        {
          rows: Name,
          columns: Name,
          indicator: Name,
          /** Figures that stand beside that one, in columns of their own. */
          beside: Type.Optional(Type.Array(Name, { maxItems: 4, uniqueItems: true })),
        },
        { additionalProperties: false },
      ),
    ),
    /** The order that somebody has given the rows on the screen. */
    sorting: Sorted,
    /** Whether each row says its place. */
    ranked: Type.Boolean(),
    /** All rows that the question finds, beyond its limit and that of an answer. */
    whole: Type.Boolean(),
    /** What narrows it beside the filters of the question. */
    notes: Type.Array(AboutLine, { maxItems: 20 }),
    /** In another unit than that of the figures, or with other decimals. */
    written: Type.Optional(WrittenAs),
  },
  { additionalProperties: false },
);

/** A table that is no answer to one question, as the screen has made it of several. */
export const BuiltSheet = Type.Object(
  {
    kind: Type.Literal('built'),
    ...reported,
    columns: Type.Array(
      Type.Object(
        {
          name: Text,
          kind: oneOf(['dimension', 'indicator'] as const),
          format: nullable(Format),
          unit: Type.String({ maxLength: 80 }),
          definition: Text,
          formula: Text,
          growth: Type.Boolean(),
          decimals: Type.Optional(Decimals),
          /** The names of its head from the top, where it has several levels. */
          levels: Type.Optional(Type.Array(Text, { minItems: 1, maxItems: 8 })),
          /** What its figures are, where its name is that of a member. */
          figure: Type.Optional(Text),
          /** Its cells name months, quarters or years. */
          period: Type.Optional(Type.Boolean()),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 400 },
    ),
    /** A cell for each column: the name of a member, or a figure. */
    rows: Type.Array(
      Type.Object(
        {
          kind: oneOf(['row', 'subtotal', 'others', 'total'] as const),
          uncovered: Type.Boolean(),
          /** The places of cells that nobody delivered, where it is not the whole row. */
          unknown: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 399 }), { maxItems: 400 })),
          cells: Type.Array(Type.Union([Type.String({ maxLength: 4000 }), Type.Number(), Type.Null()]), {
            maxItems: 400,
          }),
        },
        { additionalProperties: false },
      ),
      { maxItems: exportCaps.builtRows },
    ),
    about: Type.Array(AboutLine, { maxItems: 60 }),
  },
  { additionalProperties: false },
);

/** What a file is made of. */
export const ExportOrder = Type.Object(
  {
    /** The name of the file, without its ending. */
    name: OneLine(160),
    format: oneOf(exportFormats),
    /** The language of its words. */
    language: oneOf(languages),
    /** The signs of a file of CSV: comma and point when missing. */
    csv: Type.Optional(CsvStyle),
    /** Of the times in it, such as Asia/Shanghai. */
    timeZone: Type.Optional(Type.String({ pattern: '^[A-Za-z][\\w+/-]{0,60}$' })),
    sheets: Type.Array(Type.Union([AskedSheet, BuiltSheet]), { minItems: 1, maxItems: exportCaps.sheets }),
  },
  { additionalProperties: false },
);

export const ExportFile = Type.Object({
  id: Type.String(),
  /** With its ending. */
  name: Type.String(),
  format: oneOf(exportFormats),
  state: oneOf(['waiting', 'making', 'made', 'failed'] as const),
  /** Rows that are written so far. */
  rows: Type.Integer(),
  /** Of the whole file once it is made. */
  bytes: Type.Integer(),
  orderedAt: Type.String({ description: 'ISO 8601, UTC' }),
  /** From when it is no longer there. */
  endsAt: Type.String({ description: 'ISO 8601, UTC' }),
  /** Why it could not be made, in the language of the request; empty otherwise. */
  reason: Type.String(),
});

const OfOne = Type.Object({ id: RowKey(40) }, { additionalProperties: false });

/** Files that the server makes of tables for an account. */
export const exportCalls = {
  makeExport: { payload: ExportOrder, data: ExportFile },
  listExports: { payload: Empty, data: Type.Object({ files: Type.Array(ExportFile) }) },
  removeExport: { payload: OfOne, data: Type.Object({ removed: Type.Boolean() }) },
  exportFile: { payload: OfOne, data: Type.String({ format: 'binary' }) },
} as const;

export type AskedSheet = Static<typeof AskedSheet>;
export type BuiltSheet = Static<typeof BuiltSheet>;
export type ExportOrder = Static<typeof ExportOrder>;
export type WrittenAs = Static<typeof WrittenAs>;
export type ExportFile = Static<typeof ExportFile>;
