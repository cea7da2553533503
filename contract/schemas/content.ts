import { type Static, Type } from '@sinclair/typebox';
import { Empty, nullable } from './common.ts';
import { Day, Facet, facets, Id, Paged, ReportItem, TextOrder, Words } from './content-parts.ts';

/** A car model that a text is about: its key in the market, its name, and how the text speaks of it. */
export const LinkedModel = Type.Object({
  key: Type.String(),
  name: Type.String(),
  /** -1 critical, 0 neutral, 1 praising: public opinion on the model. */
  tone: Type.Integer({ minimum: -1, maximum: 1 }),
});

/** Who has printed a story, and when: YYYY-MM-DD HH:mm:ss in China time. */
const PrintedBy = Type.Object({ newsId: Type.String(), source: Type.String(), newsTime: Type.String() });

/** S3.020: a news item as lists show it. newsTime is YYYY-MM-DD HH:mm:ss in China time. */
export const NewsItem = Type.Object({
  newsId: Type.String(),
  newsTitle: Type.String(),
  newsTime: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' }),
  /** Address of a picture on this site; empty when there is none. */
  coverUrl: Type.String(),
  summary: Type.String(),
  source: Type.String(),
  /** Keys of topics, such as new-energy; their names are in the facets. */
  topics: Type.Array(Type.String()),
  /** S1.023: the car models it speaks of, with public opinion on each. */
  models: Type.Optional(Type.Array(LinkedModel)),
  /** Of the first that printed a story: how many others have printed it within a week. Absent where none has. */
  copies: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Of one that prints again what another printed first: that other. */
  first: Type.Optional(PrintedBy),
  /** Of a search: the place in the text that holds what was looked for, where neither title nor summary does. */
  passage: Type.Optional(Type.String()),
});

export const NewsQuery = Type.Object({
  text: Type.Optional(Type.String({ maxLength: 100 })),
  topics: Type.Optional(Words),
  sources: Type.Optional(Words),
  /** Keys of models. */
  models: Type.Optional(Words),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  /** S1.023: only what the account prefers: any of its topics, models, brands or sources. */
  preferred: Type.Optional(Type.Boolean()),
  /** `relevance` when missing. */
  sort: Type.Optional(TextOrder),
  ...Paged,
});

/** What an account follows; keys, of models and brands as the market has them. */
export const NewsPreference = Type.Object({ topics: Words, models: Words, brands: Words, sources: Words });

/** The calls about news and public reports. */
export const content = {
  listNews: {
    payload: Type.Object({
      newsType: Type.Optional(Type.Integer()),
      newsId: Type.Optional(nullable(Type.String())),
      newsPushChannelId: Type.Optional(Type.Integer()),
      ...Paged,
    }),
    data: Type.Array(NewsItem),
  },
  listIndexInformation: { payload: Empty, data: Type.Array(NewsItem) },
  getArticleForApp: { payload: Empty, data: Type.Array(NewsItem) },
  newsSearch: {
    payload: NewsQuery,
    data: Type.Object({
      total: Type.Integer(),
      items: Type.Array(NewsItem),
      facets: facets('topics', 'sources', 'models'),
    }),
  },
  newsFeed: {
    payload: Type.Object(
      {
        /** Keys of topics and of models, with commas between them. */
        topics: Type.Optional(Type.String({ maxLength: 1000 })),
        models: Type.Optional(Type.String({ maxLength: 1000 })),
        /** S1.023: only what the account prefers. */
        preferred: Type.Optional(Type.Literal('true')),
      },
      { additionalProperties: false },
    ),
    data: Type.String({ description: 'RSS 2.0' }),
  },
  newsDetail: {
    payload: Type.Object({ newsId: Id }),
    data: Type.Object({
      item: NewsItem,
      /** Paragraphs of plain text. */
      paragraphs: Type.Array(Type.String()),
      models: Type.Array(LinkedModel),
      related: Type.Array(NewsItem),
      /** Who else has printed the story within a week, the first first. */
      printedBy: Type.Array(PrintedBy),
    }),
  },
  newsPreference: { payload: Empty, data: NewsPreference },
  saveNewsPreference: {
    /** What is left out is followed no more. */
    payload: Type.Object({
      topics: Words,
      models: Words,
      brands: Type.Optional(Words),
      sources: Type.Optional(Words),
    }),
    data: nullable(Empty),
  },
  /** The brands of the models that the news speak of: what may be followed. */
  newsBrands: { payload: Empty, data: Type.Object({ brands: Type.Array(Facet) }) },
  reportSearch: {
    payload: Type.Object({
      text: Type.Optional(Type.String({ maxLength: 100 })),
      topics: Type.Optional(Words),
      sort: Type.Optional(TextOrder),
      ...Paged,
    }),
    data: Type.Object({ total: Type.Integer(), items: Type.Array(ReportItem), facets: facets('topics') }),
  },
  reportDetail: {
    payload: Type.Object({ reportId: Id }),
    /** frameUrl is an address of this site, for the reader's frame. */
    data: Type.Object({ item: ReportItem, frameUrl: Type.String() }),
  },
} as const;

export type NewsItem = Static<typeof NewsItem>;
export type LinkedModel = Static<typeof LinkedModel>;
export type NewsQuery = Static<typeof NewsQuery>;
export type NewsPreference = Static<typeof NewsPreference>;
