import type { Lane } from './lane.ts';

/** @returns the lane of the process that this suite runs in. @throws Error outside of a run of journeys */
export function thisLane(): Lane {
  const { lane } = globalThis as { lane?: Lane };
  if (!lane) throw new Error('There is no lane here: run the suites with npm run smoke');
  return lane;
}
