import { type Static, Type } from '@sinclair/typebox';
import { exportCaps } from '../constants.ts';
import { longestNote, longestSavedQuery, mostCompetitors } from '../saved.ts';
import { Empty, nullable, OneLine, RowKey } from './common.ts';
import { AskedSheet } from './exports.ts';

const Id = RowKey(60);
/** Below which address a page is found, such as /sales/ranking. */
const PagePath = Type.String({ maxLength: 200, pattern: '^(/[a-z0-9-]+){1,4}$' });
const DimensionName = Type.String({ maxLength: 40, pattern: '^[a-zA-Z]+$' });
const Query = Type.String({ maxLength: longestSavedQuery, pattern: '^[^\\u0000-\\u0020#]*$' });

/** A page with all that was chosen on it, under a name. It holds no figure: whoever opens it asks by rights of their own. */
export const KeptView = Type.Object({
  viewId: Type.String(),
  name: Type.String(),
  path: Type.String(),
  /** Of the address, without its question mark. */
  query: Type.String(),
  /** Whether it is the caller's own; others are shared with the company. */
  mine: Type.Boolean(),
  shared: Type.Boolean(),
  /** Who keeps it. */
  owner: Type.String(),
  favourite: Type.Boolean(),
  /** Whether the page opens with it while its address names nothing. */
  standard: Type.Boolean(),
  /** When the caller last opened it; null for never. Milliseconds since 1970. */
  usedAt: nullable(Type.Number()),
  updatedAt: Type.Number(),
  comments: Type.Integer(),
});

export const ViewComment = Type.Object({
  commentId: Type.String(),
  text: Type.String(),
  at: Type.Number({ description: 'milliseconds since 1970' }),
  author: Type.String(),
  mine: Type.Boolean(),
});

/** Members of a dimension that somebody compares again and again. */
export const CompetitorSet = Type.Object({
  setId: Type.String(),
  name: Type.String(),
  dimension: Type.String(),
  members: Type.Array(Type.String()),
  mine: Type.Boolean(),
  shared: Type.Boolean(),
  owner: Type.String(),
});

/** Members of a dimension that an account looks for first, the last marked first. */
export const FavouriteMembers = Type.Object({ dimension: Type.String(), members: Type.Array(Type.String()) });

/** What an account has written for itself on a model; null while it has written nothing. */
export const ModelNote = Type.Object({
  text: Type.String(),
  updatedAt: nullable(Type.Number({ description: 'milliseconds since 1970' })),
});

const CommentText = Type.String({ maxLength: 1000, pattern: '^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$' });

/** The calls about what people keep: views, comments on them, sets of competitors, favourite members. */
export const saved = {
  listKeptViews: { payload: Empty, data: Type.Object({ views: Type.Array(KeptView) }) },
  keepView: {
    payload: Type.Object({
      /** Of a view that is changed; a new one without it. */
      viewId: Type.Optional(Id),
      name: OneLine(60),
      path: PagePath,
      query: Query,
      /** With everybody of the company who may open the page. */
      shared: Type.Boolean(),
      /**
       * What the tables of the page ask, for who has the view sent by calendar. Without it a view keeps those that it
       * has, and one whose address changes has none.
       */
      sheets: Type.Optional(Type.Array(AskedSheet, { maxItems: exportCaps.sheets })),
    }),
    data: KeptView,
  },
  removeKeptView: { payload: Type.Object({ viewId: Id }), data: nullable(Empty) },
  markKeptView: {
    payload: Type.Object({
      viewId: Id,
      favourite: Type.Optional(Type.Boolean()),
      standard: Type.Optional(Type.Boolean()),
      /** It has just been opened. */
      used: Type.Optional(Type.Literal(true)),
    }),
    data: nullable(Empty),
  },
  listViewComments: {
    payload: Type.Object({ viewId: Id }),
    data: Type.Object({ comments: Type.Array(ViewComment) }),
  },
  addViewComment: { payload: Type.Object({ viewId: Id, text: CommentText }), data: ViewComment },
  removeViewComment: { payload: Type.Object({ commentId: Id }), data: nullable(Empty) },
  listCompetitorSets: { payload: Empty, data: Type.Object({ sets: Type.Array(CompetitorSet) }) },
  keepCompetitorSet: {
    payload: Type.Object({
      setId: Type.Optional(Id),
      name: OneLine(60),
      dimension: DimensionName,
      members: Type.Array(OneLine(80), { minItems: 1, maxItems: mostCompetitors, uniqueItems: true }),
      shared: Type.Boolean(),
    }),
    data: CompetitorSet,
  },
  removeCompetitorSet: { payload: Type.Object({ setId: Id }), data: nullable(Empty) },
  listFavouriteMembers: { payload: Empty, data: Type.Object({ favourites: Type.Array(FavouriteMembers) }) },
  markFavouriteMember: {
    payload: Type.Object({ dimension: DimensionName, member: OneLine(80), favourite: Type.Boolean() }),
    data: nullable(Empty),
  },
  readModelNote: { payload: Type.Object({ model: OneLine(80) }), data: ModelNote },
  keepModelNote: {
    payload: Type.Object({
      model: OneLine(80),
      /** In any language, with its line breaks; without any word the note is gone. */
      text: Type.String({ maxLength: longestNote, pattern: '^[^\\u0000]*$' }),
    }),
    data: ModelNote,
  },
} as const;

export type KeptView = Static<typeof KeptView>;
export type ViewComment = Static<typeof ViewComment>;
export type CompetitorSet = Static<typeof CompetitorSet>;
export type ModelNote = Static<typeof ModelNote>;
export type FavouriteMembers = Static<typeof FavouriteMembers>;
