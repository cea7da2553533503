import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { projectFile } from '../../kernel/project-file.ts';

/**
 * S2.134: the help videos with their captions, and the pictures of products. Players ask for films in ranges; a new
 * version keeps its address.
 */
export async function servePublic(app: FastifyInstance): Promise<void> {
  for (const folder of ['videos', 'pictures']) {
    await app.register(fastifyStatic, {
      root: projectFile(`public/${folder}/`),
      prefix: `/${folder}/`,
      decorateReply: false,
      maxAge: '1h',
      index: false,
      dotfiles: 'deny',
    });
  }
}
