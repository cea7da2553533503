import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * A further try of a module of the language has a folder of its own, whose files are those of the first: the browser keeps
 * what it has run by the address, and a module names its parts from where it lies.
 *
 * @param url of a request
 * @returns the same without the try
 */
export const withoutTry = (url: string): string =>
  url.replace(/^(\/(?:modules\/[^/?#]+|module-versions\/[^/?#]+\/[^/?#]+))\/~\d{1,6}(?=\/)/, '$1');

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
