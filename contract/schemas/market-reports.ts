import { type Static, Type } from '@sinclair/typebox';
import { Empty, nullable } from './common.ts';
import { facets, Id, Paged, ReportItem, Words } from './content-parts.ts';

/** What kind of research a report of the marketplace is. */
export const reportCategories = ['monthly', 'quarterly', 'special', 'databook'] as const;

/** What a report costs: nothing, what is written, or what one is told on asking. */
export const reportPrices = ['free', 'priced', 'ask'] as const;

/**
 * What a report is to an account: it may be read, was asked for, was declined, was readable until its last day, or can be
 * asked for.
 */
export const reportStates = ['open', 'asked', 'declined', 'expired', 'closed'] as const;

/** The states of an order; one that was granted is over when its last day is, and one that waits can be cancelled. */
export const orderStates = ['asked', 'granted', 'declined', 'expired', 'cancelled'] as const;

const oneOf = <const Key extends string>(keys: readonly Key[]) => Type.Union(keys.map((key) => Type.Literal(key)));

export const MarketReportItem = Type.Object({
  ...ReportItem.properties,
  category: oneOf(reportCategories),
  /** In yuan: 0 is free, and null is told on asking. */
  price: nullable(Type.Integer({ minimum: 0 })),
  format: oneOf(['html', 'pdf']),
  state: oneOf(reportStates),
  /** The last day of the right, YYYY-MM-DD; empty where there is no right, or none is needed. */
  until: Type.String(),
});

export const ReportOrder = Type.Object({
  orderId: Type.String(),
  reportId: Type.String(),
  /** As it was when it was ordered: the report may be gone. */
  title: Type.String(),
  /** Whether the report can still be opened by its id. */
  present: Type.Boolean(),
  state: oneOf(orderStates),
  /** In yuan when it was ordered; null where it is told on asking. */
  price: nullable(Type.Integer({ minimum: 0 })),
  askedAt: Type.Integer({ description: 'milliseconds since 1970' }),
  decidedAt: nullable(Type.Integer()),
  until: Type.String(),
  /** What was written with the order, and what the operator has answered. */
  note: Type.String(),
  answer: Type.String(),
});

/** The calls about reports of the marketplace, all of which its product opens; documents are opened by report. */
export const marketReports = {
  marketReports: {
    payload: Type.Object({
      text: Type.Optional(Type.String({ maxLength: 100 })),
      topics: Type.Optional(Words),
      categories: Type.Optional(Words),
      years: Type.Optional(Words),
      prices: Type.Optional(Words),
      states: Type.Optional(Words),
      ...Paged,
    }),
    data: Type.Object({
      total: Type.Integer(),
      items: Type.Array(MarketReportItem),
      facets: facets('topics', 'categories', 'years', 'prices', 'states'),
    }),
  },
  /** Reports that name something that a page shows, or are on its topics: titles of the catalogue, the best five. */
  marketReportsNaming: {
    payload: Type.Object({ names: Type.Optional(Words), topics: Type.Optional(Words) }),
    data: Type.Object({
      items: Type.Array(Type.Pick(MarketReportItem, ['reportId', 'title', 'publishedOn', 'category', 'state'])),
    }),
  },
  marketReport: {
    payload: Type.Object({ reportId: Id }),
    data: Type.Object({
      item: MarketReportItem,
      /** The headings of the report. */
      outline: Type.Array(Type.String()),
      /** Figures that a page of the portal shows as of now, with the address of their question; a link of a file may have no caption. */
      figures: Type.Array(
        Type.Object({
          caption: Type.String(),
          path: Type.String(),
          page: nullable(Type.Integer({ minimum: 1, description: 'of a report that is a file' })),
        }),
      ),
      /** Addresses of this site for the reader, for some minutes and this session; the whole one by right alone. */
      sampleUrl: Type.String(),
      documentUrl: nullable(Type.String()),
      order: nullable(ReportOrder),
    }),
  },
  orderReport: {
    payload: Type.Object({ reportId: Id, note: Type.Optional(Type.String({ maxLength: 300 })) }),
    data: ReportOrder,
  },
  /** Where a program sends reports, packed as a folder with its list, and how many bytes it may have. */
  deliverReports: {
    payload: Type.Object({
      source: Type.String({ maxLength: 40 }),
      dryRun: Type.Optional(Type.Boolean({ description: 'only tells what would become of it' })),
    }),
    data: Type.Object({
      upload: Type.String({ description: 'PUT the .zip here with the same key' }),
      largest: Type.Integer(),
    }),
  },
  /** Takes back the order of the account for a report, while it waits. */
  cancelOrder: { payload: Type.Object({ reportId: Id }), data: ReportOrder },
  reportOrders: { payload: Empty, data: Type.Object({ orders: Type.Array(ReportOrder) }) },
  marketReportFile: {
    payload: Type.Object({ reportId: Id }),
    data: Type.String({ description: 'the document as a file, HTML or PDF' }),
  },
} as const;

export type MarketReportItem = Static<typeof MarketReportItem>;
export type ReportOrder = Static<typeof ReportOrder>;
export type ReportState = (typeof reportStates)[number];
export type ReportCategory = (typeof reportCategories)[number];
