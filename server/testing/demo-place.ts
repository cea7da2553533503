const name = 'TEST_DEMO_MARKET';

/** Where the small demonstration of this run lies, or will lie; null outside of a run. */
export const demoPlace = (): string | null => process.env[name] ?? null;

/** Tells the processes of the tests where it is: they begin with the settings of the one that starts them. */
export function announceDemo(folder: string): void {
  process.env[name] = folder;
}
