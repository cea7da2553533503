import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve, sep } from 'node:path';
import { CheckError } from './words.mjs';

const types = {
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** @returns {string | null} the file behind an address; null for what lies beside the folder, or is no path at all */
function fileAt(top, address) {
  try {
    const file = join(top, decodeURIComponent(new URL(address, 'http://here').pathname));
    return file.startsWith(top + sep) && isFile(file) ? file : null;
  } catch {
    return null;
  }
}

const isFile = (file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/**
 * Serves a folder to the pages of a portal, as the machine of a team does.
 *
 * @param {string} folder
 * @param {{ portal: string, port: number }} where portal: origin whose pages may read it
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 * @throws {CheckError} when the port is taken
 */
export async function serveFolder(folder, { portal, port }) {
  const top = resolve(folder);
  const server = createServer((request, response) => {
    const file = fileAt(top, request.url ?? '/');
    if (file === null) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': `${types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream'}; charset=utf-8`,
      'access-control-allow-origin': portal,
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    });
    createReadStream(file).pipe(response);
  });
  await new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen(port, 'localhost', () => listening(undefined));
  }).catch(() => {
    throw new CheckError({
      en: `Port ${port} is taken: name another one by --port, whose origin the portal allows (PORTAL_OVERRIDE_ORIGINS).`,
      zh: `端口 ${port} 已被占用：请用 --port 指定另一端口，并由门户允许其来源（PORTAL_OVERRIDE_ORIGINS）。`,
    });
  });
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed(undefined));
        server.closeAllConnections();
      }),
  };
}
