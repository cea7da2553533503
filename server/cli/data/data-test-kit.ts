import { mkdtemp, rm } from 'node:fs/promises';
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
  };
  const [before, after] = lasts === 'test' ? [beforeEach, afterEach] : [beforeAll, afterAll];
  before(async () => {
    kit.folder = await mkdtemp(join(tmpdir(), 'data-command-'));
  });
  after(() => rm(kit.folder, { recursive: true, force: true }));
  return kit;
}
