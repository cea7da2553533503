import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../kernel/language.ts';
import type { StateParts } from '../../state/state-parts.ts';
import { readReportText } from './read-report-text.ts';
import { isReportKey } from './report-key.ts';
import { refusedPage, reportPage, reportPolicy } from './report-page.ts';

/** The document of a report, for the frame of the reader; who has no key of it is told to open it in the portal. */
export function reportRoutes(app: FastifyInstance, { db, clock }: StateParts): void {
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
