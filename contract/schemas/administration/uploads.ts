import { type Static, Type } from '@sinclair/typebox';
import { nullable, OneLine } from '../common.ts';
import { MonthOfDelivery } from '../market/deliveries.ts';
import { Dataset, oneOf } from '../market/parts.ts';
import { closed, Done } from './parts.ts';

/** What a delivery may do: bring all of a dataset, or what changes in it. */
export const uploadKinds = ['whole', 'add', 'correct', 'replace', 'withdraw', 'describe'] as const;

/** Where the reading of a file is: `stopped` where its process has ended before it was done. */
export const runStates = ['queued', 'working', 'done', 'refused', 'stopped'] as const;

const UploadId = Type.String({ pattern: '^[0-9a-f]{32}$' });

/** The folder with the reports of an import, by the time at which it began. */
const Stamp = Type.String({ pattern: '^\\d{8}-\\d{9}$' });

/** A mapping that is kept: its name, or name@version. */
const MappingLabel = Type.String({ pattern: '^[\\p{L}\\p{N}][\\p{L}\\p{N}_-]{0,59}(@\\d{1,6})?$' });

/** A mapping as JSON; what it may say the importer says. */
const MappingText = Type.String({ minLength: 2, maxLength: 100_000 });

/** How a file is to be read, and what becomes of it. */
const Order = Type.Object(
  {
    id: UploadId,
    dataset: Dataset,
    kind: oneOf(uploadKinds),
    /** One that is kept; or its text. Without both every column has to have the name of its field. */
    mapping: Type.Optional(MappingLabel),
    mappingText: Type.Optional(MappingText),
    /** A release, or none; the published one when missing. */
    onto: Type.Optional(Type.String({ pattern: '^[\\w-]{1,80}$' })),
    note: Type.Optional(OneLine(500)),
    /** What may be dropped: number=200,duplicate. */
    accept: Type.Optional(Type.String({ maxLength: 1000 })),
  },
  closed,
);

/** What reading a file has found; all of it in the words of the command line. */
const Report = Type.Object({
  text: Type.String(),
  counts: Type.Object({
    rows: Type.Integer(),
    skipped: Type.Integer(),
    accepted: Type.Integer(),
    refused: Type.Integer(),
    refusedRows: Type.Integer(),
    duplicate: Type.Integer(),
  }),
  months: Type.Array(MonthOfDelivery),
  /** What was not taken over, the same reasons together. */
  groups: Type.Array(
    Type.Object({ code: Type.String(), field: Type.String(), message: Type.String(), count: Type.Integer() }),
  ),
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
  /** What would have to be agreed to, as `accept` takes it; empty where nothing more has to be. */
  toAccept: Type.String(),
});

const outcomes = ['dry-run', 'refused', 'unchanged', 'sealed'] as const;

/** A reading of the file: a dry run, or what makes a release. */
const UploadRun = Type.Object({
  isDry: Type.Boolean(),
  state: oneOf(runStates),
  dataset: Dataset,
  kind: oneOf(uploadKinds),
  /** As it was ordered, so that it can be ordered again: the release, the note, and the mapping by name or as text. */
  onto: nullable(Type.String()),
  note: Type.String(),
  mapping: nullable(Type.String()),
  mappingText: nullable(Type.String()),
  beganAt: Type.String(),
  /** How many rows have been read. */
  rows: Type.Integer(),
  /** Why nothing could be read at all: the id of the refusal and its words. */
  reason: nullable(Type.Object({ refusal: Type.String(), message: Type.String() })),
  outcome: nullable(oneOf(outcomes)),
  release: nullable(Type.String()),
  report: nullable(Report),
});

const UploadRow = Type.Object({
  id: Type.String(),
  fileName: Type.String(),
  /** Null until it has come whole. */
  bytes: nullable(Type.Integer()),
  at: Type.String(),
  /** Whether the file is still here; it goes when a release was made of it. */
  isHere: Type.Boolean(),
  run: nullable(UploadRun),
});

/** A field of the files of a dataset. */
const FileField = Type.Object({
  field: Type.String(),
  name: Type.String(),
  kind: oneOf(['time', 'figure', 'text'] as const),
  isNeeded: Type.Boolean(),
  choices: Type.Array(Type.Object({ key: Type.String(), name: Type.String() })),
});

const FileLook = Type.Object({
  /** How the file is read, in words: encoding, delimiter, sheet. */
  understood: Type.String(),
  head: Type.Array(Type.Integer()),
  first: Type.Array(Type.Object({ row: Type.Integer(), cells: Type.Array(Type.String()) })),
  /** How many columns there are, of which the first are listed. */
  width: Type.Integer(),
  columns: Type.Array(
    Type.Object({
      column: Type.String(),
      samples: Type.Array(Type.String()),
      field: nullable(Type.String()),
      isPeriod: Type.Boolean(),
      why: Type.String(),
    }),
  ),
  fields: Type.Array(FileField),
  /** The mapping that is proposed, as JSON. */
  mapping: Type.String(),
  /** What has to be decided before. */
  open: Type.Array(Type.String()),
});

const DeliveryRow = Type.Object({
  stamp: Type.String(),
  at: Type.String(),
  /** Who brought it; null when nobody said. */
  by: nullable(Type.String()),
  fileName: Type.String(),
  dataset: Type.String(),
  kind: Type.String(),
  onto: nullable(Type.String()),
  outcome: oneOf(outcomes),
  release: nullable(Type.String()),
  accepted: Type.Integer(),
  refused: Type.Integer(),
});

export const uploads = {
  readDeliveryDesk: {
    payload: Type.Object({}, closed),
    data: Type.Object({
      /** How many bytes a file may have, and what it may end in. */
      largest: Type.Integer(),
      endings: Type.Array(Type.String()),
      datasets: Type.Array(Type.Object({ key: Dataset, name: Type.String(), begins: Type.Boolean() })),
      /** The newest version of each mapping that is kept. */
      mappings: Type.Array(Type.Object({ label: Type.String(), dataset: Type.String() })),
      /** Releases that a delivery may be made onto, the newest first; `isBase` is the one that is taken where none is said. */
      releases: Type.Array(
        Type.Object({
          id: Type.String(),
          note: Type.String(),
          demonstration: Type.Boolean(),
          isPublished: Type.Boolean(),
          isBase: Type.Boolean(),
        }),
      ),
      /** Files of the account, the newest first. */
      uploads: Type.Array(UploadRow),
    }),
  },
  beginDelivery: {
    payload: Type.Object(
      { fileName: Type.String({ minLength: 1, maxLength: 400 }), bytes: Type.Integer({ minimum: 0 }) },
      closed,
    ),
    data: Type.Object({
      id: Type.String(),
      /** Where the file is sent to, by PUT. */
      upload: Type.String(),
    }),
  },
  lookAtDelivery: {
    payload: Type.Object({ id: UploadId, dataset: Dataset }, closed),
    data: Type.Object({
      look: nullable(FileLook),
      /** Why it cannot be read. */
      problem: nullable(Type.String()),
    }),
  },
  readDeliveryMapping: {
    payload: Type.Object({ mapping: MappingLabel }, closed),
    data: Type.Object({ label: Type.String(), text: Type.String() }),
  },
  saveDeliveryMapping: {
    payload: Type.Object({ name: Type.String({ maxLength: 100 }), dataset: Dataset, mappingText: MappingText }, closed),
    data: Type.Object({ label: Type.String(), text: Type.String() }),
  },
  /** Reads the whole file and writes nothing. */
  tryDelivery: { payload: Order, data: UploadRow },
  /** Makes an unpublished release. */
  makeDelivery: { payload: Order, data: UploadRow },
  readDelivery: { payload: Type.Object({ id: UploadId }, closed), data: UploadRow },
  cancelDelivery: { payload: Type.Object({ id: UploadId }, closed), data: Done },
  /** What came before, whichever way it came, the newest first. */
  listDeliveries: { payload: Type.Object({}, closed), data: Type.Object({ deliveries: Type.Array(DeliveryRow) }) },
  readDeliveryReport: { payload: Type.Object({ stamp: Stamp }, closed), data: Report },
  /** The file of refused rows, part by part. */
  exportRefusedRows: {
    payload: Type.Object(
      {
        /** Of the last dry run of a file, or of a delivery. */
        id: Type.Optional(UploadId),
        stamp: Type.Optional(Stamp),
        /** Where in it to begin, in bytes: 0, or what the answer before named as next. */
        from: Type.Integer({ minimum: 0 }),
      },
      closed,
    ),
    data: Type.Object({ text: Type.String(), bytes: Type.Integer(), next: nullable(Type.Integer()) }),
  },
} as const;

export type UploadRow = Static<typeof UploadRow>;
export type UploadRun = Static<typeof UploadRun>;
export type UploadOrder = Static<typeof Order>;
export type DeliveryReport = Static<typeof Report>;
export type FileLook = Static<typeof FileLook>;
export type DeliveryRow = Static<typeof DeliveryRow>;
