import type { Rooms } from './rooms.ts';

/** The demonstration, from who builds which car to the portal that shows it. */
export const serverDemo: Rooms = {
  part: 'server/demo',
  sees: {
    lineup: [],
    course: ['lineup'],
    content: ['course', 'lineup'],
    prices: ['course', 'lineup'],
    fill: ['content', 'course', 'lineup', 'prices'],
    '.': ['content', 'course', 'fill', 'lineup'],
  },
};
