import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { allTimersBut } from '../../../tests/support/all-timers-but.ts';
import { eventually } from '../../../tests/support/eventually.ts';
import { type Kit, makeKit } from '../import-test-kit.ts';
import { openWorkFolder, sweepImports } from './work-folder.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await makeKit();
});
afterAll(() => kit.remove());

const imports = () => readdir(join(kit.marketFolder, 'imports'));

/** The number of a process that has ended. */
async function pidOfTheDead(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

async function leaveBehind(stamp: string, mark: { host?: string; pid: number }, reported = false): Promise<string> {
  const folder = join(kit.marketFolder, 'imports', stamp);
  await mkdir(join(folder, 'staging'), { recursive: true });
  await mkdir(join(kit.marketFolder, 'releases', `.building-${stamp}-abc`), { recursive: true });
  await writeFile(join(folder, 'staging', 'staging.duckdb'), 'x');
  await writeFile(join(folder, 'at-work.json'), JSON.stringify({ host: hostname(), release: stamp, ...mark }));
  if (reported) await writeFile(join(folder, 'report.json'), '{}');
  return folder;
}

test('an import says that it lives for as long as it is under way', async () => {
  jest.useFakeTimers({ doNotFake: allTimersBut('setInterval', 'clearInterval') });
  try {
    const living = await openWorkFolder(kit.marketFolder, 'living', { release: 'r', alone: true });
    const mark = join(living.folder, 'at-work.json');
    const old = new Date(Date.now() - 3_600_000);
    await utimes(mark, old, old);
    jest.advanceTimersByTime(30_000);
    await eventually(async () => expect(Date.now() - (await stat(mark)).mtimeMs).toBeLessThan(60_000));
    await living.end(false);
    expect(jest.getTimerCount()).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});

describe('what a killed import leaves is swept', () => {
  test('all of it, with the release that it was writing', async () => {
    await leaveBehind('dead', { pid: await pidOfTheDead() });
    expect(await sweepImports(kit.marketFolder)).toEqual(['dead']);
    expect(await imports()).toEqual([]);
    expect(await readdir(join(kit.marketFolder, 'releases'))).toEqual([]);
  });

  test('but not its report', async () => {
    const folder = await leaveBehind('reported', { pid: await pidOfTheDead() }, true);
    expect(await sweepImports(kit.marketFolder)).toEqual(['reported']);
    expect(await readdir(folder)).toEqual(['report.json']);
  });

  test('also where it had not yet said whose it is, a minute later', async () => {
    await mkdir(join(kit.marketFolder, 'imports', 'unmarked'));
    expect(await sweepImports(kit.marketFolder)).toEqual([]);
    expect(await sweepImports(kit.marketFolder, Date.now() + 61_000)).toEqual(['unmarked']);
  });

  test('also where a process before this one had its number', async () => {
    await leaveBehind('same-number', { pid: process.pid });
    expect(await sweepImports(kit.marketFolder)).toEqual(['same-number']);
  });

  test('what belongs to a living process stays, as does what belongs to another machine until it has said nothing for ten minutes', async () => {
    const own = await openWorkFolder(kit.marketFolder, 'own', { release: 'own' });
    const living = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    const mine = await leaveBehind('living', { pid: living.pid ?? 0 });
    await leaveBehind('elsewhere', { host: 'another', pid: await pidOfTheDead() });
    expect(await sweepImports(kit.marketFolder)).toEqual([]);
    expect(await readdir(mine)).toContain('staging');
    living.kill();
    await once(living, 'exit');
    expect(await sweepImports(kit.marketFolder)).toEqual(['living']);
    const in9 = Date.now() + 9 * 60_000;
    expect(await sweepImports(kit.marketFolder, in9)).toEqual([]);
    expect(await sweepImports(kit.marketFolder, in9 + 2 * 60_000)).toEqual(['elsewhere']);
    await own.end(false);
    expect(await imports()).not.toContain('own');
  });

  test('reports of imports that ended stay, however old', async () => {
    const { reports } = await kit.bring('month,brand,model,volume\n2024-01,A,X,1\n');
    await utimes(reports, 1, 1);
    expect(await sweepImports(kit.marketFolder)).toEqual([]);
    expect((await readdir(reports)).sort()).toEqual(['refused.csv', 'report.json', 'report.txt']);
  });
});
