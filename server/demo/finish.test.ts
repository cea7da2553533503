import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { programLine } from '../kernel/program-line.ts';
import { runRules } from '../market/gate/run-rules.ts';
import { publishRelease } from '../market/releases/publish-release.ts';
import { readCurrent, readRelease, releaseFile } from '../market/releases/release.ts';
import { createTables } from '../market/tables/tables.ts';
import { putDemoOfRun } from '../testing/demo-of-run.ts';
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
  await putDemoOfRun(market);
  const id = (await readCurrent(market))?.current ?? '';
  await rename(join(market, 'releases', id), join(folder, 'releases', id));
  await rm(market, { recursive: true });
  return id;
}

const [oldest = '', middle = '', newest = ''] = demoLine.map(({ id }) => id);
const releases = async () => (await readdir(join(folder, 'releases'))).sort();
// Statements that fill a table, with the members that are known, make none.
const tables = createTables.flatMap((statement) => /CREATE TABLE (\w+)/.exec(statement)?.[1] ?? []);

/** Rows of a table that one release has and the other has not, of the months before one. */
async function differing(table: string, one: string, other: string, before?: number): Promise<number> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  try {
    await connection.run(`ATTACH '${releaseFile(folder, one)}' AS one (READ_ONLY)`);
    await connection.run(`ATTACH '${releaseFile(folder, other)}' AS other (READ_ONLY)`);
    const until = before === undefined ? '' : `WHERE month < ${before}`;
    const read = await connection.runAndReadAll(
      `SELECT COUNT(*) FROM (SELECT * FROM one.${table} ${until} EXCEPT SELECT * FROM other.${table} ${until})`,
    );
    return Number(read.getRows()[0]?.[0]);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

describe('a demonstration in a new market folder', () => {
  test('serves its newest release at once; behind it come the three that led there, with nothing else changed, and a month more in each', async () => {
    const first = (await readCurrent(folder))?.current ?? '';
    expect(await unfinishedDemo(folder)).toEqual({ first, size: 'small' });
    const whole = await putWhole();
    await finishDemo(folder);
    expect(await readCurrent(folder)).toMatchObject({ current: newest, previous: middle });
    expect(await unfinishedDemo(folder)).toBeNull();
    expect(await releases()).toEqual([oldest, middle, newest, whole].sort());
    for (const table of tables) {
      const rows = [await differing(table, newest, whole), await differing(table, whole, newest)];
      expect({ table, rows }).toEqual({ table, rows: [0, 0] });
    }
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
      const final = await differing('sales_national', one, other, last);
      expect(final).toBeGreaterThan(3);
      expect(final).toBeLessThan(120);
      expect(await differing('sales_national', one, other, last + 1)).toBeGreaterThan(2 * final);
      // A price is known at once.
      expect(await differing('price', one, other, last - 6)).toBeLessThan(20);
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

  test('ended in the middle it leaves what is served, and the next try is whole', async () => {
    const first = (await readCurrent(folder))?.current;
    const child = spawn(process.execPath, [...programLine('finish-demo'), folder], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME },
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    while (!(await releases()).some((name) => name.includes(middle)))
      await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill('SIGKILL');
    await ended;
    expect((await readCurrent(folder))?.current).toBe(first);
    await finishDemo(folder);
    expect(await readCurrent(folder)).toMatchObject({ current: newest, previous: middle });
    expect(await releases()).toEqual([oldest, middle, newest].sort());
    await finishDemo(folder);
    expect((await readCurrent(folder))?.current).toBe(newest);
  });

  test('what somebody has published meanwhile stays, and nothing of the line is kept', async () => {
    const own = await putWhole();
    await finishDemo(folder, (step) => step === middle && void publishRelease(folder, own));
    expect((await readCurrent(folder))?.current).toBe(own);
    expect(await releases()).not.toContain(newest);
    expect(await unfinishedDemo(folder)).toBeNull();
  });
});
