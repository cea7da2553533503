import { type Static, Type } from '@sinclair/typebox';
import { exportCaps, languages } from '../constants.ts';
import { kindsWith } from '../figure-kinds.ts';
import { Empty, nullable, OneLine, RowKey } from './common.ts';
import { AskedSheet, Way } from './exports.ts';
import { MarketDecision } from './market/decision.ts';
import { Indicator, Name, oneOf } from './market/parts.ts';

const closed = { additionalProperties: false } as const;

/** A figure of a table: the member of each dimension of its row; none for the total. The period is always the newest. */
const Figure = {
  indicator: Indicator,
  keys: Type.Record(Name, Type.String({ maxLength: 80 }), { ...closed, maxProperties: 6 }),
};

/** What is attached to the mails of tables: a workbook, slides, or pages of A4. */
export const watchFiles = ['xlsx', 'pptx', 'pdf'] as const;
const File = oneOf(watchFiles);

/** In the unit of the head of the column: 12.5 of a percentage. */
const Limit = Type.Number({ minimum: -1e15, maximum: 1e15 });
const First = Type.Integer({ minimum: 1, maximum: 1000 });

/**
 * What somebody wants to be notified of. `change` is against the period of the same length before, in percent; of a
 * percentage, in percentage points. `left` and `entry` compare places with those of that period too.
 */
export const WatchRule = Type.Union([
  Type.Object({ kind: oneOf(kindsWith('than', true)), ...Figure, than: Limit }, closed),
  Type.Object(
    { kind: oneOf(kindsWith('by', true)), ...Figure, than: Type.Number({ minimum: 0, maximum: 1e6 }) },
    closed,
  ),
  Type.Object({ kind: oneOf(kindsWith('first', true)), ...Figure, first: First }, closed),
  Type.Object({ kind: oneOf(kindsWith('first', false)), indicator: Indicator, first: First }, closed),
  /** The table itself, when a newer month is published, or with each release. */
  Type.Object({ kind: oneOf(['monthly', 'release'] as const) }, closed),
  /** Days from Monday, and hours, are those of China. */
  Type.Object(
    {
      kind: Type.Literal('weekly'),
      day: Type.Integer({ minimum: 1, maximum: 7 }),
      hour: Type.Integer({ minimum: 0, maximum: 23 }),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('daily'), hour: Type.Integer({ minimum: 0, maximum: 23 }) }, closed),
]);

/** A decision sheet, which is worked out anew when it is sent, by the rights of who receives it. */
export const DecisionSheet = Type.Object(
  { kind: Type.Literal('decision'), title: OneLine(120), link: Way, query: MarketDecision.payload },
  closed,
);

export const Watch = Type.Object({
  watchId: Type.String(),
  name: Type.String(),
  /** What is told of, in the language of the request. */
  says: Type.String(),
  /** The path of the portal that opens what is watched. */
  link: Type.String(),
  /** The deck that is sent; null for none. */
  deckId: nullable(Type.String()),
  /** Stopped by the portal where the account no longer holds what it needs. */
  state: oneOf(['active', 'paused', 'stopped'] as const),
  /** Why nothing was told the last time, where something was amiss; empty otherwise. */
  note: Type.String(),
  /** Milliseconds since 1970; null for never. */
  sentAt: nullable(Type.Number()),
  /** When it is due by calendar; null where it waits for a release. */
  nextAt: nullable(Type.Number()),
});

const OfOne = { watchId: RowKey(60) };

/** The calls about figures and views that people are told of by mail. */
export const watches = {
  listWatches: {
    payload: Empty,
    data: Type.Object({
      watches: Type.Array(Watch),
      /** Where mail goes; empty while no address is bound. */
      address: Type.String(),
      /** How many an account may have. */
      most: Type.Integer(),
    }),
  },
  addWatch: {
    payload: Type.Object(
      {
        name: OneLine(80),
        /**
         * The table, as a workbook would hold it, or a decision sheet. Several tables of a page and a decision sheet, which
         * stands alone, are sent by calendar. None of a deck.
         */
        sheets: Type.Optional(
          Type.Array(Type.Union([AskedSheet, DecisionSheet]), { minItems: 1, maxItems: exportCaps.sheets }),
        ),
        /** The kept view that they are of: what is sent is the view as it is then. By calendar alone. */
        viewId: Type.Optional(RowKey(60)),
        /** The deck of the account that is sent, made anew each time. By calendar alone. */
        deckId: Type.Optional(RowKey(60)),
        rule: WatchRule,
        /** What is attached; a workbook when missing. */
        format: Type.Optional(File),
        /** Of the mails. */
        language: oneOf(languages),
      },
      closed,
    ),
    data: Watch,
  },
  readWatch: {
    payload: Type.Object(OfOne, closed),
    data: Type.Object({
      /** The tables that are watched, about the newest months; none of a decision sheet. */
      sheets: Type.Array(AskedSheet),
      /** It is sent by calendar alone: several tables of a page, of which the account may see no longer all, or a decision sheet. */
      whole: Type.Boolean(),
      rule: WatchRule,
      /** The row of the rule by its name; empty where it is about none. */
      row: Type.String(),
      format: File,
      /** Of the mails. */
      language: oneOf(languages),
    }),
  },
  changeWatch: {
    payload: Type.Object(
      {
        ...OfOne,
        name: OneLine(80),
        rule: WatchRule,
        /** As it was when missing. */
        format: Type.Optional(File),
        language: oneOf(languages),
      },
      closed,
    ),
    data: Watch,
  },
  pauseWatch: { payload: Type.Object({ ...OfOne, paused: Type.Boolean() }, closed), data: Watch },
  endWatch: { payload: Type.Object(OfOne, closed), data: nullable(Empty) },
  tryWatch: {
    payload: Type.Object({ ...OfOne, mail: Type.Boolean({ description: 'sends it, marked as a sample' }) }, closed),
    data: Type.Object({
      /** Whether it would be told now. */
      tells: Type.Boolean(),
      /** What it would say, or why it would say nothing. */
      says: Type.String(),
      /** Where a sample was sent; empty without one. */
      sentTo: Type.String(),
    }),
  },
  bindWatchAddress: {
    payload: Type.Object(
      {
        /** Empty goes back to the bound email of the account, and needs no code. */
        emalAd: Type.String({ maxLength: 254 }),
        randomCode: Type.String({ maxLength: 10, description: 'the code of 4 digits that was sent' }),
      },
      closed,
    ),
    data: Type.Object({ address: Type.String() }),
  },
} as const;

export type WatchFile = (typeof watchFiles)[number];
export type DecisionSheet = Static<typeof DecisionSheet>;
export type WatchRule = Static<typeof WatchRule>;
export type Watch = Static<typeof Watch>;
