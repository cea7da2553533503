import type { IncomingMessage, ServerResponse } from 'node:http';

const thisMachine = ['localhost', '127.0.0.1'];

/** @returns names of the machines whose pages may have the area */
export const portalHosts = (portal: string | null): string[] =>
  portal === null ? thisMachine : [...thisMachine, new URL(portal).hostname];

/** An origin may also be the word null. */
const isOfThisMachine = (origin: string): boolean =>
  URL.canParse(origin) && thisMachine.includes(new URL(origin).hostname);

/**
 * Lets pages of portals have the files of an area, and no other site that the same browser shows: whoever reads them
 * reads the area's source. A page asks with its origin; without one asks who typed the address, or a program.
 *
 * @param portal origin of a portal on another machine; null when it runs on this one
 * @returns a handler for requests that calls the next one, or answers 403
 */
export const onlyForPortals =
  (portal: string | null) =>
  ({ headers }: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { origin, 'sec-fetch-site': site = 'none' } = headers;
    const known = origin !== undefined && (origin === portal || isOfThisMachine(origin));
    if (!known && (origin !== undefined || site !== 'none')) {
      response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(
        `Pages of ${origin ?? 'this site'} may not have the area: name the portal when you start npm run dev.\n`,
      );
      return;
    }
    if (known) response.setHeader('access-control-allow-origin', origin);
    response.setHeader('vary', 'origin');
    response.setHeader('cache-control', 'no-store');
    next();
  };
