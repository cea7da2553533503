import { type Static, Type } from '@sinclair/typebox';
import { Empty, nullable } from './common.ts';
import { Day, Facet, facets, Id, Paged, ReportItem, Words } from './content-parts.ts';

export const PolicyItem = Type.Object({
  policyId: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  /** national | provincial | city | foreign */
  level: Type.String(),
  region: Type.String(),
  /** The key of a place in the market, such as 31 or 3101; of the nation cn, of others abroad their own. */
  regionKey: Type.String(),
  issuer: Type.String(),
  /** subsidy | tax | trade-in | charging | restriction | production | import | safety | finance | other */
  kind: Type.String(),
  /** in-force | announced | expired */
  status: Type.String(),
  /** YYYY-MM-DD; empty where the source has none. */
  issuedOn: Type.String(),
  effectiveFrom: Type.String(),
  effectiveTo: Type.String(),
  /** Of a search: the place in the text that holds what was looked for, where neither title nor summary does. */
  passage: Type.Optional(Type.String()),
});

/** What a policy gives for a car. */
export const PerCar = Type.Object({
  /** In yuan; with a percentage, at most so much. */
  yuan: Type.Number({ exclusiveMinimum: 0, maximum: 1e9 }),
  /** Of the price without value-added tax; null where every car has the same. */
  percent: nullable(Type.Number({ exclusiveMinimum: 0, maximum: 100 })),
  /** Keys of the fuel types that it is given for; all where none is named. */
  fuels: Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 }),
  /** The least price in yuan, taxes included; null where it has none. */
  from: nullable(Type.Number({ minimum: 0, maximum: 1e9 })),
});

/** S1.025: what a policy comes to in figures. */
export const PolicyFigure = Type.Object({
  name: Type.String(),
  value: nullable(Type.Number()),
  unit: Type.String(),
  /** How the figure follows from the text of the policy. */
  note: Type.String(),
  /** The sentences of the text that it is read from; none where the source does not say. */
  sentences: Type.Array(Type.String()),
  /** What a buyer has of it, where it is money for a car. */
  perCar: nullable(PerCar),
});

export const PolicyQuery = Type.Object({
  text: Type.Optional(Type.String({ maxLength: 100 })),
  levels: Type.Optional(Words),
  regions: Type.Optional(Words),
  kinds: Type.Optional(Words),
  statuses: Type.Optional(Words),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  /** The day on which they are in force. */
  on: Type.Optional(Day),
  /** `ending`: what ends soonest comes first, and what has ended or has no end last. */
  sort: Type.Optional(
    Type.Union([...(['relevance', 'newest', 'effective', 'ending'] as const).map((name) => Type.Literal(name))]),
  ),
  ...Paged,
});

/** What an account follows: keys of kinds and of places; and whether what is new of them comes by mail. */
export const PolicyFollows = Type.Object({ topics: Words, places: Words, mail: Type.Boolean() });

/** The calls about policies, and about reports on them. */
export const policies = {
  hostPolicy: { payload: Type.Object({}), data: Type.Array(PolicyItem) },
  policyHome: {
    payload: Empty,
    data: Type.Object({
      latest: Type.Array(PolicyItem),
      /** Coming into force or ending within 90 days, the nearest first. */
      upcoming: Type.Array(PolicyItem),
      kinds: Type.Array(Facet),
      levels: Type.Array(Facet),
      /** How many were issued, month by month, the last 24. */
      months: Type.Array(Type.Object({ month: Type.String(), count: Type.Integer() })),
      total: Type.Integer(),
    }),
  },
  policyFollows: { payload: Empty, data: PolicyFollows },
  /** Mails are in the language of the request, and tell of what comes after it. */
  savePolicyFollows: { payload: PolicyFollows, data: nullable(Empty) },
  /** The newest of what the account follows. */
  followedPolicies: {
    payload: Empty,
    data: Type.Object({ items: Type.Array(PolicyItem), total: Type.Integer() }),
  },
  policySearch: {
    payload: PolicyQuery,
    data: Type.Object({
      total: Type.Integer(),
      items: Type.Array(PolicyItem),
      facets: facets('levels', 'regions', 'kinds', 'statuses'),
    }),
  },
  policyDetail: {
    payload: Type.Object({ policyId: Id }),
    data: Type.Object({
      item: PolicyItem,
      paragraphs: Type.Array(Type.String()),
      figures: Type.Array(PolicyFigure),
      /** Where the text comes from; empty when it is the portal's own demonstration. */
      sourceUrl: Type.String(),
      /** What a later delivery changed, the newest first. */
      changes: Type.Array(Type.Object({ on: Type.String(), what: Type.String() })),
      related: Type.Array(PolicyItem),
    }),
  },
  /** Which cities limit traffic or licences, and how many of their policies on it are in force. */
  policyCities: {
    payload: Empty,
    data: Type.Object({
      cities: Type.Array(
        Type.Object({
          key: Type.String(),
          name: Type.String(),
          provinceKey: Type.String(),
          province: Type.String(),
          /** 1 traffic and purchases, 2 traffic alone, 3 purchases alone, 4 neither. */
          restriction: Type.String({ pattern: '^[1-4]$' }),
          policies: Type.Integer(),
        }),
      ),
    }),
  },
  /** The texts that a policy has had, the oldest first; the last one is in force now. */
  policyVersions: {
    payload: Type.Object({ policyId: Id }),
    data: Type.Object({
      versions: Type.Array(
        Type.Object({
          /** The day from which on it stood here; empty for the first one. */
          since: Type.String(),
          title: Type.String(),
          paragraphs: Type.Array(Type.String()),
        }),
      ),
    }),
  },
  /** Reports on policy: those for everybody, and those for who holds the product. */
  policyReports: {
    payload: Type.Object({
      kind: Type.Union([Type.Literal('public'), Type.Literal('special')]),
      text: Type.Optional(Type.String({ maxLength: 100 })),
      topics: Type.Optional(Words),
      ...Paged,
    }),
    data: Type.Object({ total: Type.Integer(), items: Type.Array(ReportItem), facets: facets('topics') }),
  },
  policyReport: {
    payload: Type.Object({ reportId: Id }),
    data: Type.Object({ item: ReportItem, frameUrl: Type.String() }),
  },
} as const;

export type PolicyFollows = Static<typeof PolicyFollows>;
export type PolicyItem = Static<typeof PolicyItem>;
export type PerCar = Static<typeof PerCar>;
export type PolicyFigure = Static<typeof PolicyFigure>;
export type PolicyQuery = Static<typeof PolicyQuery>;
