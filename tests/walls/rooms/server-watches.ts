import type { Rooms } from './rooms.ts';

/** Watches, from what is stored of them to the mails that tell of them. */
export const serverWatches: Rooms = {
  part: 'server/watches',
  sees: {
    kinds: [],
    stored: [],
    judging: ['kinds', 'stored'],
    picture: ['judging', 'kinds'],
    mail: ['judging', 'picture', 'stored'],
    calls: ['judging', 'kinds', 'mail', 'stored'],
    '.': ['calls', 'judging', 'kinds', 'mail', 'stored'],
  },
};
