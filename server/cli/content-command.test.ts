import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { findByName } from '../accounts/index.ts';
import { writeDemoAccounts } from '../demo/index.ts';
import { openState } from '../state/open-state.ts';
import { demoOfRun } from '../testing/demo-of-run.ts';
import { runContent } from './content-command.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-command-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const newPortal = async () => (await openState({ file: join(folder, 'state.sqlite') })).close();

const run = (...line: string[]) => runWith({}, ...line);

async function runWith(settings: Record<string, string>, ...line: string[]) {
  const output: string[] = [];
  const complained: string[] = [];
  const code = await runContent(line, {
    env: { PORTAL_DATA: folder, LANG: 'en_GB.UTF-8', ...settings },
    user: 'olga',
    clock: () => Date.parse('2026-10-15T12:00:00+08:00'),
    say: (text) => output.push(text),
    complain: (text) => complained.push(text),
  });
  return { code, output: output.join('\n'), complained: complained.join('\n') };
}

async function file(name: string, ...rows: string[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `${['key,title,body,level,kind,issuer', ...rows].join('\n')}\n`);
  return path;
}

describe('npm run content', () => {
  test('imports, lists and removes', async () => {
    await newPortal();
    const path = await file('laws.csv', '1,One,Text,national,tax,Office', '2,Two,Text,national,tax,Office');
    expect(await run('list')).toMatchObject({ code: 0, output: 'There is no content yet.' });
    const dry = await run('import', 'policy', path, '--dry-run');
    expect(dry).toMatchObject({ code: 0, complained: '' });
    expect(dry.output).toMatch(/inserted: 2[\s\S]*Dry run: nothing was written\./);
    expect((await run('list')).output).toBe('There is no content yet.');
    expect((await run('import', 'policy', path)).output).toContain('Written; visible immediately.');
    expect(
      (await run('import', 'policy', await file('less.csv', '1,One,Text,national,tax,Office'), '--source', 'laws'))
        .output,
    ).toContain('withdrawn: 1');
    expect((await run('list')).output).toMatch(/^policy {8}laws +2 {2}\(1 withdrawn\) {2}2026-10-15 12:00:00$/);
    expect(await run('remove', 'laws')).toMatchObject({ code: 0, output: 'Removed 2 items from laws.' });
    expect((await run('remove', 'laws')).complained).toMatch(/no such content from the source "laws"/);
    expect(await readdir(join(folder, 'content', 'imports'))).toHaveLength(3);
  });

  test('whoever changes something says who they are, and the trail names them with the user of the machine', async () => {
    const state = await openState({ file: join(folder, 'state.sqlite') });
    await writeDemoAccounts(state.db, []);
    const path = await file('laws.csv', '1,One,Text,national,tax,Office');
    for (const line of [
      ['import', 'policy', path],
      ['remove', 'laws'],
      ['bulletin', 'end', 'x'],
    ])
      expect(await run(...line)).toMatchObject({
        code: 1,
        complained: expect.stringContaining('--by <your user name>'),
      });
    for (const line of [['list'], ['bulletin'], ['import', 'policy', path, '--dry-run']])
      expect((await run(...line)).code).toBe(0);
    expect((await run('import', 'policy', path, '--by', 'nobody')).complained).toContain('no account "nobody"');
    expect((await run('import', 'policy', path, '--by', 'admin')).code).toBe(0);
    const line = await state.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'import-content')
      .executeTakeFirst();
    const { account_id } = (await findByName(state.db, 'admin')) ?? {};
    expect(line?.actor).toBe(account_id);
    expect(JSON.parse(line?.detail ?? '')).toMatchObject({ source: 'laws', operator: 'olga' });
    await state.close();
  });

  test('the source of a bulletin is one that the dataset has', async () => {
    await newPortal();
    await demoOfRun(join(folder, 'market'));
    const add = ['bulletin', 'add', '--kind', 'late', '--zh', '推迟', '--en', 'Late', '--dataset'];
    const wrong = await run(...add, 'sales', '--source', 'insurance');
    expect([wrong.code, wrong.complained]).toEqual([
      1,
      expect.stringMatching(/^--source: the dataset has no source 'insurance'; it has \w+(, \w+)+\.$/),
    ]);
    const [, first = ''] = /it has (\w+)/.exec(wrong.complained) ?? [];
    expect((await run(...add, 'sales', '--source', first)).code).toBe(0);
    expect((await run('bulletin', 'list')).output).toContain(`sales  late  ${first}`);
    expect((await run(...add, 'outlet', '--source', first)).complained).toContain('leave the option out');
  });

  test('a bulletin is added, listed and ended; what does not fit is refused by its option', async () => {
    await newPortal();
    expect(await run('bulletin')).toMatchObject({ code: 0, output: 'No bulletins are shown.' });
    const texts = ['--zh', '10 月上险量推迟', '--en', 'Registrations of October come later'];
    const add = ['bulletin', 'add', '--dataset', 'sales', '--kind', 'late', ...texts];
    const added = await run(...add, '--from', '2026-10', '--until', '2026-10-15');
    expect(added.output).toMatch(/^Bulletin (\w{8}) stands on the pages/);
    const [, id = ''] = /Bulletin (\w{8})/.exec(added.output) ?? [];
    const { output } = await run('bulletin', 'list');
    expect(output).toContain(`${id}  sales  late  from 2026/10  until 2026-10-15`);
    expect(output).toContain('10 月上险量推迟');
    const refused = async (...line: string[]) => (await run(...line)).complained;
    expect(await refused(...add, '--until', '2026-10-14')).toContain('--until: must not be before today, 2026-10-15');
    expect(await refused(...add, '--from', '2026-13')).toContain('--from');
    expect(await refused(...add, '--from', '2026-10', '--to', '2026-09')).toContain('must not be before 2026-10');
    expect(await refused(...add, '--indicator', 'nothing')).toContain('nothing');
    expect(await refused(...add, '--source', 'insurance')).toContain('--source: cannot be checked: no release');
    expect(await refused('bulletin', 'add', '--dataset', 'cars', '--kind', 'late', ...texts)).toContain('--dataset');
    expect(await refused('bulletin', 'add', '--dataset', 'sales', '--kind', 'soon', ...texts)).toContain('--kind');
    expect(await refused('bulletin', 'end', 'nobody')).toContain('There is no bulletin "nobody"');
    expect((await run('bulletin', 'end', id)).output).toBe(`Bulletin ${id} is shown no more.`);
    expect((await run('bulletin')).output).toBe('No bulletins are shown.');
  });

  test('a file that holds more than PORTAL_FILE_... allow is refused in their words while it is read', async () => {
    await newPortal();
    const long = await file('long.csv', `1,One,${'x'.repeat(1500)},national,tax,Office`);
    expect(await runWith({ PORTAL_FILE_LINE: '1000' }, 'import', 'policy', long)).toMatchObject({
      code: 1,
      complained: expect.stringMatching(/^Row 2 is longer than 1000 characters.*PORTAL_FILE_LINE/),
    });
    expect(await run('list')).toMatchObject({ output: 'There is no content yet.' });
    expect((await run('import', 'policy', long)).code).toBe(0);
  });

  test('refused rows write nothing and end with 1, unless allowed', async () => {
    await newPortal();
    const path = await file('laws.csv', '1,One,Text,national,tax,Office', '2,Two,Text,galactic,tax,Office');
    const refused = await run('import', 'policy', path);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('Row 3, level: "galactic" is none of national, provincial, city, foreign.');
    expect((await run('list')).output).toBe('There is no content yet.');
    expect((await run('import', 'policy', path, '--allow-refused')).code).toBe(0);
    expect((await run('import', 'policy', path, '--language', 'zh_CN')).output).toContain('第 3 行，level：');
  });

  test.each([
    [['fly'], /Unknown command "fly"/],
    [['import', 'laws', 'x.csv'], /Usage: npm run content -- import/],
    [['import', 'policy'], /Usage/],
    [['import', 'policy', 'missing.csv'], /File missing.csv not found/],
    [['import', 'policy', 'a.csv', 'b.csv'], /Unexpected argument: b.csv/],
    [['import', 'policy', 'a.csv', '--source', 'Bad Name'], /source name "Bad Name" is not valid/],
    [['reports'], /Usage: npm run content -- reports <folder> --source <name>/],
    [['reports', 'folder'], /Usage/],
    [['reports', 'missing', '--source', 'own'], /Folder missing not found/],
    [['remove'], /Usage/],
    [['list', '--what'], /Invalid options/],
    [['list', '--language', 'fr'], /^--language: must be one of/],
  ])('%j is refused with a sentence', async (line, sentence) => {
    await newPortal();
    const { code, complained } = await run(...line);
    expect(code).toBe(1);
    expect(complained).toMatch(sentence);
  });

  test('helps, and never makes a portal where there is none', async () => {
    expect((await run()).output).toMatch(/import news\|policy\|report/);
    expect(await run('list')).toMatchObject({ code: 1, output: '' });
    expect(await readdir(folder)).toEqual([]);
  });
});
