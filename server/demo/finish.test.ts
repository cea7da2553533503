import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { programLine } from '../kernel/program-line.ts';
import { runRules } from '../market/gate/run-rules.ts';
import { withReleases } from '../market/releases/attach.ts';
import { publishRelease } from '../market/releases/publish-release.ts';
import { readCurrent, readRelease } from '../market/releases/release.ts';
import { createTables } from '../market/tables/tables.ts';
import { demoOfRun } from '../testing/demo-of-run.ts';
import { beginDemo, finishDemo, unfinishedDemo } from './finish.ts';
import { demoLine } from './make-demo-line.ts';

let folder: string;
let begun: string;
beforeAll(async () => {
  begun = await mkdtemp(join(tmpdir(), 'demo-begun-'));
  await beginDemo(begun, { size: 'small' });
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-finish-'));
  await cp(begun, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
afterAll(() => rm(begun, { recursive: true, force: true, maxRetries: 5 }));

/** The whole demonstration of the run, beside what is begun. @returns its id */
async function putWhole(): Promise<string> {
  const market = join(folder, 'of-run');
  const { id } = await demoOfRun(market);
  await rename(join(market, 'releases', id), join(folder, 'releases', id));
  await rm(market, { recursive: true });
  return id;
}

const [oldest = '', middle = '', newest = ''] = demoLine.map(({ id }) => id);
const releases = async () => (await readdir(join(folder, 'releases'))).sort();
// Statements that fill a table, with the members that are known, make none.
const tables = createTables.flatMap((statement) => /CREATE TABLE (\w+)/.exec(statement)?.[1] ?? []);

/** Another process finishes the demonstration, and is killed once it has made the second release of the line. */
async function endInTheMiddle(): Promise<void> {
  const child = spawn(process.execPath, [...programLine('finish-demo'), folder], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (!(await releases()).some((name) => name.includes(middle)))
    await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill('SIGKILL');
  await ended;
}

type Differing = (table: string, before?: number) => Promise<[fewer: number, more: number]>;

/** Counts rows of a table that only the one release has, and those that only the other has, of the months before one. */
function comparing<Result>(one: string, other: string, task: (differing: Differing) => Promise<Result>) {
  return withReleases(folder, { one, other }, (connection) => {
    const only = async (here: string, there: string) => {
      const read = await connection.runAndReadAll(`SELECT COUNT(*) FROM (FROM ${here} EXCEPT FROM ${there})`);
      return Number(read.getRows()[0]?.[0]);
    };
    return task(async (table, before) => {
      const until = before === undefined ? '' : ` WHERE month < ${before}`;
      const [rows, others] = [`one.${table}${until}`, `other.${table}${until}`];
      return [await only(rows, others), await only(others, rows)];
    });
  });
}

describe('a demonstration in a new market folder', () => {
  test('serves its newest release at once, also when what follows is ended in the middle; the next try makes the three that led there, with nothing else changed, and a month more in each', async () => {
    const first = (await readCurrent(folder))?.current ?? '';
    expect(await unfinishedDemo(folder)).toEqual({ first, size: 'small' });
    await endInTheMiddle();
    expect((await readCurrent(folder))?.current).toBe(first);
    const whole = await putWhole();
    await finishDemo(folder);
    expect(await readCurrent(folder)).toMatchObject({ current: newest, previous: middle });
    expect(await unfinishedDemo(folder)).toBeNull();
    expect(await releases()).toEqual([oldest, middle, newest, whole].sort());
    // Where nothing is left to be done, nothing is done.
    await finishDemo(folder);
    expect(await readCurrent(folder)).toMatchObject({ current: newest, previous: middle });
    await comparing(newest, whole, async (differing) => {
      for (const table of tables) expect({ table, rows: await differing(table) }).toEqual({ table, rows: [0, 0] });
    });
    // Each release of the line has a month more, preliminary, and corrects a little of what was final.
    const reported = await Promise.all([oldest, middle, newest].map((id) => readRelease(folder, id)));
    expect(reported.map((release) => [release?.last, release?.preliminaryFrom, release?.prices?.last])).toEqual([
      ['2026-07', '2026-07', '2026-07'],
      ['2026-08', '2026-08', '2026-08'],
      ['2026-09', '2026-09', '2026-09'],
    ]);
    // Each says what it was made onto, and how much it brought and corrected.
    expect(reported.map((release) => release?.onto)).toEqual([null, oldest, middle]);
    expect(reported.map((release) => release?.deliveries?.length)).toEqual([0, 1, 2]);
    for (const { id, counts } of reported[2]?.deliveries ?? []) {
      expect(counts.inserted).toBeGreaterThan(counts.corrected);
      expect(counts.corrected).toBeGreaterThan(100);
      expect(await readdir(join(folder, 'releases', newest, 'deliveries'))).toContain(`${id}.parquet`);
    }
    for (const [one, other, back] of [
      [oldest, middle, 2],
      [middle, newest, 1],
    ] as const) {
      const last = 2026 * 12 + 8 - back;
      await comparing(one, other, async (differing) => {
        const [final] = await differing('sales_national', last);
        expect(final).toBeGreaterThan(3);
        expect(final).toBeLessThan(120);
        expect((await differing('sales_national', last + 1))[0]).toBeGreaterThan(2 * final);
        // A price is known at once.
        expect((await differing('price', last - 6))[0]).toBeLessThan(20);
      });
    }
    // The rules find nothing in one beside the one before.
    for (const [before, after] of [
      [oldest, middle],
      [middle, newest],
    ] as const) {
      await publishRelease(folder, before);
      const { against, outcomes } = await runRules(folder, after);
      expect(against).toBe(before);
      expect(outcomes.flatMap(({ set, found }) => (found > 0 ? [`${set.rule.key} ${found}`] : []))).toEqual([]);
    }
  });

  test('what somebody has published meanwhile stays, and nothing of the line is kept', async () => {
    const own = await putWhole();
    const steps: string[] = [];
    let publishing: Promise<unknown> = Promise.resolve();
    await finishDemo(folder, (step) => {
      steps.push(step);
      if (step === 'cities') publishing = publishRelease(folder, own);
    });
    await publishing;
    // The one that was being made is the last.
    expect(steps.filter((step) => step === oldest || step === middle)).toEqual([oldest]);
    expect((await readCurrent(folder))?.current).toBe(own);
    expect(await releases()).not.toContain(newest);
    expect(await unfinishedDemo(folder)).toBeNull();
  });
});
