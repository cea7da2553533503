import { type CallName, calls, type Envelope, type Language } from '@portal/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../kernel/refusals/refusal.ts';
import { languageOf } from '../kernel/words/language.ts';
import type { AgentAsker } from './answer-tool.ts';
import { RefusedCall } from './refused-call.ts';

/** Where programs of the Model Context Protocol ask. */
export const agentPath = '/agent';

/** How the protocol says that somebody is not let in. */
const notAdmitted = -32_001;

/** Makes calls of the wire as the program itself would: judged, counted and logged like any other. */
export function callsAs(
  app: FastifyInstance,
  { headers, ip }: FastifyRequest,
  { language, signal }: { language: Language; signal: AbortSignal },
): AgentAsker['call'] {
  return async (name: CallName, payload: unknown) => {
    const { method, path } = calls[name];
    const { payload: body } = await app.inject({
      method,
      url: `/api${path}?language=${language}`,
      remoteAddress: ip,
      headers: {
        authorization: headers.authorization ?? '',
        'content-type': 'application/json',
        'user-agent': headers['user-agent'] ?? '',
      },
      signal,
      payload: JSON.stringify({ data: payload }),
    });
    const { status, data } = JSON.parse(body) as Envelope<unknown>;
    if (Number(status.status) === 0) return data;
    throw new RefusedCall(status.msg2Client, status.refusal ?? '');
  };
}

/** Says that somebody is not let in, as the protocol wants it. */
const sayNotAdmitted = (reply: FastifyReply, { sentence, id }: Refusal, language: Language): FastifyReply =>
  reply.send({ jsonrpc: '2.0', error: { code: notAdmitted, message: `${sentence[language]} [${id}]` }, id: null });

/**
 * Serves the Model Context Protocol over streamable HTTP, for keys of programs.
 * @param admit throws a Refusal where the key of a request may not ask
 */
export function agentRoute(app: FastifyInstance, admit: (request: FastifyRequest) => Promise<unknown>): void {
  app.post<{ Querystring: { language?: string } }>(agentPath, async (request, reply) => {
    const language = languageOf(request.query.language);
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    try {
      await admit(request);
      const call = callsAs(app, request, { language, signal: gone.signal });
      const note = (error: unknown) => {
        if (!gone.signal.aborted) request.log.error(error);
      };
      const { answerInProtocol } = await import('./protocol.ts');
      const answer = await answerInProtocol({ language, call, note }, request);
      return reply
        .code(answer.status)
        .headers({ 'content-type': answer.headers.get('content-type') ?? 'application/json' })
        .send(answer.body);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return sayNotAdmitted(reply.code(Number(error.code) === 403 ? 403 : 401), error, language);
    }
  });
  // Nothing is told without being asked: there is no stream to listen to. A browser is shown the page of that address.
  app.get(agentPath, (request, reply) =>
    request.headers.accept?.includes('text/event-stream') ? reply.code(405).send() : reply.callNotFound(),
  );
}
