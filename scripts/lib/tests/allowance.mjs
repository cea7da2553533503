/**
 * How long a run may take, in ms: much more than it needs on a slow machine that is busy with other things. It only ends
 * what hangs. Time in which the machine slept does not count.
 */
export const limits = {
  /** Without any test having ended; the longest thing a test may do before its first is to start a portal, 3 minutes. */
  quiet: 20 * 60_000,
  /** Of one project as a whole: several times what the slowest takes. */
  total: 3 * 60 * 60_000,
};

/** How long at most may pass between two looks, in ms; more is time in which this machine slept. */
const look = 30_000;

/** What a run has spent of its time. */
export class Allowance {
  #quiet = 0;
  #total = 0;

  /** A test has ended. */
  moved() {
    this.#quiet = 0;
  }

  /**
   * @param {number} time that has passed since the last look, in ms
   * @returns {'quiet' | 'total' | null} the limit that has been met
   */
  spend(time) {
    const spent = Math.min(time, look);
    this.#quiet += spent;
    this.#total += spent;
    if (this.#total > limits.total) return 'total';
    return this.#quiet > limits.quiet ? 'quiet' : null;
  }
}
