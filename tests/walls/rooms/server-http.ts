import type { Rooms } from './rooms.ts';

/** The server of HTTP, from the networks of its clients to its routes. */
export const serverHttp: Rooms = {
  part: 'server/http',
  sees: {
    files: [],
    clients: ['files'],
    calls: ['clients', 'files'],
    '.': ['calls', 'clients', 'files'],
  },
};
