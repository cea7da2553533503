import { type Static, Type } from '@sinclair/typebox';
import { mostOfDeck } from '../saved.ts';
import { Empty, nullable, OneLine, RowKey } from './common.ts';
import { ExportFile } from './exports.ts';
import { oneOf } from './market/parts.ts';

const Id = RowKey(60);

/** Views in an order of one's own, which slides are made of. */
export const Deck = Type.Object({
  deckId: Type.String(),
  name: Type.String(),
  /** The ids of kept views, in their order; one that is no longer there stays until its owner takes it out. */
  views: Type.Array(Type.String()),
  updatedAt: Type.Number({ description: 'milliseconds since 1970' }),
});

/** The calls about decks: an account has its own, and shares none. */
export const decks = {
  listDecks: { payload: Empty, data: Type.Object({ decks: Type.Array(Deck) }) },
  keepDeck: {
    payload: Type.Object(
      {
        /** Of a deck that is changed; a new one without it. */
        deckId: Type.Optional(Id),
        name: OneLine(60),
        /** The same view may stand in it twice. */
        views: Type.Array(Id, { minItems: 1, maxItems: mostOfDeck }),
      },
      { additionalProperties: false },
    ),
    data: Deck,
  },
  removeDeck: { payload: Type.Object({ deckId: Id }, { additionalProperties: false }), data: nullable(Empty) },
  makeDeck: {
    payload: Type.Object(
      {
        deckId: Id,
        format: oneOf(['pptx', 'pdf'] as const),
        /** Of the times in it, such as Asia/Shanghai. */
        timeZone: Type.Optional(Type.String({ pattern: '^[A-Za-z][\\w+/-]{0,60}$' })),
      },
      { additionalProperties: false },
    ),
    data: ExportFile,
  },
} as const;

export type Deck = Static<typeof Deck>;
