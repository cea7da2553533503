import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { type CallName, calls, type Envelope, type Language } from '@portal/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '../kernel/calls/call.ts';
import { Refusal } from '../kernel/refusals/refusal.ts';
import { languageOf } from '../kernel/words/language.ts';
import { type AgentAsker, type AgentParts, answerTool } from './answer-tool.ts';
import { RefusedCall } from './refused-call.ts';
import { agentTools } from './tools.ts';

/** Where programs of the Model Context Protocol ask. */
export const agentPath = '/agent';

/** What the server says of itself. */
const self = { name: 'car-market-portal', version: '1' };

/** How the protocol says that somebody is not let in. */
const notAdmitted = -32_001;

/** A server of one request: it keeps nothing, so that any node answers the next one. */
function serverFor(asker: AgentAsker, parts: AgentParts): Server {
  const server = new Server(self, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: agentTools.map(({ name, description, input }) => ({
      name,
      description: description[asker.language],
      inputSchema: JSON.parse(JSON.stringify(input)),
      annotations: { readOnlyHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    answerTool(params.name, params.arguments ?? {}, asker, parts),
  );
  return server;
}

/** Makes calls of the wire as the program itself would: judged, counted and logged like any other. */
function callsAs(app: FastifyInstance, { headers, ip }: FastifyRequest, language: Language): AgentAsker['call'] {
  return async (name: CallName, payload: unknown) => {
    const { method, path } = calls[name];
    const { payload: body } = await app.inject({
      method,
      url: `/api${path}?language=${language}`,
      remoteAddress: ip,
      headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
      payload: JSON.stringify({ data: payload }),
    });
    const { status, data } = JSON.parse(body) as Envelope<unknown>;
    if (Number(status.status) === 0) return data;
    throw new RefusedCall(status.msg2Client, status.refusal ?? '');
  };
}

/** Says that somebody is not let in, as the protocol wants it: an HTTP status, and the sentence. */
const sayNotAdmitted = (reply: FastifyReply, { code, sentence, id }: Refusal, language: Language): FastifyReply =>
  reply
    .code(Number(code) === 403 ? 403 : 401)
    .send({ jsonrpc: '2.0', error: { code: notAdmitted, message: `${sentence[language]} [${id}]` }, id: null });

/**
 * Serves the Model Context Protocol over streamable HTTP, for keys of programs.
 * @param admit whose key a request bears, if it may ask; it throws a Refusal otherwise
 */
export function agentRoute(
  app: FastifyInstance,
  parts: AgentParts,
  admit: (request: FastifyRequest) => Promise<Pick<CallContext, 'owned'>>,
): void {
  app.post<{ Querystring: { language?: string } }>(agentPath, async (request, reply) => {
    const language = languageOf(request.query.language);
    try {
      const { owned } = await admit(request);
      const server = serverFor({ language, owned, call: callsAs(app, request, language) }, parts);
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
      await server.connect(transport);
      const headers = { accept: request.headers.accept ?? '', 'content-type': 'application/json' };
      const asked = new Request(`http://localhost${agentPath}`, { method: 'POST', headers });
      const answer = await transport.handleRequest(asked, { parsedBody: request.body });
      const body = await answer.text();
      await server.close();
      return reply
        .code(answer.status)
        .headers({ 'content-type': answer.headers.get('content-type') ?? 'application/json' })
        .send(body);
    } catch (error) {
      if (error instanceof Refusal) return sayNotAdmitted(reply, error, language);
      throw error;
    }
  });
  // Nothing is told without being asked: there is no stream to listen to. A browser is shown the page of that address.
  app.get(agentPath, (request, reply) =>
    request.headers.accept?.includes('text/event-stream') ? reply.code(405).send() : reply.callNotFound(),
  );
}
