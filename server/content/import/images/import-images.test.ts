import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { describeOnBothStores } from '../../../testing/both-stores.ts';
import { testNow } from '../../content-test-kit.ts';
import type { ListedCar } from '../../image/car-list.ts';
import { folderOf } from '../../image/image-store.ts';
import { listSources } from '../../sources/list-sources.ts';
import { removeSource } from '../../sources/manage-content.ts';
import { importContent } from '../import-content.ts';
import { useImports } from '../import-test-kit.ts';

const named = (key: string, zh_CN: string, en: string) => ({ key, name: { zh_CN, en } });

const cars: ListedCar[] = [
  {
    brand: named('brand-1', '远山', 'Farhill'),
    model: named('model-1', '远山一号', 'Farhill One'),
    subModels: [named('sub-1', '远山一号 纯电', 'Farhill One BEV')],
    segments: ['A'],
    fuels: ['BEV'],
    measures: { length: 4680, width: 1810, height: 1480, wheelbase: 2710 },
    year: 2026,
  },
];

const head = 'file,brand,model,subModel,angle,colour_zh_CN,colour_en,year,licence,source,credit';
const row = (file: string, more: Partial<Record<'model' | 'licence', string>> = {}) =>
  [
    file,
    '远山',
    more.model ?? 'Farhill One',
    '',
    'side',
    '白',
    'White',
    '2026',
    more.licence ?? 'CC BY 4.0',
    'Maker',
    'Me',
  ].join();

/** A photograph that says where it was taken. */
const photo = (width: number, colour: string) =>
  sharp({ create: { width, height: Math.round(width / 2), channels: 3, background: colour } })
    .withExif({ IFD0: { Copyright: 'Nobody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 14/1 0/1' } })
    .jpeg()
    .toBuffer();

/** The same, saying that it is as large as it is not: what decides stands in its head. */
async function huge(): Promise<Buffer> {
  const bytes = Buffer.from(await photo(64, '#335577'));
  const at = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(10_000, at + 5);
  bytes.writeUInt16BE(20_000, at + 7);
  return bytes;
}

describeOnBothStores('import of a folder of pictures', (place) => {
  const suite = useImports(place);
  const store = () => join(suite.folder, 'store');
  const put = (name: string, content: string | Buffer) => writeFile(join(suite.folder, 'shots', name), content);
  const run = async (rows: string[], more: object = {}) => {
    await put('list.csv', [head, ...rows].join('\n'));
    const { report, folder } = await importContent({
      db: suite.db,
      kind: 'image',
      file: join(suite.folder, 'shots'),
      reportsFolder: join(suite.folder, 'reports'),
      images: { cars: async () => cars, imageFolder: store() },
      now: testNow,
      ...more,
    });
    return { ...report, changes: await readFile(join(folder, 'changes.csv'), 'utf8') };
  };
  const stored = async () =>
    (await readdir(store(), { recursive: true }).catch(() => [])).filter((name) => name.includes('.'));
  const rowsOf = () => suite.db.selectFrom('image').selectAll().orderBy('source_key').execute();

  test('S1.006 pictures come in all sizes without what their files said, and what is gone from the list is withdrawn', async () => {
    await mkdir(join(suite.folder, 'shots'));
    await put('one.jpg', await photo(1400, '#336699'));
    await put(
      'two.png',
      await sharp(await photo(500, '#996633'))
        .png()
        .toBuffer(),
    );
    const first = await run([row('one.jpg'), row('two.png')]);
    expect([first.outcome, first.source, first.counts.inserted]).toEqual(['written', 'shots', 2]);
    const [one] = await rowsOf();
    expect(one).toMatchObject({ brand: 'brand-1', model: 'model-1', colour: 'white', year: 2026, withdrawn_on: '' });
    expect(JSON.parse(one?.about ?? '')).toMatchObject({
      measures: cars[0]?.measures,
      shows: { file: { width: 1400, height: 700, widths: [320, 640, 1280, 1400] } },
    });
    const folder = folderOf(store(), one?.digest ?? '');
    expect((await readdir(folder)).sort()).toEqual(
      ['whole.webp', ...[320, 640, 1280, 1400].flatMap((width) => [`${width}.avif`, `${width}.webp`])].sort(),
    );
    for (const name of await readdir(folder)) expect((await sharp(join(folder, name)).metadata()).exif).toBeUndefined();
    expect((await run([row('one.jpg'), row('two.png')])).counts).toMatchObject({ unchanged: 2, updated: 0 });
    const later = await run([row('one.jpg')]);
    expect(later.counts).toMatchObject({ unchanged: 1, withdrawn: 1 });
    expect(later.changes).toContain('No longer provided by the source');
    expect((await rowsOf()).map(({ withdrawn_on }) => withdrawn_on)).toEqual(['', '20261015']);
    expect((await listSources(suite.db)).find(({ kind }) => kind === 'image')).toMatchObject({
      items: 2,
      withdrawn: 1,
    });
    expect((await run([row('one.jpg'), row('two.png')])).counts).toMatchObject({ updated: 1 });
    expect(await removeSource(suite.db, 'shots', store())).toBe(2);
    expect(await stored()).toEqual([]);
  });

  test('what is no picture, too large, scripted, outside, without licence, of an unknown model or listed twice is refused by row, and nothing of it is left', async () => {
    await mkdir(join(suite.folder, 'shots'));
    await put('good.jpg', await photo(400, '#336699'));
    await put('none.jpg', 'no picture at all');
    await put('broken.jpg', (await photo(900, '#446688')).subarray(0, 900));
    await put('huge.jpg', await huge());
    await put(
      'act.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    );
    await put(
      'said.jpg',
      await sharp(await photo(90, '#222222'))
        .withExif({ IFD0: { Artist: '<script>x</script>' } })
        .jpeg()
        .toBuffer(),
    );
    await writeFile(join(suite.folder, 'elsewhere.jpg'), await photo(90, '#333333'));
    await symlink(join(suite.folder, 'elsewhere.jpg'), join(suite.folder, 'shots', 'link.jpg'));
    const report = await run([
      ...[row('good.jpg'), row('none.jpg'), row('broken.jpg'), row('huge.jpg'), row('act.svg'), row('said.jpg')],
      ...[row('link.jpg'), row('../elsewhere.jpg'), row('absent.jpg'), row('good.jpg')],
      ...[row('good.jpg', { licence: '' }), row('good.jpg', { model: 'Nowhere' })],
    ]);
    expect(report.outcome).toBe('refused');
    expect(report.problems.map(({ row: at, field, code }) => [at, field, code])).toEqual([
      [3, 'file', 'no-picture'],
      [4, 'file', 'no-picture'],
      [5, 'file', 'too-many-pixels'],
      [6, 'file', 'script'],
      [7, 'file', 'script'],
      [8, 'file', 'outside'],
      [9, 'file', 'outside'],
      [10, 'file', 'absent'],
      [11, 'file', 'repeated'],
      [12, 'licence', 'missing'],
      [13, 'model', 'unknown-member'],
    ]);
    expect(report.problems[2]?.sentence).toEqual({
      zh_CN: '图片“huge.jpg”为 20000 × 10000 像素，超过 1 亿像素的上限；请缩小后再导入。',
      en: 'The picture "huge.jpg" has 20000 × 10000 px, above the limit of 100 megapixels; make it smaller.',
    });
    expect([await rowsOf(), await stored()]).toEqual([[], []]);
    const rest = await run([row('good.jpg'), row('none.jpg')], { dryRun: true, allowRefused: true });
    expect([rest.outcome, await stored()]).toEqual(['dry-run', []]);
  });

  test('a picture that is refused is not withdrawn, though its list was written on another system', async () => {
    await mkdir(join(suite.folder, 'shots', 'sub'), { recursive: true });
    await put('sub/one.jpg', await photo(400, '#336699'));
    await put('two.jpg', await photo(300, '#996633'));
    await run([row('sub\\one.jpg'), row('two.jpg')]);
    await put('sub/one.jpg', 'no picture any more');
    const { counts } = await run([row('sub\\one.jpg'), row('two.jpg')], { allowRefused: true });
    expect(counts).toMatchObject({ refused: 1, withdrawn: 0, unchanged: 1 });
  });

  test('a picture that is longer than any can be served is refused by its row', async () => {
    await mkdir(join(suite.folder, 'shots'));
    const long = sharp({ create: { width: 16_400, height: 20, channels: 3, background: '#336699' } });
    await put('long.jpg', await long.jpeg().toBuffer());
    const { problems } = await run([row('long.jpg')]);
    expect(problems.map(({ code, sentence }) => [code, sentence.en])).toEqual([
      ['too-long', expect.stringMatching(/has 16400 × 20 px; no side may be longer than 16383 px/)],
    ]);
    expect([await rowsOf(), await stored()]).toEqual([[], []]);
  });

  test('where no report can be written, no picture is either; a packed drawing is none', async () => {
    await mkdir(join(suite.folder, 'shots'));
    await put('good.jpg', await photo(400, '#336699'));
    await writeFile(join(suite.folder, 'reports'), 'a file where a folder belongs');
    await expect(run([row('good.jpg')])).rejects.toThrow();
    expect([await rowsOf(), await stored()]).toEqual([[], []]);
    await put('packed.svg', gzipSync('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'));
    const { problems } = await run([row('packed.svg')], { reportsFolder: join(suite.folder, 'others') });
    expect(problems.map(({ code }) => code)).toEqual(['no-picture']);
  });

  test('a folder without a list, with several, or that is none is refused in words', async () => {
    await expect(run([])).rejects.toThrow();
    await mkdir(join(suite.folder, 'shots'));
    const bring = () =>
      importContent({
        db: suite.db,
        kind: 'image',
        file: join(suite.folder, 'shots'),
        reportsFolder: suite.folder,
        images: { cars: async () => cars, imageFolder: store() },
        now: testNow,
      });
    await expect(bring()).rejects.toThrow(/has no list/);
    await put('a.csv', head);
    await put('b.csv', head);
    await expect(bring()).rejects.toThrow(/several lists: a\.csv, b\.csv/);
  });
});
