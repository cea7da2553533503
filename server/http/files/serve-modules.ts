import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * S3.017 A16: the files of areas from elsewhere, at /modules/<name>/. They keep their addresses when they change, so
 * the browser asks each time whether they did.
 */
export async function serveModules(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/modules/',
    decorateReply: false,
    cacheControl: false,
    index: false,
    dotfiles: 'deny',
    setHeaders: (reply) => reply.setHeader('cache-control', 'no-cache'),
  });
}
