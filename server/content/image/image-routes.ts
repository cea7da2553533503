import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { servedFormats } from '@portal/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { StateDatabase } from '../../state/open-state.ts';
import { drawCar } from './drawing/draw-car.ts';
import { isMarkOf } from './image-address.ts';
import type { ImageAbout } from './image-record.ts';
import { folderOf, nameOf, servedWidths } from './image-store.ts';

/** What the route of pictures works with. */
export interface ImageRouteParts {
  db: StateDatabase;
  imageFolder: string;
  /** Whether the key of an address is that of a living session whose account holds the product now. */
  opensPictures(key: string): Promise<boolean>;
}

interface Asked {
  Params: { id: string; mark: string; file: string };
  Querystring: Record<string, unknown>;
}

/** A picture that is opened by itself can do nothing, and nobody but who was let in may keep it. */
const heads = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cache-control': 'private, max-age=3600',
};

const none = (reply: FastifyReply, code: 403 | 404): FastifyReply =>
  reply.code(code).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('');

/**
 * The bytes of pictures. A picture asks without a token, so its address carries a key of the session that was shown it;
 * who has none gets nothing, whatever there is.
 */
export function imageRoutes(app: FastifyInstance, { db, imageFolder, opensPictures }: ImageRouteParts): void {
  app.get<Asked>('/content/images/:id/:mark/:file', async (request, reply) => {
    const { id, mark, file } = request.params;
    const { key } = request.query;
    if (typeof key !== 'string' || key.length > 200 || !(await opensPictures(key))) return none(reply, 403);
    const row = id.includes('\u0000')
      ? undefined
      : await db
          .selectFrom('image')
          .select(['content_hash', 'about', 'withdrawn_on'])
          .where('image_id', '=', id)
          .executeTakeFirst();
    if (!row || row.withdrawn_on !== '' || !isMarkOf(mark, row.content_hash)) return none(reply, 404);
    const etag = `"${mark}-${file.replace(/[^\w.]/g, '')}"`;
    reply.headers({ ...heads, etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const { shows } = JSON.parse(row.about) as ImageAbout;
    if ('drawing' in shows) {
      if (file !== 'drawing.svg') return none(reply, 404);
      return reply.type('image/svg+xml; charset=utf-8').send(drawCar(shows.drawing));
    }
    const name = servedName(file, shows.file.widths);
    const folder = folderOf(imageFolder, shows.file.digest);
    if (name === null || !(await stat(join(folder, name)).catch(() => null))?.isFile()) return none(reply, 404);
    reply.type(`image/${name.endsWith('avif') ? 'avif' : 'webp'}`);
    return reply.sendFile(name, folder, { contentType: false, cacheControl: false });
  });
}

/** @returns the name of a file of the store, or null of anything else */
function servedName(file: string, widths: readonly number[]): string | null {
  const names = [...servedWidths, ...widths].flatMap((width) => servedFormats.map((format) => nameOf(width, format)));
  return names.includes(file) ? file : null;
}
