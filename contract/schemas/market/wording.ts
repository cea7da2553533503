import { type Static, Type } from '@sinclair/typebox';
import { nullable } from '../common.ts';
import { oneOf } from './parts.ts';
import { MarketQuery } from './query.ts';

/** What a reader of a question in words took for granted, since nobody said it. */
export const wordAssumptions = ['figure', 'period', 'source', 'growth', 'listing', 'limit'] as const;

/** Why something is asked back. */
export const wordAskKinds = [
  'nothing',
  'lacking',
  'unknown',
  'beyond',
  'ambiguous',
  'figure',
  'datasets',
  'uncut',
  'levels',
  'twofold',
  'periods',
  'uncovered',
  'long',
  'apart',
  'unsure',
] as const;

/** The parts of a question that stand as labels. */
export const wordParts = ['figure', 'by', 'member', 'without', 'months', 'order', 'source'] as const;

/** What a language model has to do with a question: it may be asked, it has made it, or it has made none. */
export const wordModelStates = ['offered', 'made', 'failed'] as const;

/** A way to settle what was asked back: its words, and what is sent along when it is chosen. */
const WordChoice = Type.Object({ label: Type.String(), settle: Type.String() });

export const wording = {
  /** Reads a question in words: which question to the market it is, as far as the account may ask. */
  readWords: {
    payload: Type.Object(
      {
        text: Type.String({ minLength: 1, maxLength: 20_000 }),
        /** What was chosen of what was asked back, as the choices say it. */
        settled: Type.Optional(Type.Array(Type.String({ maxLength: 400 }), { maxItems: 20 })),
        /** Whether the operator's language model may be asked where the rules do not understand: the words leave the portal. */
        model: Type.Optional(Type.Boolean()),
      },
      { additionalProperties: false },
    ),
    data: Type.Object({
      /** As far as it is understood; null where nothing can be asked of it. It is whole where nothing is asked back. */
      query: nullable(MarketQuery),
      /** The question in short labels, each with the part of it that it stands for. */
      chips: Type.Array(
        Type.Object({
          part: oneOf(wordParts),
          /** Of the indicator, the dimension or the source. */
          key: Type.String(),
          label: Type.String(),
          /** Whether nobody said it. */
          assumed: Type.Boolean(),
        }),
      ),
      asks: Type.Array(
        Type.Object({ kind: oneOf(wordAskKinds), sentence: Type.String(), choices: Type.Array(WordChoice) }),
      ),
      assumed: Type.Array(oneOf(wordAssumptions)),
      /** Names that could have meant something else: what was chosen, and what else they may be. */
      others: Type.Array(Type.Object({ word: Type.String(), chosen: Type.String(), choices: Type.Array(WordChoice) })),
      /** Keys of the account's products whose pages show the dataset that is asked, its own first. */
      products: Type.Array(Type.String()),
      /**
       * The operator's language model where the rules do not understand; null where there is none, or no need. What it has
       * made is judged as a question of the rules is, and it gives no figure.
       */
      model: nullable(Type.Object({ name: Type.String(), state: oneOf(wordModelStates), sentence: Type.String() })),
    }),
  },
  /** Questions that the account can ask in words, with names of the published release. */
  wordExamples: {
    payload: Type.Object({}, { additionalProperties: false }),
    data: Type.Object({
      /** The first few. */
      examples: Type.Array(Type.String()),
      /** All of them, by the dataset that each is about, in the order of the catalogue. */
      subjects: Type.Array(
        Type.Object({ dataset: Type.String(), name: Type.String(), examples: Type.Array(Type.String()) }),
      ),
    }),
  },
} as const;

export type WordsRead = Static<(typeof wording)['readWords']['data']>;
