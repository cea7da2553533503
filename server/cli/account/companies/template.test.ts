import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { templateOf } from '../../../templates/index.ts';
import { describeOnBothStores } from '../../../testing/both-stores.ts';
import { type AccountKit, openAccountKit } from '../account-test-kit.ts';

describeOnBothStores('npm run account -- template', (place) => {
  let kit: AccountKit;
  let company = '';
  let id = '';
  beforeAll(async () => {
    kit = await openAccountKit(await place());
    await kit.run('create', '--name', 'eva', '--real-name', 'X', '--to', '20271231', '--company', 'Far Motors');
    company = (await kit.account('eva')).company_id ?? '';
    id = company.slice(0, 8);
  });
  afterAll(() => kit.close());

  const file = async (name: string, content: string | Buffer) => {
    const path = join(kit.env.PORTAL_DATA ?? '', name);
    await writeFile(path, content);
    return path;
  };

  test('colours are checked for contrast and difference, each with what to do', async () => {
    const faultOf = async (colours: string) => (await kit.run('template', id, '--colours', colours)).complained;
    expect(await faultOf('blue')).toBe("--colours: 'blue' is no colour such as #1a73e8.");
    // 4.0 is enough for a bar, and not for words; #a0a0a0 is 2.6 on white.
    expect(await faultOf('#808080')).toBe(
      '--colours: #808080 has a contrast of 3.9 on white and needs 4.5, as words are written in the first: choose a darker one.',
    );
    expect(await faultOf('#0b3d91,#a0a0a0')).toBe(
      '--colours: #a0a0a0 has a contrast of 2.6 on white and needs 3: choose a darker one.',
    );
    expect(await faultOf('#0b3d91,#0B3D91')).toContain('series could not be told apart');
    expect(await faultOf(Array.from({ length: 11 }, () => '#000000').join())).toContain('1 to 10 colours');
    expect((await kit.run('template', id)).complained).toContain('--colours: is required');
    expect((await kit.run('template', 'ffff0000', '--colours', '#0b3d91')).complained).toContain(
      'No company has an id',
    );
    expect(await templateOf(kit.db, company)).toBeNull();
  });

  test('a picture that is none, is damaged or would fetch something is refused with a sentence; a good one is kept', async () => {
    const canvas = createCanvas(60, 30);
    canvas.getContext('2d').fillRect(0, 0, 60, 30);
    const png = await canvas.encode('png');
    const set = (mark: string) => kit.run('template', id, '--colours', '#0b3d91,#808080', '--mark', mark);
    for (const [path, words] of [
      [await file('text.png', 'no picture'), 'must be an SVG or PNG file'],
      [await file('half.png', png.subarray(0, 60)), 'is damaged and cannot be drawn'],
      [await file('far.svg', '<svg><image href="https://elsewhere.example/a.png"/></svg>'), 'nothing from elsewhere'],
      ['/nowhere.png', 'that can be read'],
    ] as const) {
      const { code, complained } = await set(path);
      expect([code, complained]).toEqual([2, expect.stringMatching(new RegExp(`^--mark: .*${words}`))]);
    }
    expect(await templateOf(kit.db, company)).toBeNull();
    const good = await set(await file('good.png', png));
    expect([good.code, good.output]).toEqual([
      0,
      'Slides, PDF and printed pages of "Far Motors" look like this from now on.',
    ]);
    const named = await kit.run('template', id, '--master', 'Far Motors 2027', '--layout', 'Board');
    expect(named.code).toBe(0);
    expect(await templateOf(kit.db, company)).toEqual({
      colours: ['#0b3d91', '#808080'],
      mark: { address: expect.stringMatching(/^\/company-mark\/[0-9a-f]{32}$/), type: 'image/png', content: png },
      master: 'Far Motors 2027',
      layout: 'Board',
    });
    expect((await kit.audit()).filter(({ action }) => action === 'set-template')).toHaveLength(2);
    expect((await kit.run('template', 'remove', id)).code).toBe(0);
    expect(await templateOf(kit.db, company)).toBeNull();
    expect((await kit.run('template', 'remove', id)).complained).toBe('"Far Motors" has no look of its own.');
  });
});
