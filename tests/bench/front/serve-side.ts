import { readdirSync, readFileSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export interface Side {
  name: 'portal' | 'floor';
  origin: string;
  stop(): Promise<void>;
}

export interface SideOptions {
  name: Side['name'];
  /** The running portal: whatever is not answered here goes there. */
  portal: string;
  /** Address path below which the files of a folder lie, compressed once. */
  files: { prefix: string; folder: string };
  /** Answers pages in place of the portal. */
  html?: string;
  /** Calls that are answered in place of the portal, by their path, and the data of the answer. */
  answers?: Record<string, unknown>;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** One side of the comparison. Both sides stand behind the same small server, so that it costs both the same. */
export async function serveSide({ name, portal, files, html, answers = {} }: SideOptions): Promise<Side> {
  const agent = new Agent({ keepAlive: true });
  const packed = new Map(
    readdirSync(files.folder).map((file) => [
      `${files.prefix}${file}`,
      { body: brotliCompressSync(readFileSync(join(files.folder, file))), type: types[extname(file)] ?? 'text/plain' },
    ]),
  );
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, headers, url } = incoming;
    const onward = request(portal + url, { method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };
  const server = createServer((incoming, outgoing) => {
    const path = (incoming.url ?? '/').split('?')[0] ?? '/';
    const file = packed.get(path);
    if (file) {
      outgoing.writeHead(200, {
        'content-type': file.type,
        'content-encoding': 'br',
        'content-length': file.body.length,
        'cache-control': 'public, max-age=31536000, immutable',
      });
      outgoing.end(file.body);
    } else if (Object.hasOwn(answers, path)) {
      outgoing.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      incoming.resume().on('end', () => outgoing.end(JSON.stringify({ status: { status: '0' }, data: answers[path] })));
    } else if (html !== undefined && !path.startsWith('/api/') && !path.startsWith('/assets/')) {
      outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      outgoing.end(html);
    } else pass(incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    name,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        agent.destroy();
      }),
  };
}
