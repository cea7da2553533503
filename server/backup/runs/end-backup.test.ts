import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { writeList } from '../../state/copy/list-file.ts';
import { openState, type StateStore } from '../../state/open-state.ts';
import { putEmptyState } from '../../testing/state-of-run.ts';
import { removePartial } from './backup-folder.ts';
import { endBackup } from './end-backup.ts';

const now = Date.parse('2026-11-29T08:00:00Z');
const name = '2026-11-29';
const aside = (count: number) => `portal-20261129T080000Z-${count}.part`;

describe('a backup that is removed', () => {
  let scratch: string;
  let folder: string;
  let state: StateStore;
  beforeEach(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'portal-end-'));
    folder = join(scratch, 'backups');
    const file = join(scratch, 'state.sqlite');
    await putEmptyState(file);
    state = await openState({ file });
    await writeBackup();
  });
  afterEach(async () => {
    await state.close();
    await rm(scratch, { recursive: true, force: true });
  });

  const writeBackup = async () => {
    await mkdir(join(folder, name), { recursive: true });
    const madeAt = new Date(now).toISOString();
    await writeList(join(folder, name), { format: 1, madeAt, migrations: [], tables: [], files: [] });
  };
  const litter = async (called: string) => {
    await mkdir(join(folder, called));
    await writeFile(join(folder, called, 'left.txt'), 'x');
  };
  const end = () => endBackup({ db: state.db, clock: () => now }, folder, name);

  test('goes whatever a former removal of the same name has left, which goes too', async () => {
    await litter(`${name}.part`);
    await litter(aside(1));
    await litter('portal-20261129T080000Z.part');
    await end();
    // What the command never wrote is not ours, and what is written now is in use.
    expect((await readdir(folder)).sort()).toEqual([`${name}.part`, 'portal-20261129T080000Z.part']);
    await litter(aside(2));
    await removePartial(folder);
    expect(await readdir(folder)).toEqual([`${name}.part`]);
  });

  test('is still whole where it cannot be set aside, and the refusal says so', async () => {
    for (let count = 1; count <= 20; count++) await litter(aside(count));
    await expect(end()).rejects.toThrow(/could not be removed \(ENOTEMPTY.*nothing has changed, and it is still whole/);
    expect(existsSync(join(folder, name, 'backup.json'))).toBe(true);
  });

  test('is named by what is left of it where it does not go entirely', async () => {
    // No path of a system may be so long as that of the innermost folder.
    const part = `${'x'.repeat(200)}/`.repeat(12);
    const [outer, inner] = [join(folder, name, 'outer'), join(scratch, 'inner')];
    await mkdir(join(outer, part), { recursive: true });
    await mkdir(join(inner, part), { recursive: true });
    await rename(inner, join(outer, part, 'inner'));
    await expect(end()).rejects.toThrow(
      new RegExp(`could not be removed entirely .*what is left of it is called ${aside(1)} in the same folder`),
    );
    expect(await readdir(folder)).toEqual([aside(1)]);
    await rename(join(folder, aside(1), 'outer', part, 'inner'), inner);
  });

  test('is none where somebody else has removed it, or the folder is nowhere', async () => {
    await rm(folder, { recursive: true });
    await expect(end()).rejects.toThrow(`The folder of backups has no whole backup ${name}.`);
  });
});
