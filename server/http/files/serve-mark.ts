import type { FastifyInstance } from 'fastify';
import type { MarkFile } from '../../settings/operator-mark.ts';

/** A picture that may do nothing, wherever it is opened: no script, nothing fetched, no other page's storage. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'";

/** The mark of whoever runs the portal. Its address changes with the file, so that browsers may keep it. */
export function serveMark(app: FastifyInstance, mark: MarkFile | null): void {
  if (!mark) return;
  app.get(mark.address, (_request, reply) =>
    reply
      .type(mark.type)
      .headers({ 'content-security-policy': policy, 'cache-control': 'public, max-age=31536000, immutable' })
      .send(mark.content),
  );
}
