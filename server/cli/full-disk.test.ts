import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { bundleLines } from '../../scripts/lib/portal/bundle-programs.mjs';
import { fillSmallRelease, smallFacts } from '../market/testing/small-market.ts';
import { putEmptyState } from '../testing/state-of-run.ts';

/** Files that may grow no further say it as a full disk does; only a shell of Linux can set that without more rights. */
const describeWhereLimited = process.platform === 'linux' ? describe : describe.skip;

describeWhereLimited('on a disk that becomes full', () => {
  let folder: string;
  const data = () => join(folder, 'data');
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'full-disk-'));
    await mkdir(data());
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  // As they stand now, whatever was built before.
  const programs = {
    data: bundleLines(`import './server/cli/data.ts';`),
    backup: bundleLines(`import './server/cli/backup.ts';`),
    'work-off': bundleLines(`import './server/deliveries/work-main.ts';`),
  };

  /**
   * Runs a command.
   * @param most to how many kilobytes a file may grow; null for no limit
   */
  async function run(most: number | null, command: keyof typeof programs, line: string[], language = 'en') {
    const program = [process.execPath, ...(await programs[command]), ...line];
    const limit = most === null ? '' : `trap '' XFSZ; ulimit -f ${most}; `;
    const { PATH, HOME, TMPDIR } = process.env;
    const child = spawn('bash', ['-c', `${limit}exec "$@"`, 'bash', ...program], {
      env: { PATH, HOME, TMPDIR, PORTAL_DATA: data(), LANG: language === 'en' ? 'en_GB.UTF-8' : 'zh_CN.UTF-8' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [output, complained] = ['', ''];
    child.stdout.on('data', (piece: Buffer) => {
      output += piece.toString('utf8');
    });
    child.stderr.on('data', (piece: Buffer) => {
      complained += piece.toString('utf8');
    });
    const [code] = await once(child, 'close');
    return { code, output, complained };
  }

  const words = {
    en: /^The disk is full: the data folder \(PORTAL_DATA\) cannot be written to, and nothing has been changed; free \d+ MB and run the command again\.\n$/,
    zh_CN: /^磁盘已满：无法写入数据目录（PORTAL_DATA），未作任何更改；请腾出 \d+ MB 后重新运行。\n$/,
  };
  const namesIn = (...path: string[]) => readdir(join(data(), 'market', ...path)).catch(() => []);

  async function sales(): Promise<string> {
    const file = join(folder, 'sales.csv');
    const rows = Array.from(
      { length: 1200 },
      (_, at) => `2024-0${1 + (at % 6)},wholesale,A,M${Math.floor(at / 6)},${at + 1}`,
    );
    await writeFile(file, `month,dataSource,brand,model,volume\n${rows.join('\n')}\n`);
    return file;
  }

  test('an import makes no release, says so without a path, and then goes through', async () => {
    const file = await sales();
    // Too little to lay the rows out; where the release itself is written, the order below ends.
    const full = await run(16, 'data', ['import', 'sales', file], 'zh_CN');
    expect(full).toMatchObject({ code: 1, complained: expect.stringMatching(words.zh_CN) });
    expect([await namesIn('releases'), await namesIn('imports')]).toEqual([[], []]);
    const whole = await run(null, 'data', ['import', 'sales', file]);
    expect(whole).toMatchObject({ code: 0, complained: '' });
    expect(await namesIn('releases')).toEqual([/-- publish (\S+)/.exec(whole.output)?.[1]]);
  });

  test('a publish changes nothing, says so without a path, and then goes through', async () => {
    await (await fillSmallRelease(join(data(), 'market'), smallFacts(), 'one')).seal();
    const publish = ['publish', 'one', '--anyway', 'test', '--by', 'Lin Wei'];
    expect(await run(0, 'data', publish)).toMatchObject({ code: 1, complained: expect.stringMatching(words.en) });
    expect((await namesIn()).filter((name) => /current|\.tmp$/.test(name))).toEqual([]);
    expect(await run(null, 'data', publish)).toMatchObject({ code: 0, complained: '' });
    expect(await namesIn()).toContain('current.json');
  });

  test('an order of the watched folder is put away as refused, and made of the same file once there is room', async () => {
    const inbox = join(folder, 'inbox');
    await mkdir(inbox);
    const order = { dataset: 'sales', kind: 'add', file: 'sales.csv', by: 'pipeline' };
    for (const [most, state] of [
      [400, 'refused'],
      [null, 'done'],
    ] as const) {
      await rename(await sales(), join(inbox, 'sales.csv'));
      await writeFile(join(inbox, `${state}.json`), JSON.stringify(order));
      // It is left alone until it has lain there for a while.
      const before = new Date(Date.now() - 60_000);
      await utimes(join(inbox, `${state}.json`), before, before);
      const { output } = await run(most, 'work-off', [join(data(), 'market'), inbox]);
      const outcome = JSON.parse(output);
      expect(outcome).toMatchObject({ state, reason: most === null ? null : { refusal: 'deliveries.disk-full' } });
      expect(await namesIn('releases')).toEqual(most === null ? [outcome.release] : []);
      expect(await readdir(join(inbox, 'working'))).toEqual([]);
    }
  });

  test('a backup leaves nothing, says so without a path, and then goes through', async () => {
    await putEmptyState(join(data(), 'state.sqlite'));
    await mkdir(join(data(), 'market', 'names'), { recursive: true });
    await writeFile(join(data(), 'market', 'names', 'large.json'), 'x'.repeat(8_000_000));
    const [made, there] = [join(folder, 'backups', 'new'), join(folder, 'there')];
    await mkdir(there);
    const full = {
      en: /^The disk became full while the backup was written: nothing of it is left\. [^/]*\n$/,
      zh_CN: /^写入备份时磁盘已满：没有留下任何内容。[^/]*\n$/,
    };
    for (const [path, language] of [
      [made, 'en'],
      [there, 'zh_CN'],
    ] as const) {
      const failed = await run(6_000, 'backup', ['backup', path], language);
      expect(failed).toMatchObject({ code: 1, complained: expect.stringMatching(full[language]) });
    }
    expect([existsSync(made), await readdir(there)]).toEqual([false, []]);
    const whole = await run(null, 'backup', ['backup', made]);
    expect(whole).toMatchObject({ code: 0, complained: '' });
    expect(await run(null, 'backup', ['backup', '--check', made])).toMatchObject({ code: 0 });
  });
});
