import { createHash, timingSafeEqual } from 'node:crypto';
import { type CallRule, calls } from '@portal/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerNotFound, noteOf } from '../http/index.ts';
import type { Metrics, Outcome } from './open-metrics.ts';

export interface MetricsParts {
  metrics: Metrics | null;
  /** PORTAL_METRICS_TOKEN */
  token: string | null;
}

/**
 * GET /metrics for whoever bears the operator's token; without one there is no such address. A token rather than the
 * address of the asker, because behind a proxy everybody comes from this machine.
 */
export function serveMetrics(app: FastifyInstance, { metrics, token }: MetricsParts): void {
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!metrics || !token) return answerNotFound(request, reply);
    reply.header('cache-control', 'no-store');
    if (!bears(request, token)) {
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .type('text/plain; charset=utf-8')
        .send('Metrics are given to the bearer of PORTAL_METRICS_TOKEN only.');
    }
    return reply.type(metrics.contentType).send(await metrics.read());
  });
  if (!metrics) return;
  app.addHook('onResponse', async (request, reply) => {
    const { call } = request.routeOptions.config;
    const { refusal } = noteOf(request);
    if (refusal !== undefined) metrics.refused(refusal);
    const rule: CallRule | undefined = call && calls[call];
    if (call && rule?.trail === 'sign-in') metrics.signedIn(call, refusal ?? 'signed-in');
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    metrics.answered(
      call ?? (isPage ? 'page' : 'other'),
      outcomeOf(request, reply.statusCode),
      reply.elapsedTime / 1000,
    );
  });
}

function outcomeOf(request: FastifyRequest, code: number): Outcome {
  if (code >= 500) return 'failed';
  if (code >= 400) return 'malformed';
  return noteOf(request).refusal ? 'refused' : 'answered';
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request bears a token. Digests are compared: they are of one length, and how much of the token fits shows in no time it takes. */
export function bears(request: FastifyRequest, token: string): boolean {
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
}
