import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { StateDatabase } from '../state/open-state.ts';
import type { StoredFile } from './store/publish.ts';

/** What a browser takes a file for, by its ending; what has another is no part of an area, and is not shown as a page. */
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.txt': 'text/plain; charset=utf-8',
};

/** Files that are kept at hand, in bytes. */
const mostBytes = 64 * 1024 ** 2;

/** A version never changes: a browser keeps what it has of it for good. */
const forGood = 'public, max-age=31536000, immutable';

interface Route {
  Params: { name: string; version: string; '*': string };
}

/**
 * Serves the files of published versions below /module-versions/<name>/<version>/, whichever of them stands: a page that
 * is open goes on with the one it has.
 */
export function serveVersions(app: FastifyInstance, { db }: { db: StateDatabase }): void {
  const contents = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  const lists = new LRUCache<string, readonly StoredFile[]>({ max: 1000 });

  async function listOf(name: string, version: string): Promise<readonly StoredFile[]> {
    const key = `${name} ${version}`;
    const known = lists.get(key);
    if (known) return known;
    const row = await db
      .selectFrom('module_version')
      .select('files')
      .where('name', '=', name)
      .where('version', '=', version)
      // What stays with its team is served there and nowhere else.
      .where('address', '=', '')
      .executeTakeFirst();
    const files = row ? (JSON.parse(row.files) as StoredFile[]) : [];
    if (row) lists.set(key, files);
    return files;
  }

  async function contentOf(hash: string): Promise<Buffer | null> {
    const known = contents.get(hash);
    if (known) return known;
    const row = await db.selectFrom('module_file').select('content').where('hash', '=', hash).executeTakeFirst();
    if (!row) return null;
    const bytes = Buffer.from(row.content, 'base64');
    contents.set(hash, bytes);
    return bytes;
  }

  app.get<Route>('/module-versions/:name/:version/*', async (request, reply) => {
    const { name, version, '*': path } = request.params;
    const file = (await listOf(name, version)).find((each) => each.path === path);
    const type = types[extname(path).toLowerCase()];
    const bytes = file && type ? await contentOf(file.hash) : null;
    if (!file || !type || !bytes) return reply.callNotFound();
    return reply
      .headers({ 'cache-control': forGood, etag: `"${file.hash}"` })
      .type(type)
      .send(bytes);
  });
}
