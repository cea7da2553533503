import { type Static, Type } from '@sinclair/typebox';

/** A value to filter by, with how many items it would leave. */
export const Facet = Type.Object({ key: Type.String(), name: Type.String(), count: Type.Integer() });

export const Words = Type.Array(Type.String({ maxLength: 100 }), { maxItems: 50 });
export const Day = Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2})?$', description: 'YYYY-MM-DD, or empty' });
export const Paged = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
};
export const Id = Type.String({ minLength: 1, maxLength: 100 });

/** What comes first of what was looked for: hits in a title and then the newest, or the newest alone. */
export const TextOrder = Type.Union([Type.Literal('relevance'), Type.Literal('newest')]);

export const ReportItem = Type.Object({
  reportId: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  publisher: Type.String(),
  publishedOn: Type.String(),
  topics: Type.Array(Type.String()),
  pages: Type.Integer(),
  coverUrl: Type.String(),
  /** Of a search: the place in the text that holds what was looked for, where neither title nor summary does. */
  passage: Type.Optional(Type.String()),
});

export const facets = (...names: string[]) =>
  Type.Object(Object.fromEntries(names.map((name) => [name, Type.Array(Facet)])));

export type Facet = Static<typeof Facet>;
export type ReportItem = Static<typeof ReportItem>;
