/** How far a clock may part from the time that truly passed, in milliseconds: more than it is ever set right by. */
const mostApart = 60 * 60 * 1000;

/** How long what depends on the clock stands still then, in milliseconds: an operator has a day to set it right. */
export const standsStill = 24 * 60 * 60 * 1000;

/**
 * Watches a clock beside the time that truly passes in this process. One that was moved by hours may be wrong, and what is
 * deleted because of it would not come back; it is believed again once it is back, or after a day.
 * @param passed milliseconds that only ever grow, as of `performance.now()`
 * @returns by how many milliseconds the clock has been moved that says `now`, since it was first shown; 0 while it is
 * believed
 */
export function watchClock(passed: () => number): (now: number) => number {
  let begun: { clock: number; passed: number } | null = null;
  let movedAt: number | null = null;
  return (clock) => {
    const now = { clock, passed: passed() };
    begun ??= now;
    const moved = now.clock - begun.clock - (now.passed - begun.passed);
    if (Math.abs(moved) <= mostApart) {
      movedAt = null;
      return 0;
    }
    movedAt ??= now.passed;
    if (now.passed - movedAt < standsStill) return moved;
    begun = now;
    movedAt = null;
    return 0;
  };
}
