import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { putDemoOfRun } from '../../server/testing/demo-of-run.ts';
import { putEmptyState } from '../../server/testing/state-of-run.ts';
import { writeTestBuild } from '../../server/testing/test-manifest.ts';
import { type SpawnedServer, spawnServer } from '../../tests/faults/spawned-server.ts';
import { findOtherNode, nodeForTests, otherLine } from './other-node.mjs';
import { programLine } from './portal/built-programs.mjs';

const run = promisify(execFile);
// Where the run was begun by a Node that the portal is not made for, that is the other one.
const node = process.env.NODE_BESIDE ?? findOtherNode() ?? '';
const version = node ? execFileSync(node, ['--version'], { encoding: 'utf8' }).trim() : `v${otherLine()}`;
const describeWhere = node ? describe : describe.skip;

test('the other Node is 24, and 22 on Node 24', () =>
  expect(['20.20.2', '22.4.0', '24.1.0'].map(otherLine)).toEqual([24, 24, 22]));

test('tests run on this Node where the portal is made for it, and otherwise on the other one', () => {
  expect(['22.4.0', '24.1.0'].map(nodeForTests)).toEqual([process.execPath, process.execPath]);
  expect(nodeForTests('20.20.2')).toBe(findOtherNode(24) ?? process.execPath);
});

describeWhere(`on Node ${version}${node ? '' : ' (skipped: npm test brings it where npm can)'}`, () => {
  let folder = '';
  let server: SpawnedServer;
  let env = { PORTAL_DATA: '', PORTAL_DIST: '', LANG: 'en_GB.UTF-8', PATH: process.env.PATH ?? '' };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-other-node-'));
    env = { ...env, PORTAL_DATA: join(folder, 'data'), PORTAL_DIST: join(folder, 'dist') };
    writeTestBuild(env.PORTAL_DIST);
    await putDemoOfRun(join(env.PORTAL_DATA, 'market'));
    await putEmptyState(join(env.PORTAL_DATA, 'state.sqlite'));
    server = await spawnServer(env, { line: [node, ...programLine('main')] });
  });
  afterAll(async () => {
    await server?.end();
    await rm(folder, { recursive: true, force: true });
  });

  test('people sign in, see a picture and ask for figures: every native part works', async () => {
    const { data: puzzle } = await server.call('captchaCreate', { width: 310, height: 155 });
    expect(JSON.stringify(puzzle)).toContain('data:image/');
    const { data: session } = await server.call('simpleLogin', { userNm: 'demo', pwd: 'Portal-2026', channel: 1 });
    const { data } = await server.call('listManfSales', {}, { token: session?.token ?? '' });
    expect(data?.data?.salesRanks.length).toBeGreaterThan(3);
  });

  test('a line of JSON ends at its line feed, whatever its values hold', async () => {
    const file = join(folder, 'sales.jsonl');
    const rows = ['a\u2028b', 'c\u2029d', 'e\u0085f'].map((note, index) =>
      JSON.stringify({
        month: `2024-0${index + 1}`,
        dataSource: 'retail',
        brand: '长安',
        model: '逸动',
        volume: 9,
        note,
      }),
    );
    await writeFile(file, `${rows.join('\r\n')}\r\n`);
    const { stdout } = await run(node, [...programLine('data'), 'import', 'sales', file, '--dry-run'], { env });
    expect(stdout).toMatch(/values accepted: 3/);
  });
});
