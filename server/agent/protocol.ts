import type { IncomingHttpHeaders } from 'node:http';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { type AgentAsker, answerTool } from './answer-tool.ts';
import { agentTools } from './tools.ts';

/** What the server says of itself. */
const self = { name: 'car-market-portal', version: '1' };

/** A server of one request: it keeps nothing, so that any node answers the next one. */
function serverFor(asker: AgentAsker): Server {
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
    answerTool(params.name, params.arguments ?? {}, asker),
  );
  return server;
}

/**
 * Answers a request in the protocol. Few portals are asked in it, and the package is large:
 * whoever is asked reads this file then.
 * @returns the answer as HTTP wants it
 */
export async function answerInProtocol(
  asker: AgentAsker,
  { headers, body }: { headers: IncomingHttpHeaders; body: unknown },
) {
  const server = serverFor(asker);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  try {
    await server.connect(transport);
    const wanted = { accept: headers.accept ?? '', 'content-type': 'application/json' };
    const request = new Request('http://localhost/', { method: 'POST', headers: wanted });
    const answer = await transport.handleRequest(request, { parsedBody: body });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  } finally {
    await server.close();
  }
}
