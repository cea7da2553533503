import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bundleLines } from '../../scripts/lib/portal/bundle-programs.mjs';
import { inspectReleases } from '../market/releases/inspect-releases.ts';
import { publishRelease } from '../market/releases/publish-release.ts';
import { readCurrent } from '../market/releases/release.ts';
import { sweepImports } from './delivery/work-folder.ts';
import { type Kit, makeKit } from './import-test-kit.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await makeKit();
});
afterAll(() => kit.remove());

const head = 'month,dataSource,brand,model,volume';
const rows = (month: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${month},wholesale,A,M${at},${at}`).join('\n');

test('a delivery that is killed at any moment leaves nothing, and the next one goes through', async () => {
  const { report } = await kit.bring(`${head}\n${rows('2024-01', 2_000)}\n`);
  const base = report.release ?? '';
  await publishRelease(kit.marketFolder, base);
  const file = join(kit.folder, 'delivery.csv');
  await writeFile(file, `${head}\n${rows('2024-02', 10_000)}\n`);
  const left = () => readdir(join(kit.marketFolder, 'releases'));
  const reports = () => readdir(join(kit.marketFolder, 'imports'));
  const before = await reports();
  const damages = async () => (await inspectReleases(kit.marketFolder)).releases.map(({ damage }) => damage);
  const line = await bundleLines(`
    import { importDataset } from './server/importer/declared/import-dataset.ts';
    import { datasets } from './server/market/index.ts';
    console.log('begun');
    await importDataset(datasets.sales, { marketFolder: process.env.MARKET, file: process.env.FILE, kind: 'add', onto: process.env.ONTO });`);
  /** Removes what a delivery has made that came to its end. */
  const undoWhole = async () => {
    expect(await damages()).toEqual([null, null]);
    const { marketFolder } = kit;
    const added = [
      ...(await left()).filter((name) => name !== base).map((name) => join(marketFolder, 'releases', name)),
      ...(await reports()).filter((name) => !before.includes(name)).map((name) => join(marketFolder, 'imports', name)),
    ];
    for (const path of added) await rm(path, { recursive: true });
  };
  const moments: string[] = [];
  let turn = 0;
  while (turn < 4) {
    const child = spawn(process.execPath, line, {
      env: { ...process.env, MARKET: kit.marketFolder, FILE: file, ONTO: base },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    // Twice while the file is read, then once its release is being written.
    const reading = async () => (await reports()).length > before.length;
    const writing = async () => (await left()).some((name) => name.startsWith('.building-'));
    const reached = turn < 2 ? reading : writing;
    while (child.exitCode === null && !(await reached())) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, turn * 20));
    child.kill('SIGKILL');
    await ended;
    const building = (await left()).filter((name) => name.startsWith('.building-'));
    if ((await left()).length > building.length + 1) {
      // On a busy machine this process may sleep until the delivery has come to its end: then it was not killed in it.
      await undoWhole();
      continue;
    }
    turn += 1;
    moments.push(...building);
    // One that had not even said whose it is waits for a minute.
    expect(await sweepImports(kit.marketFolder, Date.now() + 61_000)).toHaveLength(1);
    expect(await left()).toEqual([base]);
    expect(await reports()).toEqual(before);
  }
  expect(moments.length).toBeGreaterThan(0);
  expect((await readCurrent(kit.marketFolder))?.current).toBe(base);
  expect(await damages()).toEqual([null]);
  const options = { kind: 'add', onto: base } as const;
  const taken = await kit.take(file, {}, options);
  expect(taken.report).toMatchObject({ outcome: 'sealed', counts: { accepted: 10_000 } });
});
