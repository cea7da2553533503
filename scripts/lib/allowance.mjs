/** What measurePace's work takes on a machine of pace 1, which has two quick cores and nothing else to do, in ms. */
const piece = 60;

/**
 * How long a run may take. Not by the clock: on a machine that is slow or busy with other things a minute counts for
 * less, and one that slept meanwhile did not run at all. In ms of a machine of pace 1.
 */
export const limits = {
  /** Without any test having ended; the longest thing a test may do before its first is to start a portal, 3 minutes. */
  quiet: 6 * 60_000,
  /** Of one project as a whole: several times what the slowest takes. */
  total: 60 * 60_000,
};

/** How long at most may pass between two looks, in ms; more is time in which this machine slept. */
const look = 30_000;

/**
 * @returns {number} how many times longer a piece of work takes here and now than on a machine of pace 1; at least 1
 */
export function measurePace() {
  // A name of its own: in the modules of a test each look at a global costs a hundred times as much.
  const { imul } = Math;
  const began = performance.now();
  let sum = 1;
  for (let round = 0; round < 40_000_000; round += 1) sum = (imul(sum, 31) + round) | 0;
  // What nobody reads would not be computed.
  return Math.max(1, (performance.now() - began) / piece, Number.isNaN(sum) ? 2 : 1);
}

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
   * @param {number} pace of the machine meanwhile
   * @returns {'quiet' | 'total' | null} the limit that has been met
   */
  spend(time, pace) {
    const spent = Math.min(time, look) / pace;
    this.#quiet += spent;
    this.#total += spent;
    if (this.#total > limits.total) return 'total';
    return this.#quiet > limits.quiet ? 'quiet' : null;
  }
}
