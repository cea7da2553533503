import type { Writable } from 'node:stream';
import { wordsOf } from '../kernel/refusals/operator-error.ts';

/**
 * Prints lines to where they may not arrive: a file on a full disk, or a program that has gone. What was done is done
 * then, and nobody has read it.
 * @param out standard output
 */
export function printer(out: Writable) {
  let fault: unknown = null;
  out.on('error', (error) => {
    fault ??= error;
  });
  return {
    say(line: string): void {
      if (fault === null) out.write(`${line}\n`);
    },
    /** @returns once all is printed, a sentence where it could not be; null where it was */
    async end(): Promise<string | null> {
      await new Promise<void>((resolve) => out.write('', () => resolve()));
      // What the stream says of a fault comes after what it answers to who has written.
      await new Promise((resolve) => setImmediate(resolve));
      if (fault === null) return null;
      const words = wordsOf(fault);
      return `已完成，但结果无法显示（${words}）。 The command was carried out, but what it says could not be printed (${words}).`;
    },
  };
}
