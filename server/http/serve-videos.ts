import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const videoFolder = fileURLToPath(new URL('../../public/videos/', import.meta.url));

/** S2.134: the help videos and their captions. Players ask for them in ranges; a new version keeps its address. */
export async function serveVideos(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: videoFolder,
    prefix: '/videos/',
    decorateReply: false,
    maxAge: '1h',
    index: false,
    dotfiles: 'deny',
  });
}
