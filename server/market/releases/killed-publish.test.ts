import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bundleLines } from '../../../scripts/lib/portal/bundle-programs.mjs';
import { publishSmallRelease, smallFacts } from '../testing/small-market.ts';
import { inspectReleases } from './inspect-releases.ts';
import { publishRelease } from './publish-release.ts';
import { readCurrent } from './release.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-killed-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Publishes one release after the other until somebody ends it. */
const forever = `
  import { publishRelease } from './server/market/releases/publish-release.ts';
  console.log('begun');
  for (let turn = 0; ; turn += 1) await publishRelease(process.env.MARKET, turn % 2 === 0 ? 'two' : 'one');`;

test('a publishing that is killed leaves one release published, and the other to be published', async () => {
  const line = await bundleLines(forever);
  for (const id of ['one', 'two']) await publishSmallRelease(folder, smallFacts().slice(0, 50), id);
  const seen = new Set<string>();
  for (let turn = 0; turn < 4; turn += 1) {
    const child = spawn(process.execPath, line, {
      env: { ...process.env, MARKET: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    await new Promise((resolve) => setTimeout(resolve, 100 + turn * 13));
    child.kill('SIGKILL');
    const [, signal] = await ended;
    expect(signal).toBe('SIGKILL');
    const { releases, broken, standIn } = await inspectReleases(folder);
    expect(releases.map(({ damage }) => damage)).toEqual([null, null]);
    expect([broken, standIn]).toEqual([null, null]);
    const { current = '' } = (await readCurrent(folder)) ?? {};
    seen.add(current);
    const other = current === 'one' ? 'two' : 'one';
    expect((await publishRelease(folder, other)).id).toBe(other);
    expect(await readCurrent(folder)).toMatchObject({ current: other, previous: current });
  }
  expect([...seen].every((id) => ['one', 'two'].includes(id))).toBe(true);
  // What a killed one may leave is the unfinished name of a small file.
  expect((await readdir(folder)).filter((name) => !/^(?:releases|current\.json(?:\..+\.tmp)?)$/.test(name))).toEqual(
    [],
  );
});
