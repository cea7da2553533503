import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MessagingParts } from './messaging-parts.ts';
import { answerScan } from './official/answer-scan.ts';
import { type CallbackQuery, createCallback, NotFromService } from './official/callback.ts';
import { openOfficialAccount } from './official/official-account.ts';
import { scanEventOf } from './official/scan-event.ts';

/** The largest callback, in bytes. */
const bodyLimit = 64 * 1024;

const path = '/messaging/callback';

/**
 * Where the messaging service tells of scans, when an official account is set. What does not come from the service is
 * answered with 403 and nothing else.
 */
export function messagingRoutes(app: FastifyInstance, parts: Omit<MessagingParts, 'origin'>): void {
  const { messaging, gatewayTime } = parts.settings;
  if (!messaging) return;
  const callback = createCallback(messaging);
  const official = openOfficialAccount(messaging, parts.clock, gatewayTime);

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(/^(text|application)\/xml/, { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const fromOutside = error instanceof NotFromService || (error.statusCode ?? 500) < 500;
      if (!fromOutside) request.log.error({ err: error }, 'a callback of the messaging service failed');
      return reply
        .code(fromOutside ? 403 : 500)
        .type('text/plain; charset=utf-8')
        .send('');
    });

    // Before a body is read at all.
    scope.addHook('onRequest', async (request) => callback.checkQuery(queryOf(request), parts.clock()));

    scope.get(path, (request, reply) => reply.type('text/plain; charset=utf-8').send(textOf(request, 'echostr')));

    scope.post(path, { bodyLimit }, async (request, reply) => {
      const query = queryOf(request);
      const event = scanEventOf(callback.read(request.body as Buffer, query));
      if (!event) return reply.type('text/plain; charset=utf-8').send('success');
      const described = await answerScan(parts, official, event).catch((error: unknown) => {
        callback.release(query);
        throw error;
      });
      const now = parts.clock();
      const answer = {
        ToUserName: event.openId,
        FromUserName: event.account,
        CreateTime: String(Math.floor(now / 1000)),
        MsgType: 'text',
        Content: `${described.zh_CN}\n${described.en}`,
      };
      return reply.type('application/xml; charset=utf-8').send(callback.write(answer, now));
    });
  });
}

/** One text of the query; what is missing or comes twice is empty. */
function textOf(request: FastifyRequest, name: string): string {
  const value = ((request.query ?? {}) as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

const queryOf = (request: FastifyRequest): CallbackQuery => ({
  signature: textOf(request, 'signature'),
  timestamp: textOf(request, 'timestamp'),
  nonce: textOf(request, 'nonce'),
  msg_signature: textOf(request, 'msg_signature'),
});
