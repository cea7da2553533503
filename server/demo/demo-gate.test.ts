import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { datasets } from '../market/datasets/index.ts';
import { runRules } from '../market/gate/run-rules.ts';
import { createRelease } from '../market/making/create-release.ts';
import { monthNumber } from '../market/model/month.ts';
import { publishRelease } from '../market/releases/publish-release.ts';
import type { ReleaseInfo } from '../market/releases/release.ts';
import { demoOfRun } from '../testing/demo-of-run.ts';
import { lastMonth } from './lineup/months.ts';
import { makeDemoMarket } from './make-demo-market.ts';

let room: string;
let folder: string;
let demo: ReleaseInfo;

/** The demonstration as it was a month before. */
async function monthBefore(): Promise<string> {
  const info = { demonstration: true, note: '', preliminaryFrom: '2026-08' };
  const writer = await createRelease(folder, info, { id: demo.id, replaced: [] });
  const { connection, id } = writer;
  // A year of equipment is not of a month.
  const monthly = Object.values(datasets).filter(({ facts }) => !('every' in facts));
  for (const { facts } of monthly) {
    await connection.run(`DELETE FROM ${facts.table} WHERE month >= ${monthNumber(lastMonth)}`);
  }
  await writer.seal();
  return id;
}

beforeAll(async () => {
  room = await mkdtemp(join(tmpdir(), 'demo-gate-'));
  folder = join(room, 'market');
  demo = await demoOfRun(folder);
});
afterAll(() => rm(room, { recursive: true, force: true }));

/** What was found, a line each. */
const findings = async (id: string) =>
  (await runRules(folder, id)).outcomes.flatMap(({ set, state, found }) =>
    found > 0 ? [`${state} ${set.rule.key} ${found}`] : [],
  );

describe('the rules and the demonstration market', () => {
  test('alone it breaks none', async () => expect(await findings(demo.id)).toEqual([]));

  test('its last month is a healthy step from the one before', async () => {
    await publishRelease(folder, await monthBefore());
    expect(await findings(demo.id)).toEqual([]);
  });

  test('the same market made again is what is published', async () => {
    await publishRelease(folder, demo.id);
    const again = await makeDemoMarket(folder, { size: 'small' });
    expect(await findings(again.id)).toEqual([]);
  });
});
