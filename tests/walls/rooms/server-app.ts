import type { Rooms } from './rooms.ts';

/** The server as a whole, from its stores and calls to a start. */
export const serverApp: Rooms = {
  part: 'server/app',
  sees: {
    calls: [],
    notify: [],
    stores: [],
    '.': ['calls', 'notify', 'stores'],
  },
};
