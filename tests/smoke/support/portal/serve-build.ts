import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';

export interface ServedBuild {
  origin: string;
  /** Names of the files that were asked for. */
  requests: string[];
  stop(): Promise<void>;
}

/**
 * Serves a folder of built files from another port, as the machine of a module team does.
 * @param folder read when asked, so that it may be filled later
 */
export async function serveBuild(folder: string): Promise<ServedBuild> {
  const queries: string[] = [];
  const server = createServer((request, response) => {
    const name = basename(new URL(request.url ?? '/', 'http://here').pathname);
    const file = join(folder, name);
    queries.push(name);
    if (!existsSync(file)) return void response.writeHead(404).end();
    const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'access-control-allow-origin': '*' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: queries,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
