import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { runData } from '../data-command.ts';

/**
 * Runs `npm run data -- ...` in a data folder that is made for each test and goes with it.
 * @param lasts `file` for one folder that all tests of the file share
 */
export function dataKit(lasts: 'test' | 'file' = 'test') {
  const kit = {
    folder: '',
    /** @returns the exit code, what was said and what was complained of, in English */
    async run(...line: string[]) {
      const output: string[] = [];
      const complained: string[] = [];
      const code = await runData(line, {
        env: { PORTAL_DATA: kit.folder, LANG: 'en_GB.UTF-8' },
        user: 'olga',
        say: (text) => output.push(text),
        complain: (text) => complained.push(text),
      });
      return { code, output: output.join('\n'), complained: complained.join('\n') };
    },
    /**
     * What many tests of a file begin with: the first makes it in its new data folder, the others have copies of that.
     * @returns gives what `make` gave
     */
    madeOnce<Made>(make: () => Promise<Made>): () => Promise<Made> {
      let made: { folder: string; value: Made } | null = null;
      afterAll(async () => {
        if (made) await rm(made.folder, { recursive: true, force: true });
      });
      return async () => {
        if (made) {
          await cp(made.folder, kit.folder, { recursive: true });
        } else {
          const value = await make();
          const folder = await mkdtemp(join(tmpdir(), 'data-command-made-'));
          await cp(kit.folder, folder, { recursive: true });
          made = { folder, value };
        }
        return made.value;
      };
    },
  };
  const [before, after] = lasts === 'test' ? [beforeEach, afterEach] : [beforeAll, afterAll];
  before(async () => {
    kit.folder = await mkdtemp(join(tmpdir(), 'data-command-'));
  });
  after(() => rm(kit.folder, { recursive: true, force: true }));
  return kit;
}
