import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../kernel/words/language.ts';
import type { StateParts } from '../../state/state-parts.ts';
import { readCoverAddress } from './cover-address.ts';
import { drawCover } from './draw-cover.ts';
import { readReportText } from './read-report-text.ts';
import { isReportKey } from './report-key.ts';
import { refusedPage, reportPage, reportPolicy } from './report-page.ts';

/** What the browser asks for of a report outside the calls: its document and its cover. */
export function reportRoutes(app: FastifyInstance, parts: StateParts): void {
  documentRoute(app, parts);
  coverRoute(app, parts);
}

/** The document of a report, for the frame of the reader; who has no key of it is told to open it in the portal. */
function documentRoute(app: FastifyInstance, { db, clock }: StateParts): void {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>('/reports/:id', async (request, reply) => {
    const { id } = request.params;
    const { key, theme } = request.query;
    const language = languageOf(request.query.language);
    reply.headers({ 'content-security-policy': reportPolicy, 'cache-control': 'no-store' });
    reply.type('text/html; charset=utf-8');
    const allowed = typeof key === 'string' && (await isReportKey(db, id, key, clock()));
    const text = allowed ? await readReportText(db, id, language) : null;
    if (!text) return reply.code(403).send(refusedPage(language, theme === 'dark'));
    return reply.send(reportPage(text, language, theme === 'dark'));
  });
}

/** Covers are drawn when they are asked for: nothing waits for them at the start. */
function coverRoute(app: FastifyInstance, { db }: StateParts): void {
  app.get<{ Params: { file: string } }>('/content/covers/:file', async (request, reply) => {
    const cover = readCoverAddress(request.params.file);
    const report = cover && (await hashOfReport(db, cover.reportId));
    const text =
      report && cover.isOf(report.content_hash) && (await readReportText(db, cover.reportId, cover.language));
    if (!text) return reply.code(404).type('text/plain; charset=utf-8').send('');
    return reply
      .headers({
        // A picture that is opened by itself can do nothing.
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, max-age=86400',
      })
      .type('image/svg+xml; charset=utf-8')
      .send(drawCover(text));
  });
}

const hashOfReport = (db: StateParts['db'], reportId: string) =>
  db.selectFrom('report').select('content_hash').where('report_id', '=', reportId).executeTakeFirst();
