import type { Rooms } from './rooms.ts';

/** Accounts, from who there is to how one signs in. */
export const serverAccounts: Rooms = {
  part: 'server/accounts',
  sees: {
    people: [],
    factors: [],
    devices: [],
    tries: ['people'],
    sessions: ['devices', 'factors', 'people', 'tries'],
    passwords: ['devices', 'people', 'sessions', 'tries'],
    'sign-in': ['devices', 'factors', 'passwords', 'people', 'sessions', 'tries'],
    '.': ['devices', 'factors', 'passwords', 'people', 'sessions', 'sign-in', 'tries'],
  },
};
