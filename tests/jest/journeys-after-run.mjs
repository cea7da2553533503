import { rm } from 'node:fs/promises';

/** Removes what the processes of the run have left in their room. */
export default async function journeysAfterRun() {
  const room = process.env.JOURNEY_ROOM;
  if (room) await rm(room, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
