import type { FastifyInstance } from 'fastify';
import { sendMark } from '../http/index.ts';
import type { MarkFile } from '../settings/operator-mark.ts';
import type { StateDatabase } from '../state/open-state.ts';

/** The marks of companies. Their addresses are made of their bytes, so nobody finds one that was not shown it. */
export function serveTemplateMarks(app: FastifyInstance, db: StateDatabase): void {
  app.get<{ Params: { name: string } }>('/company-mark/:name', async ({ params }, reply) => {
    const row = await db
      .selectFrom('company_template')
      .select(['mark_type', 'mark_content'])
      .where('mark_address', '=', `/company-mark/${params.name}`)
      .executeTakeFirst();
    if (!row?.mark_type) return reply.code(404).send();
    const content = Buffer.from(row.mark_content ?? '', 'base64');
    return sendMark(reply, { type: row.mark_type as MarkFile['type'], content });
  });
}
