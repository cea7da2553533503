import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import LongFirst, { long } from '../jest/long-first.mjs';

test('journeys that take longest begin first, also where nothing has run yet', async () => {
  const folder = join(import.meta.dirname, '../smoke');
  const suites = (await readdir(folder)).filter((name) => name.endsWith('.smoke.ts'));
  expect(suites).toEqual(expect.arrayContaining(long));
  const cacheDirectory = await mkdtemp(join(tmpdir(), 'no-times-'));
  try {
    const hasteFS = { getSize: () => 1 };
    const context = { hasteFS, config: { cacheDirectory, id: 'smoke', rootDir: folder } };
    const tests = suites.map((name) => ({ context, path: join(folder, name) }));
    const sequencer = new LongFirst({ contexts: [], globalConfig: {} } as never);
    const order = (sequencer.sort(tests as never) as typeof tests).map(({ path }) => path.slice(folder.length + 1));
    expect(order.slice(0, long.length)).toEqual(long);
    expect(order).toHaveLength(suites.length);
  } finally {
    await rm(cacheDirectory, { recursive: true });
  }
});
