import type { FastifyInstance } from 'fastify';
import type { StateParts } from '../state/state-parts.ts';
import { coverName, drawCover } from './cover.ts';
import { reportRoutes } from './report/report-routes.ts';

/** Routes of content that are no calls: the pictures of texts, and the documents that the reader's frame shows. */
export function contentRoutes(app: FastifyInstance, parts: StateParts): void {
  app.get<{ Params: { file: string } }>('/content/covers/:file', (request, reply) => {
    const [, topic, key] = coverName.exec(request.params.file.replace(/\.svg$/, '')) ?? [];
    if (!topic || !key || !request.params.file.endsWith('.svg'))
      return reply.code(404).type('text/plain; charset=utf-8').send('');
    return reply
      .headers({
        // A picture that is opened by itself can do nothing.
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .type('image/svg+xml; charset=utf-8')
      .send(drawCover(topic, key));
  });
  reportRoutes(app, parts);
}
