import type { FastifyInstance } from 'fastify';
import { openIssuers } from './provider/issuers.ts';
import { signOnRoutes } from './routes/sign-on-routes.ts';
import type { SignOnParts } from './sign-on-parts.ts';

/** Adds what browsers and providers ask. */
export function addSignOn(app: FastifyInstance, parts: SignOnParts): void {
  signOnRoutes(app, parts, openIssuers(parts.clock));
}
