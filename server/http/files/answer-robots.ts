import type { FastifyInstance } from 'fastify';

/** The public pages may be found; calls are nothing to find, and pages behind the sign-in lead to the home page. */
const rules = ['User-agent: *', 'Disallow: /api/', ''].join('\n');

/** What search engines ask for first; without it they would be given a page of the portal. */
export function answerRobots(app: FastifyInstance): void {
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(rules));
}
