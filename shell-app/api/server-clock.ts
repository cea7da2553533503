/** The Date of an answer is cut to a second and has travelled: what differs by less than this is the same time, in ms. */
const sameTime = 5000;

let ahead = 0;

/**
 * Learns from an answer how far the server's clock is ahead of this computer's. Clocks of computers are minutes off at
 * times; what the server says is over at a moment must not be over at once there, or never.
 * @param date the Date head of the answer; what cannot be read changes nothing
 */
export function learnServerTime(date: unknown, now = Date.now()): void {
  const difference = Date.parse(String(date)) - now;
  if (!Number.isNaN(difference)) ahead = Math.abs(difference) < sameTime ? 0 : difference;
}

/** The time by the server's clock, in ms since 1970, to compare with times that the server has set. */
export const serverNow = (): number => Date.now() + ahead;
