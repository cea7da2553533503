import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from '@jest/globals';
import LongFirst, { long, longOfServer } from '../jest/long-first.mjs';

const project = join(import.meta.dirname, '../..');

/** The files of tests below a folder of the project, in the order in which they begin where nothing has run yet. */
async function orderOf(folder: string, end: string): Promise<string[]> {
  const names = (await readdir(join(project, folder), { recursive: true })).filter((name) => name.endsWith(end));
  const cacheDirectory = await mkdtemp(join(tmpdir(), 'no-times-'));
  try {
    const hasteFS = { getSize: () => 1 };
    const context = { hasteFS, config: { cacheDirectory, id: folder, rootDir: project } };
    const tests = names.map((name) => ({ context, path: join(project, folder, name) }));
    const sequencer = new LongFirst({ contexts: [], globalConfig: {} } as never);
    const order = (sequencer.sort(tests as never) as typeof tests).map(({ path }) => relative(project, path));
    expect(order).toHaveLength(names.length);
    return order;
  } finally {
    await rm(cacheDirectory, { recursive: true });
  }
}

test('journeys that take longest begin first, also where nothing has run yet', async () => {
  const order = await orderOf('tests/smoke', '.smoke.ts');
  expect(order.slice(0, long.length)).toEqual(long.map((name) => `tests/smoke/${name}`));
});

test('so do tests of the server whose files are small', async () => {
  for (const folder of ['tests', 'server']) {
    const own = longOfServer.filter((name) => name.startsWith(`${folder}/`));
    expect((await orderOf(folder, '.test.ts')).slice(0, own.length)).toEqual(own);
  }
});
