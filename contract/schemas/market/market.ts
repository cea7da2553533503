import { Type } from '@sinclair/typebox';
import { Month } from '../common.ts';
import { MarketAnswer } from './answer.ts';
import { MarketCatalogue, Member } from './catalogue.ts';
import { MarketChanges, MarketDatasets } from './changes.ts';
import { MarketCompare } from './compare.ts';
import { MarketDecision } from './decision.ts';
import { MarketForecast } from './forecast.ts';
import { MarketFunnel } from './funnel.ts';
import { MarketInsights } from './insights.ts';
import { MarketModelLife } from './life.ts';
import { Dataset, Dimension, Source } from './parts.ts';
import { Filters, MarketQuery } from './query.ts';

export const market = {
  marketCatalogue: { payload: Type.Object({ dataset: Dataset }), data: MarketCatalogue },
  marketMembers: {
    payload: Type.Object({
      dataset: Dataset,
      dimension: Dimension,
      /** Part of a name in either language, of its pinyin or initials, or of a key. */
      search: Type.Optional(Type.String({ maxLength: 80 })),
      /** Only these members: to name the keys of a link. */
      keys: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 500 })),
      /** Only members below these: provinces narrow the cities. */
      within: Type.Optional(Filters),
      /**
       * Counts what is left of each member under these, as far as they are about the same subject: those with nothing
       * left come last.
       */
      under: Type.Optional(
        Type.Object(
          { filters: Type.Optional(Filters), without: Type.Optional(Filters) },
          { additionalProperties: false },
        ),
      ),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    }),
    data: Type.Object({
      members: Type.Array(Member),
      all: Type.Integer(),
      /** How many more fit the search and lie outside of `within`. */
      outside: Type.Integer(),
      /** What `left` counts, where it was asked: the narrowest dimension of the subject. */
      leftOf: Type.Optional(Type.Object({ key: Type.String(), name: Type.String() })),
    }),
  },
  marketQuery: { payload: MarketQuery, data: MarketAnswer },
  marketChanges: MarketChanges,
  marketDatasets: MarketDatasets,
  marketForecast: MarketForecast,
  marketInsights: MarketInsights,
  marketDecision: MarketDecision,
  marketModelLife: MarketModelLife,
  marketFunnel: MarketFunnel,
  marketCompare: {
    payload: Type.Object(
      {
        dataSource: Source,
        /** Two to six keys; how many are refused in words by the call itself. */
        subModels: Type.Array(Type.String({ maxLength: 80 }), { maxItems: 500 }),
        from: Month,
        to: Month,
      },
      { additionalProperties: false },
    ),
    data: MarketCompare,
  },
} as const;
