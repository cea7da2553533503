import type { FastifyInstance } from 'fastify';
import { openIssuers } from './provider/issuers.ts';
import { logoutRoute } from './routes/logout-route.ts';
import { signOnRoutes } from './routes/sign-on-routes.ts';
import type { SignOnParts } from './sign-on-parts.ts';

/** Adds what browsers and providers ask. */
export function addSignOn(app: FastifyInstance, parts: SignOnParts): void {
  const issuers = openIssuers(parts.clock);
  signOnRoutes(app, parts, issuers);
  logoutRoute(app, parts, issuers);
}
