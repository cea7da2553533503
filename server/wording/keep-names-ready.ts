import type { Wording } from './open-wording.ts';

/** How often it is looked for a new release, in ms. */
const lookEvery = 3000;

/**
 * Reads the names of every release behind the answers, from the first one on, so that no question waits for them.
 * @param report of names that could not be read
 * @returns what ends it, when the reading that is under way is over
 */
export function keepNamesReady(
  { warm }: Pick<Wording, 'warm'>,
  report: (error: unknown) => void,
  every = lookEvery,
): { close(): Promise<void> } {
  let turn: Promise<void> | null = null;
  const look = () => {
    turn ??= warm()
      .catch(report)
      .finally(() => {
        turn = null;
      });
  };
  const timer = setInterval(look, every);
  timer.unref();
  look();
  return {
    async close() {
      clearInterval(timer);
      await turn;
    },
  };
}
