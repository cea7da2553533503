import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { destination } from 'pino';
import type { Settings } from '../settings/settings.ts';

/** A path without its query, which may carry a token (A29). */
export const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

/**
 * JSON lines that name the method, the path, the answer and the time, and nothing a secret could stand in: no
 * header, no body, no query.
 * @param write where the lines go, standard output by default.
 */
export function loggerOptions(level: Settings['log'], write?: (line: string) => void): FastifyServerOptions['logger'] {
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
      // Only these three: errors of a database or a library may carry the values of the statement.
      err: (error: Error) => ({ type: error.name, message: error.message, stack: error.stack ?? '' }),
    },
    // Lines that come while one is being written go together: to wait for each took a fifth of the server's time when it
    // was flooded. What is left is written when the process ends.
    stream: write ? { write } : destination({ dest: 1, sync: false }),
  };
}
