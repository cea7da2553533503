import { type Static, Type } from '@sinclair/typebox';
import { nullable, OneLine } from '../common.ts';
import { oneOf } from '../market/parts.ts';
import { closed, Done, Typed } from './parts.ts';
import { runStates } from './uploads.ts';

/** What a delivery of content may bring. Those of the last two are packed folders: a list, and what it names. */
export const broughtKinds = ['news', 'policy', 'report', 'market-report', 'image'] as const;

const UploadId = Type.String({ pattern: '^[0-9a-f]{32}$' });

/** The folder with the reports of an import, by the time at which it began. */
const Stamp = Type.String({ pattern: '^\\d{8}-\\d{9}(-\\d{1,4})?$' });

const outcomes = ['dry-run', 'refused', 'written'] as const;

/** How a file is to be read. */
const Order = Type.Object(
  {
    id: UploadId,
    kind: oneOf(broughtKinds),
    /** Whose delivery it is; without it the mapping or the name of the file says so. */
    source: Type.Optional(Typed(100)),
    /** A mapping as JSON. Without it every column has to have the name of its field. */
    mappingText: Type.Optional(Type.String({ minLength: 2, maxLength: 100_000 })),
    /** Takes the rest although rows were refused. */
    allowRefused: Type.Optional(Type.Boolean()),
  },
  closed,
);

/** What reading a file has found, and what came of it. */
const Report = Type.Object({
  kind: oneOf(broughtKinds),
  source: Type.String(),
  rows: Type.Integer(),
  counts: Type.Object({
    inserted: Type.Integer(),
    updated: Type.Integer(),
    unchanged: Type.Integer(),
    withdrawn: Type.Integer(),
    refused: Type.Integer(),
  }),
  /** The first rows that were refused. */
  problems: Type.Array(
    Type.Object({
      row: Type.String(),
      field: Type.String(),
      value: Type.String(),
      code: Type.String(),
      message: Type.String(),
    }),
  ),
  outcome: oneOf(outcomes),
  /** Whether there is a list of what changes, as a file. */
  hasChanges: Type.Boolean(),
});

/** A reading of the file: a dry run, or what takes it over. The order stands in it, so that it can be given again. */
const Run = Type.Object({
  isDry: Type.Boolean(),
  state: oneOf(runStates),
  kind: oneOf(broughtKinds),
  source: Type.String(),
  mappingText: nullable(Type.String()),
  allowRefused: Type.Boolean(),
  beganAt: Type.String(),
  /** That are read so far. */
  rows: Type.Integer(),
  /** Why nothing could be read at all: the id of the refusal and its words. */
  reason: nullable(Type.Object({ refusal: Type.String(), message: Type.String() })),
  outcome: nullable(oneOf(outcomes)),
  report: nullable(Report),
});

const ContentUpload = Type.Object({
  id: Type.String(),
  fileName: Type.String(),
  /** Null until it has come whole. */
  bytes: nullable(Type.Integer()),
  at: Type.String(),
  /** Whether the file is still here; it goes when it was taken over. */
  isHere: Type.Boolean(),
  run: nullable(Run),
});

/** What the portal has of a kind from one source. */
const ContentStand = Type.Object({
  kind: oneOf(broughtKinds),
  source: Type.String(),
  items: Type.Integer(),
  /** Of those, what its source has no more. */
  withdrawn: Type.Integer(),
  /** The day of the newest, YYYYMMDD; null where the kind has no days. */
  newest: nullable(Type.String()),
  /** When it was last delivered, and by whom; null where that is not known. */
  lastDelivery: nullable(Type.Integer()),
  by: nullable(Type.String()),
});

const ContentDelivery = Type.Object({
  stamp: Type.String(),
  at: Type.String(),
  by: nullable(Type.String()),
  fileName: Type.String(),
  kind: oneOf(broughtKinds),
  source: Type.String(),
  outcome: oneOf(outcomes),
  inserted: Type.Integer(),
  updated: Type.Integer(),
  withdrawn: Type.Integer(),
  refused: Type.Integer(),
});

export const contentDesk = {
  readContentDesk: {
    payload: Type.Object({}, closed),
    data: Type.Object({
      /** How many bytes a file may have, and what it may end in. */
      largest: Type.Integer(),
      endings: Type.Array(Type.String()),
      stands: Type.Array(ContentStand),
      /** Files of the account, the newest first. */
      uploads: Type.Array(ContentUpload),
    }),
  },
  beginContent: {
    payload: Type.Object(
      { fileName: Type.String({ minLength: 1, maxLength: 400 }), bytes: Type.Integer({ minimum: 0 }) },
      closed,
    ),
    /** `upload` is where the file is sent to, by PUT. */
    data: Type.Object({ id: Type.String(), upload: Type.String() }),
  },
  /** Reads the whole file and writes nothing. */
  tryContent: { payload: Order, data: ContentUpload },
  /** Takes it over: everybody sees it at once. */
  takeContent: { payload: Order, data: ContentUpload },
  readContentUpload: { payload: Type.Object({ id: UploadId }, closed), data: ContentUpload },
  cancelContent: { payload: Type.Object({ id: UploadId }, closed), data: Done },
  /** What came before, whichever way it came, the newest first. */
  listContentDeliveries: {
    payload: Type.Object({}, closed),
    data: Type.Object({ deliveries: Type.Array(ContentDelivery) }),
  },
  readContentReport: { payload: Type.Object({ stamp: Stamp }, closed), data: Report },
  /** The file of refused rows, or of what changes, part by part. */
  exportContentRows: {
    payload: Type.Object(
      {
        /** Of the last reading of a file, or of a delivery. */
        id: Type.Optional(UploadId),
        stamp: Type.Optional(Stamp),
        what: oneOf(['refused', 'changes'] as const),
        /** Where in it to begin, in bytes: 0, or what the answer before named as next. */
        from: Type.Integer({ minimum: 0 }),
      },
      closed,
    ),
    data: Type.Object({ text: Type.String(), bytes: Type.Integer(), next: nullable(Type.Integer()) }),
  },
  /** Takes away what stands of a kind from a source: all of it, or the one item of a key. */
  removeContent: {
    payload: Type.Object(
      { kind: oneOf(broughtKinds), source: OneLine(40), key: Type.Optional(OneLine(200)), reason: Typed(2000) },
      closed,
    ),
    data: Done,
  },
} as const;

export type ContentOrder = Static<typeof Order>;
export type ContentUploadRow = Static<typeof ContentUpload>;
export type ContentRunRow = Static<typeof Run>;
export type ContentReportRow = Static<typeof Report>;
export type ContentStandRow = Static<typeof ContentStand>;
export type ContentDeliveryRow = Static<typeof ContentDelivery>;
export type BroughtKind = (typeof broughtKinds)[number];
