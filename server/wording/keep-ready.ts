/** How often it is looked for a new release, in ms. */
const lookEvery = 3000;

/**
 * Has what is read once for a release ready behind the answers, from the first release on, so that no question waits for it.
 * @param report of what could not be read
 * @returns what ends it, when the reading that is under way is over
 */
export function keepReady(
  { warm }: { warm(): Promise<void> },
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
