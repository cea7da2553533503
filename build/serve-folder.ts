import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

const everywhere = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

export interface ServedFolder {
  server: Server;
  /** Tells all pages that show the area to load anew. */
  announce(): void;
}

function sendFile(folder: string, address: string, response: ServerResponse): void {
  const path = join(folder, normalize(decodeURIComponent(address)));
  if (!path.startsWith(folder + sep) || !existsSync(path) || !statSync(path).isFile()) {
    response.writeHead(404, everywhere).end();
    return;
  }
  const type = types[extname(path)] ?? 'application/octet-stream';
  response.writeHead(200, { ...everywhere, 'content-type': type, 'cache-control': 'no-store' });
  createReadStream(path).pipe(response);
}

/**
 * A server for one developer: files of a folder for pages of any origin, and /changes as a stream of events.
 *
 * @param folder absolute path
 */
export function serveFolder(folder: string): ServedFolder {
  const pages = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== '/changes') return sendFile(folder, pathname, response);
    response.writeHead(200, { ...everywhere, 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('\n');
    pages.add(response);
    request.on('close', () => pages.delete(response));
  });
  return {
    server,
    announce: () => {
      for (const page of pages) page.write('data: built\n\n');
    },
  };
}
