import type { CallData, MarketReportItem } from '@portal/contract';
import { type SqlBool, sql } from 'kysely';
import { callerOf, findSession, sessionMissing } from '../../accounts/index.ts';
import { BytesReply } from '../../kernel/calls/bytes-reply.ts';
import type { CallContext, Handlers } from '../../kernel/calls/call.ts';
import { chinaDay } from '../../kernel/days/dates.ts';
import type { Settings } from '../../settings/settings.ts';
import type { StateParts } from '../../state/state-parts.ts';
import { sliceOf, storable } from '../conditions.ts';
import { figuresOf, headingsOf } from '../report/block.ts';
import { readReportText } from '../report/read-report-text.ts';
import { documentAddress } from './document/document-route.ts';
import { makeDocument } from './document/make-document.ts';
import { makeOpeningKey, type ReportPart } from './document/opening-key.ts';
import { findMarketReports, readMarketReports } from './find-market-reports.ts';
import { findNaming } from './find-naming.ts';
import { uploadAddress } from './folder/archive-route.ts';
import { cancelOrder, latestOrder, ordersOf, placeOrder } from './orders/order-store.ts';
import { shownOrder } from './orders/shown-order.ts';
import { marketRefusals } from './refusals.ts';

/** What the calls of the marketplace work with. */
export interface MarketplaceParts extends StateParts {
  /** Where people reach the portal, without a slash at the end. */
  origin: () => string;
  settings: Pick<Settings, 'deliveryBytes'>;
}

/** The calls about reports of the marketplace: the product opens all of them, and each report is opened by its right. */
export function marketplaceHandlers({ db, clock, origin, settings }: MarketplaceParts): Handlers {
  const readerOf = ({ accountId }: Pick<CallContext, 'accountId'>) => ({
    accountId: accountId ?? '',
    today: chinaDay(clock()),
  });

  async function find(reportId: string, context: CallContext): Promise<MarketReportItem> {
    const [id = ''] = storable([reportId]);
    const only = sql<SqlBool>`report.report_id = ${id}`;
    const slice = sliceOf({ pageSize: 1 });
    const [item] = await readMarketReports(db, readerOf(context), context.language, only, slice);
    if (!item) throw marketRefusals.gone();
    return item;
  }

  /** An address for the reader, which works in the session of the call alone. */
  async function addressOf(reportId: string, part: ReportPart, { token, language }: CallContext): Promise<string> {
    const found = token === null ? undefined : await findSession(db, token);
    if (!found) throw sessionMissing();
    const key = await makeOpeningKey(db, { reportId, part, family: found.session.family }, clock());
    return documentAddress(reportId, part, new URLSearchParams({ language, key }));
  }

  return {
    marketReports: (query, context) => findMarketReports(db, query, readerOf(context), context.language),

    marketReportsNaming: (query, context) => findNaming(db, query, readerOf(context), context.language),

    async marketReport({ reportId }, context): Promise<CallData<'marketReport'>> {
      const { accountId, language, trace } = context;
      const item = await find(reportId, context);
      const text = await readReportText(db, item.reportId, language);
      const order = await latestOrder(db, accountId ?? '', item.reportId);
      const isOpen = item.state === 'open';
      trace.detail = { report: item.reportId, part: isOpen ? 'whole' : 'sample' };
      return {
        item,
        outline: headingsOf(text?.blocks ?? []),
        figures: isOpen ? figuresOf(text?.blocks ?? []) : [],
        sampleUrl: await addressOf(item.reportId, 'sample', context),
        documentUrl: isOpen ? await addressOf(item.reportId, 'whole', context) : null,
        order: order ? shownOrder(order, chinaDay(clock()), true, language) : null,
      };
    },

    async orderReport({ reportId, note = '' }, context): Promise<CallData<'orderReport'>> {
      const { accountId, language, trace } = context;
      const item = await find(reportId, context);
      trace.detail = { report: item.reportId };
      if (item.state === 'open') throw marketRefusals.openAlready();
      const titles = await titlesOf(item);
      const ordered = { account_id: accountId ?? '', report_id: item.reportId, price: item.price, language, ...titles };
      const order = await placeOrder(db, ordered, (storable([note])[0] ?? '').trim(), clock());
      if (!order) throw marketRefusals.gone();
      return shownOrder(order, chinaDay(clock()), true, language);
    },

    async deliverReports(delivery): Promise<CallData<'deliverReports'>> {
      return { upload: uploadAddress(delivery), largest: settings.deliveryBytes };
    },

    async cancelOrder({ reportId }, { accountId, language, trace }): Promise<CallData<'cancelOrder'>> {
      const [id = ''] = storable([reportId]);
      const cancelled = await cancelOrder(db, accountId ?? '', id, clock());
      if (!cancelled) {
        const latest = await latestOrder(db, accountId ?? '', id);
        throw latest ? marketRefusals.decidedAlready(latest) : marketRefusals.noOrder();
      }
      trace.detail = { report: cancelled.report_id, order: cancelled.order_id };
      const reports = await presentOf([cancelled.report_id]);
      return shownOrder(cancelled, chinaDay(clock()), reports.has(cancelled.report_id), language);
    },

    async reportOrders(_payload, { accountId, language }): Promise<CallData<'reportOrders'>> {
      const orders = await ordersOf(db, accountId ?? '');
      const present = await presentOf(orders.map(({ report_id }) => report_id));
      const today = chinaDay(clock());
      return { orders: orders.map((order) => shownOrder(order, today, present.has(order.report_id), language)) };
    },

    async marketReportFile({ reportId }, context) {
      const { language, trace } = context;
      const item = await find(reportId, context);
      trace.detail = { file: item.reportId, by: 'server' };
      if (item.state !== 'open') throw marketRefusals.notOpen();
      const { account_id: owner, user_name: name } = await callerOf(db, context);
      const how = { now: clock(), language, dark: false, origin: origin() };
      const document = await makeDocument(db, {
        reportId: item.reportId,
        part: 'whole',
        name,
        accountId: owner,
        ...how,
      });
      if (!document) throw marketRefusals.gone();
      return new BytesReply(document.body, document.type, `${item.reportId}.${document.ending}`);
    },
  };

  async function titlesOf({ reportId, title }: MarketReportItem) {
    const [zh, en] = [await readReportText(db, reportId, 'zh_CN'), await readReportText(db, reportId, 'en')];
    return { title_zh: zh?.title ?? title, title_en: en?.title ?? title };
  }

  async function presentOf(reportIds: string[]): Promise<Set<string>> {
    if (reportIds.length === 0) return new Set();
    const rows = await db.selectFrom('report').select('report_id').where('report_id', 'in', reportIds).execute();
    return new Set(rows.map(({ report_id }) => report_id));
  }
}
