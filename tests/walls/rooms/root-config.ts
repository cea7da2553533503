import type { Rooms } from './rooms.ts';

/** The wiring of the page, from what the page says to the router that drives the areas. */
export const rootConfig: Rooms = {
  part: 'root-config',
  sees: {
    page: [],
    sandbox: [],
    loading: ['page'],
    overrides: ['loading', 'page'],
    areas: ['loading', 'overrides'],
    host: ['areas', 'loading', 'page', 'sandbox'],
    routing: ['areas', 'host', 'loading'],
    '.': ['areas', 'host', 'loading', 'overrides', 'page', 'routing'],
  },
};
