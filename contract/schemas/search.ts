import { type Static, Type } from '@sinclair/typebox';

/** What a search can find; of those that fit equally well the earlier kind comes first. */
export const hitKinds = [
  'product',
  'page',
  'brand',
  'model',
  'subModel',
  'manufacturer',
  'segment',
  'province',
  'city',
  'outlet',
  'benefit',
  'offer',
  'softwareVersion',
  'feature',
  'indicator',
  'news',
  'policy',
  'report',
  'image',
  'marketReport',
] as const;

export const Hit = Type.Object({
  kind: Type.Union(hitKinds.map((kind) => Type.Literal(kind))),
  id: Type.String(),
  title: Type.String(),
  /** Where it belongs: the maker of a model, the product of a page, the day of a news item. */
  subtitle: Type.String(),
  /** Address within the portal. */
  path: Type.String(),
});

export const search = {
  quickSearch: {
    payload: Type.Object({
      text: Type.String({ maxLength: 100 }),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    }),
    data: Type.Array(Hit),
  },
} as const;

export type Hit = Static<typeof Hit>;
