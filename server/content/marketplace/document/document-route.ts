import type { Language } from '@portal/contract';
import type { FastifyInstance } from 'fastify';
import { findFamily } from '../../../accounts/index.ts';
import { chinaDay } from '../../../kernel/days/dates.ts';
import { languageOf } from '../../../kernel/words/language.ts';
import { holdsProduct } from '../../../products/index.ts';
import type { StateParts } from '../../../state/state-parts.ts';
import { refusedPage, reportPolicy } from '../../report/report-page.ts';
import { mayRead } from '../orders/may-read.ts';
import { makeDocument } from './make-document.ts';
import { type ReportPart, readOpeningKey } from './opening-key.ts';

/** Where a document lies, for the reader. @param query with its key and its language */
export const documentAddress = (reportId: string, part: ReportPart, query: URLSearchParams): string =>
  `/market-reports/${encodeURIComponent(reportId)}/${part}?${query}`;

/** The key of the product that shows reports of the marketplace. */
export const marketProduct = 'report-market';

interface DocumentRoute {
  Params: { id: string; part: string };
  Querystring: Record<string, unknown>;
}

/**
 * Documents of the marketplace, for the frame and the reader of files. What opens them is looked up each time: the
 * session of the key, the product, and the right to this report.
 */
export function documentRoute(app: FastifyInstance, { db, clock }: StateParts): void {
  app.get<DocumentRoute>('/market-reports/:id/:part', async (request, reply) => {
    const { id, part } = request.params;
    const { key, theme } = request.query;
    const language: Language = languageOf(request.query.language);
    const now = clock();
    reply.headers({ 'content-security-policy': reportPolicy, 'cache-control': 'no-store' });
    const isPart = part === 'sample' || part === 'whole';
    const reader = isPart && typeof key === 'string' ? await readerOf(id, part, key, now) : null;
    const wish = { reportId: id, part: part as ReportPart, now, language, dark: theme === 'dark', origin: '' };
    const document = reader === null ? null : await makeDocument(db, { ...wish, ...reader });
    if (document) return reply.type(document.type).send(document.body);
    return reply
      .code(403)
      .type('text/html; charset=utf-8')
      .send(refusedPage(language, theme === 'dark', 'market'));
  });

  /** Who may have this part now; null where nobody may by this key. */
  async function readerOf(reportId: string, part: ReportPart, key: string, now: number) {
    const family = await readOpeningKey(db, { reportId, part }, key, now);
    const account = family === null ? undefined : await findFamily(db, family, now);
    if (!account || !(await holdsProduct(db, account.account_id, marketProduct, now))) return null;
    const { account_id: accountId, user_name: name } = account;
    const isOpen = part === 'sample' || (await mayRead(db, reportId, { accountId, today: chinaDay(now) }));
    return isOpen ? { name, accountId } : null;
  }
}
