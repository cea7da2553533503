import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sentence } from '../kernel/words/sentence.ts';
import { fromThisMachine } from './clients/from-this-machine.ts';

export interface Health {
  ready: () => Promise<boolean>;
  /** What whoever runs the server should know beside it. */
  notes: () => Promise<readonly Sentence[]>;
  /** Whether a request bears the operator's token, so that it may know them from elsewhere. */
  isOperator: (request: FastifyRequest) => boolean;
}

/**
 * GET /healthz and GET /readyz. `/readyz?verbose` adds a line for each note; it is for whoever sits at the machine or
 * bears the operator's token, and all others are answered as if they had not asked for it.
 */
export function registerHealth(app: FastifyInstance, { ready, notes, isOperator }: Health): void {
  app.get('/healthz', { logLevel: 'warn' }, (_request, reply) => reply.header('cache-control', 'no-store').send('ok'));
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    const fine = await ready().catch(() => false);
    const mayKnow = () => fromThisMachine(request.raw) || isOperator(request);
    const isVerbose = Object.hasOwn(request.query as object, 'verbose') && mayKnow();
    const lines = isVerbose ? await notes().catch(() => []) : [];
    return reply
      .code(fine ? 200 : 503)
      .header('cache-control', 'no-store')
      .send([fine ? 'ready' : 'not ready', ...lines.map(({ en }) => en)].join('\n'));
  });
}
