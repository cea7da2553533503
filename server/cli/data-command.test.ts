import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { findByName } from '../accounts/index.ts';
import { writeDemoAccounts } from '../demo/index.ts';
import { programLine } from '../kernel/program-line.ts';
import { openState } from '../state/open-state.ts';
import { dataKit } from './data/data-test-kit.ts';

const kit = dataKit();
const { run } = kit;

async function file(...volumes: (number | string)[]): Promise<string> {
  const path = join(kit.folder, 'sales.csv');
  const rows = volumes.map((volume, index) => `2024-0${index + 1},DATASOURCE_CLH_PIFA,A,X,${volume}`);
  await writeFile(path, `${['month,dataSource,brand,model,volume', ...rows].join('\n')}\n`);
  return path;
}

const releaseIn = (output: string): string => /-- publish (\S+)/.exec(output)?.[1] ?? '';

describe('npm run data', () => {
  test('imports, publishes, lists, and goes back', async () => {
    const first = await run('import', 'sales', await file(1, 2), '--note', 'first delivery');
    expect(first).toMatchObject({ code: 0, complained: '' });
    expect(first.output).toContain('values accepted: 2');
    const second = await run('import', 'sales', await file(1, 3));
    const [one, two] = [releaseIn(first.output), releaseIn(second.output)];
    expect((await run('releases')).output).toMatch(
      new RegExp(`${one}  kept  2024-01…2024-02  2 values  first delivery`),
    );
    expect(await run('publish', one)).toMatchObject({ code: 0, output: `Release ${one} is published.` });
    // From here on there is a portal, which keeps a trail of what is changed.
    const place = { file: join(kit.folder, 'state.sqlite') };
    await (await openState(place)).close();
    expect(await run('publish')).toMatchObject({ code: 0, output: `Release ${two} is published.` });
    expect(await run('rollback')).toMatchObject({ code: 0, output: `Rolled back to release ${one}.` });
    expect(await run('publish', 'none')).toMatchObject({ code: 1 });
    const { db, close } = await openState(place);
    const lines = await db.selectFrom('audit').selectAll().orderBy('at').orderBy('audit_id').execute().finally(close);
    expect(lines.map(({ actor, action, outcome, detail }) => [actor, action, outcome, JSON.parse(detail)])).toEqual([
      ['operator olga', 'publish', 'done', { release: two }],
      ['operator olga', 'rollback', 'done', { release: one }],
      ['operator olga', 'publish', 'refused', { release: 'none', refusal: 'market.no-such-release' }],
    ]);
  });

  test('where the portal has accounts, whoever publishes or goes back says who they are, and the trail names them', async () => {
    const imported = async (...volumes: number[]) =>
      releaseIn((await run('import', 'sales', await file(...volumes))).output);
    const [one, two] = [await imported(1), await imported(2)];
    const state = await openState({ file: join(kit.folder, 'state.sqlite') });
    await writeDemoAccounts(state.db, []);
    for (const line of [['publish', one], ['rollback']])
      expect(await run(...line)).toMatchObject({
        code: 1,
        complained: expect.stringContaining('--by <your user name>'),
      });
    expect((await run('publish', one, '--by', 'nobody')).complained).toContain('no account "nobody"');
    expect((await run('releases')).output).not.toContain('published');
    for (const line of [['publish', one], ['publish', two], ['rollback']])
      expect((await run(...line, '--by', 'admin')).code).toBe(0);
    const lines = await state.db.selectFrom('audit').selectAll().orderBy('at').orderBy('audit_id').execute();
    const { account_id } = (await findByName(state.db, 'admin')) ?? {};
    await state.close();
    expect(lines.map(({ actor, action, detail }) => [actor, action, JSON.parse(detail)])).toEqual([
      [account_id, 'publish', { release: one, operator: 'olga' }],
      [account_id, 'publish', { release: two, operator: 'olga' }],
      [account_id, 'rollback', { release: one, operator: 'olga' }],
    ]);
  });

  test('S2.159 whatever changes something is traced under who does it, and nobody else does it; a dry run and a look need nobody', async () => {
    const state = await openState({ file: join(kit.folder, 'state.sqlite') });
    await writeDemoAccounts(state.db, []);
    const path = await file(1);
    const mapping = join(kit.folder, 'm.json');
    await writeFile(mapping, JSON.stringify({ constants: { dataSource: 'wholesale' } }));
    const decided = ['--by', 'nobody'];
    const changes: [action: string, ...line: string[]][] = [
      ['deliver', 'import', 'sales', path],
      ['deliver', 'deliver', 'sales', path, '--kind', 'add', '--onto', 'none'],
      ['next-release', 'next', '2099-01-01'],
      ['next-release', 'next', '--none'],
      ['save-mapping', 'mappings', 'save', 'monthly', mapping],
      ['decide-name', 'names', 'decide', 'city', '京城', '北京'],
      ['decide-name', 'names', 'forget', 'city', '京城'],
    ];
    for (const [, ...line] of changes) {
      const byNobody = line[0] === 'names' ? [] : [await run(...line)];
      for (const { code, complained } of [...byNobody, await run(...line, ...decided)])
        expect([code, complained]).toEqual([1, expect.stringMatching(/--by/)]);
    }
    expect((await run('releases')).output).toBe('No releases yet.');
    expect((await run('mappings', 'list')).output).toBe('No mappings are saved yet.');
    expect((await run('import', 'sales', path, '--dry-run')).code).toBe(0);
    expect((await run('look', path)).code).toBe(0);
    const trail = () => state.db.selectFrom('audit').selectAll().orderBy('at').orderBy('audit_id').execute();
    expect(await trail()).toEqual([]);

    for (const [, ...line] of changes) expect((await run(...line, '--by', 'admin')).code).toBe(0);
    // What the report refuses has made no release, and stands in the trail as refused.
    expect((await run('import', 'sales', await file(-1), '--by', 'admin')).code).toBe(1);
    const { account_id } = (await findByName(state.db, 'admin')) ?? {};
    const lines = await trail();
    await state.close();
    expect(lines.map(({ actor, action, outcome }) => [actor, action, outcome])).toEqual([
      ...changes.map(([action]) => [account_id, action, 'done']),
      [account_id, 'deliver', 'refused'],
    ]);
    const [imported, , next, , saved, name] = lines.map(({ detail }) => JSON.parse(detail));
    expect(imported).toEqual({
      file: 'sales.csv',
      dataset: 'sales',
      kind: 'whole',
      release: expect.any(String),
      report: expect.any(String),
      operator: 'olga',
    });
    expect(next).toEqual({ next: { on: '2099-01-01', note: '' }, operator: 'olga' });
    expect(saved).toEqual({ mapping: 'monthly@1', dataset: 'sales', operator: 'olga' });
    expect(name).toEqual({ field: 'city', name: '京城', standsFor: '北京', operator: 'olga' });
  });

  test('a dry run answers what the true run would, and writes no release', async () => {
    expect((await run('import', 'sales', await file(1), '--dry-run')).code).toBe(0);
    expect((await run('import', 'sales', await file(1, -1), '--dry-run')).code).toBe(1);
    expect((await run('releases')).output).toBe('No releases yet.');
  });

  test('refused values make no release and exit code 1, unless agreed to', async () => {
    const path = await file(1, 'bad');
    const refused = await run('import', 'sales', path);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.output).toContain('Row 3, volume: "bad" is not a number.');
    expect(refused.output).toContain('agree to it with --accept number=1');
    expect((await run('import', 'sales', path, '--accept', 'number=1')).code).toBe(0);
  });

  test('a row that stands twice ends with code 1 until that is agreed to', async () => {
    const path = await file(1);
    await writeFile(path, 'month,dataSource,brand,model,volume\n2024-01,wholesale,A,X,1\n2024-01,wholesale,A,X,1\n');
    const { code, output } = await run('import', 'sales', path);
    expect(code).toBe(1);
    expect(output).toContain('duplicates (kept once): 1');
    expect((await run('import', 'sales', path, '--accept', 'duplicate=1')).code).toBe(0);
    expect((await run('import', 'sales', path, '--accept', 'duplicate', '--dry-run')).code).toBe(0);
  });

  test('an import that is killed leaves nothing behind once another command has run', async () => {
    const path = join(kit.folder, 'large.csv');
    const rows = Array.from({ length: 400_000 }, (_, at) => `2024-01,wholesale,A,M${at},1`);
    await writeFile(path, `month,dataSource,brand,model,volume\n${rows.join('\n')}\n`);
    const child = spawn(process.execPath, [...programLine('data'), 'import', 'sales', path], {
      env: { ...process.env, PORTAL_DATA: kit.folder },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    const imports = join(kit.folder, 'market', 'imports');
    const left = async () => {
      const [stamp] = await readdir(imports).catch(() => []);
      return stamp === undefined ? [] : readdir(join(imports, stamp, 'staging')).catch(() => []);
    };
    for (let files: string[] = []; !files.includes('staging.duckdb'); files = await left()) {
      if (child.exitCode !== null) throw new Error('The import ended before it could be killed.');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    child.kill('SIGKILL');
    await ended;
    expect((await run('releases')).output).toBe('No releases yet.');
    expect(await readdir(imports)).toEqual([]);
  });

  test.each(['constructor', 'toString', '__proto__'])('%s is no command', async (name) => {
    expect(await run(name)).toMatchObject({ code: 1, complained: expect.stringContaining('Unknown command') });
  });

  test('speaks Chinese when asked to', async () => {
    const { output } = await run('import', 'sales', await file(1, 'bad'), '--language', 'zh_CN');
    expect(output).toContain('第 3 行，volume: “bad”不是数字。');
  });

  test.each([
    [['paint'], /Unknown command "paint"/],
    [['import', 'sales'], /Name the dataset and the file/],
    [['import', 'prices', 'x.csv'], /Unknown dataset "prices"/],
    [['import', 'sales', 'nothing.csv'], /File nothing.csv not found/],
    [['import', 'sales', 'a.csv', 'b.csv'], /Unexpected argument: b.csv/],
    [['import', 'sales', 'nothing.csv', '--map', 'no.json'], /There is no mapping no.json: no such file/],
    [['import', 'sales', 'a.csv', '--accept', 'paint=2'], /--accept does not know "paint=2"/],
    [['releases', '--colour'], /Unknown option '--colour'/],
    [['releases', '--language', 'fr'], /^--language: must be one of/],
    [['publish'], /No releases yet/],
    [['publish', 'none'], /Release none does not exist/],
    [['rollback'], /no earlier release/],
  ])('%j is refused in one sentence', async (line, words) => {
    const { code, complained } = await run(...line);
    expect(code).toBe(1);
    expect(complained).toMatch(words);
    expect(complained).not.toContain('    at ');
  });

  test('help lists every command', async () => {
    const { code, output } = await run();
    expect(code).toBe(0);
    for (const command of ['import', 'check', 'publish', 'rollback', 'releases', 'rules'])
      expect(output).toContain(`-- ${command}`);
  });
});
