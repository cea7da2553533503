import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a model was sent. */
export interface SentToModel {
  url: string;
  authorization: string | undefined;
  model: string;
  messages: { role: string; content: string }[];
}

/** A server on this machine that speaks the wire of chat completions, and answers as a test wants it. */
export async function modelStandIn() {
  const sent: SentToModel[] = [];
  let answer: (response: ServerResponse) => void = (response) => response.end();
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece: string) => {
      body += piece;
    });
    request.on('end', () => {
      sent.push({ url: request.url ?? '', authorization: request.headers.authorization, ...JSON.parse(body) });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    sent,
    /** Answers the next questions with a status and a body. */
    answerWith(next: (response: ServerResponse) => void): void {
      answer = next;
    },
    /** Answers the next questions with what a model writes. */
    write(content: unknown): void {
      const text = typeof content === 'string' ? content : JSON.stringify(content);
      answer = (response) =>
        response
          .setHeader('content-type', 'application/json')
          .end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: text } }] }));
    },
    close(): Promise<void> {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
