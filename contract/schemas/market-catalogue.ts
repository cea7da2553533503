import { type Static, Type } from '@sinclair/typebox';
import { Month, nullable } from './common.ts';
import { Release } from './market-answer.ts';
import { Format } from './market-parts.ts';

export const Member = Type.Object({ key: Type.String(), name: Type.String(), parent: nullable(Type.String()) });

export const MarketCatalogue = Type.Object({
  dataset: Type.String(),
  name: Type.String(),
  release: Release,
  /** First and last month of the release, and the first month whose figures are preliminary. */
  first: Month,
  last: Month,
  preliminaryFrom: nullable(Month),
  dataSources: Type.Array(
    Type.Object({ key: Type.String(), name: Type.String(), definition: Type.String(), first: Month, last: Month }),
  ),
  dimensions: Type.Array(
    Type.Object({
      key: Type.String(),
      name: Type.String(),
      /** The next wider level of a hierarchy: city -> province -> area; subModel -> model -> brand -> manufacturer. */
      parent: nullable(Type.String()),
      definition: Type.String(),
      members: Type.Integer({ description: 'how many members the release has' }),
    }),
  ),
  indicators: Type.Array(
    Type.Object({
      key: Type.String(),
      name: Type.String(),
      unit: Type.String(),
      format: Format,
      definition: Type.String(),
      formula: Type.String(),
    }),
  ),
});

export type MarketCatalogue = Static<typeof MarketCatalogue>;
export type Member = Static<typeof Member>;
