import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { chmod, copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { putDemoOfRun } from '../../../server/testing/demo-of-run.ts';
import { putEmptyState } from '../../../server/testing/state-of-run.ts';
import { type SpawnedServer, spawnServer } from '../../../tests/faults/spawned-server.ts';
import { sourcesBelow } from '../../../tests/walls/imports.ts';
import { project } from '../project.mjs';
import { readLock } from '../what-is-here.mjs';
import { packagesOfPage } from './licences.mjs';
import { pack } from './pack-portal.mjs';

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;
/** Nobody in particular, who owns nothing of the archive. */
const nobody = isRoot ? { uid: 65_534, gid: 65_534 } : undefined;
const isBuilt = existsSync(join(project, 'dist/manifest.json'));
const hasTar = spawnSync('tar', ['--version']).status === 0;
const why = isBuilt ? ' (skipped: there is no tar)' : ' (skipped: there is no build, see npm run build)';
const describeWhere = isBuilt && hasTar ? describe : describe.skip;

describeWhere(`what npm run pack makes${isBuilt && hasTar ? '' : why}`, () => {
  let [folder, portal, data, node] = ['', '', '', ''];
  let server: SpawnedServer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-pack-'));
    const { file, name } = await pack({ folder: join(folder, 'archive'), level: 0 });
    await run('tar', ['-xzf', file, '-C', folder]);
    await rm(file);
    portal = join(folder, name);
    // Nobody may not reach this Node where it lies, below somebody's own folder for instance.
    node = join(folder, 'node');
    await copyFile(process.execPath, node);
    await chmod(node, 0o755);
    await chmod(folder, 0o755);
    await run('chmod', ['-R', 'a-w,a+rX', portal]);
    data = join(folder, 'data');
    mkdirSync(data);
    await putDemoOfRun(join(data, 'market'));
    await putEmptyState(join(data, 'state.sqlite'));
    if (nobody) await run('chown', ['-R', `${nobody.uid}:${nobody.gid}`, data]);
    // One start proves them all: npm start of an archive, with no package for development, where nothing can be written.
    const line = [node, 'scripts/start.mjs'] as const;
    server = await spawnServer({ PORTAL_DATA: data, LANG: 'en_GB.UTF-8' }, { line, cwd: portal, user: nobody });
  });
  afterAll(async () => {
    await server?.end();
    if (portal) await run('chmod', ['-R', 'u+w', portal]);
    await rm(folder, { recursive: true, force: true });
  });

  test('starts with Node alone, installs nothing, and lets people sign in', async () => {
    expect(server.output()).toMatch(/Packages for development are not installed: what was built is served as it is\./);
    expect(server.output()).not.toMatch(/Installing|Built|could not/);
    const page = await (await fetch(server.address)).text();
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
    expect((await fetch(server.address + script)).status).toBe(200);
    const { data: session } = await server.call('simpleLogin', { userNm: 'demo', pwd: 'Portal-2026', channel: 1 });
    const answer = await server.call('listManfSales', {}, { token: session?.token ?? '' });
    expect(answer.data?.data?.salesRanks.length).toBeGreaterThan(3);
  });

  (isRoot ? test : test.skip)(
    `runs as a user who owns nothing of it${isRoot ? '' : ' (skipped: only root can try)'}`,
    () =>
      // Made by the server itself.
      expect(statSync(join(data, 'state.sqlite-wal')).uid).toBe(nobody?.uid),
  );

  test('npm run serve without a data folder that can be written says which setting names another', async () => {
    const env = { PATH: process.env.PATH, LANG: 'en_GB.UTF-8', PORT: '0' };
    const failed = await run(node, ['start.mjs'], { cwd: portal, env, ...nobody }).catch((error) => error);
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringMatching(/The data folder .* by PORTAL_DATA\.\n$/) });
  });

  test('has the commands of operators', async () => {
    const env = { PATH: process.env.PATH, LANG: 'en_GB.UTF-8', PORTAL_DATA: data };
    const line = ['scripts/run.mjs', 'data', 'releases'];
    expect((await run(node, line, { cwd: portal, env, ...nobody })).stdout).toMatch(/published/);
  });

  test('holds what the server names of the project, and the licences of what it holds', () => {
    const named = ['contract', 'server'].flatMap((part) =>
      sourcesBelow(project, part).flatMap((file) =>
        [
          ...readFileSync(join(project, file), 'utf8').matchAll(
            /(?:new URL\([`']\.\.\/\.\.\/|projectFile\([`'])([^`'$]+)/g,
          ),
        ].map(([, path = '']) => path),
      ),
    );
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((path) => !existsSync(join(portal, path)))).toEqual([]);
    const licences = readFileSync(join(portal, 'LICENCES.md'), 'utf8');
    const lock = readLock(join(project, 'package-lock.json'));
    for (const name of ['fastify', 'highcharts', 'react', 'systemjs']) expect(licences).toContain(`| ${name} | `);
    expect(packagesOfPage(lock ?? { packages: {} })).toContain('node_modules/scheduler');
    expect(readdirSync(join(portal, 'licences'))).toEqual(expect.arrayContaining(['react', 'tabler-icons']));
    expect(readFileSync(join(portal, 'docs/operators.md'), 'utf8')).toContain('operators/settings.md');
    for (const path of ['docs/operators/settings.md', 'deploy/portal.service', 'dist/server/module.mjs'])
      expect([path, existsSync(join(portal, path))]).toEqual([path, true]);
    const { scripts } = JSON.parse(readFileSync(join(portal, 'package.json'), 'utf8'));
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['start', 'serve', 'account', 'data', 'module']));
    expect(scripts.build).toBeUndefined();
    expect(existsSync(join(portal, 'node_modules/webpack'))).toBe(false);
  });
});

test('packages that only the page or the build needs are packages for development', () => {
  const { dependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const sources = ['contract', 'server'].flatMap((part) => sourcesBelow(project, part));
  const text = sources.map((file) => readFileSync(join(project, file), 'utf8')).join('\n');
  const isNamed = (name: string) => new RegExp(`['/]${name}['/]`).test(text);
  expect(Object.keys(dependencies).filter((name) => !isNamed(name))).toEqual([]);
});
