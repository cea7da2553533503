import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import {
  type AskedSheet,
  defaultDataSource,
  type MarketAnswer,
  type MarketCatalogue,
  type MarketQuery,
} from '@portal/contract';
import { keepTemplate, removeTemplate } from '../../templates/index.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { allOf, faultsOf, partsOf, textsOf, xmlOf } from '../testing/parts-of.ts';
import { sheetsOf, takeFile } from '../testing/take-file.ts';

let server: TestServer;
let token = '';
let catalogue: MarketCatalogue;

beforeAll(async () => {
  server = await startTestServer({
    settings: { operator: { name: { zh_CN: '甲门户', en: 'Portal A' }, firm: { zh_CN: '甲公司', en: 'Firm A' } } },
  });
  token = await server.signIn();
  const { body } = await server.call('marketCatalogue', { dataset: 'sales' }, { token, language: 'en' });
  catalogue = body.data as MarketCatalogue;
});
afterAll(() => server.close());

const ranking = (): MarketQuery => ({
  dataset: 'sales',
  dataSources: [defaultDataSource],
  dateType: 'monthly',
  from: catalogue.last,
  to: catalogue.last,
  by: ['subModel'],
  indicators: ['volume', 'share', 'yoy'],
  limit: 15,
  others: true,
  totals: true,
});
const trend = (): MarketQuery => ({
  ...ranking(),
  from: `${Number(catalogue.last.slice(0, 4)) - 1}-01`,
  by: ['fuelType', 'period'],
  indicators: ['volume'],
  limit: undefined,
  others: undefined,
  totals: undefined,
});
const sheet = (title: string, question: MarketQuery, rest: Partial<AskedSheet> = {}): AskedSheet => ({
  kind: 'asked',
  title,
  link: '/sales/ranking?by=subModel',
  question,
  shape: null,
  sorting: null,
  ranked: false,
  whole: false,
  notes: [['Chosen', 'by <hand> & "eye"']],
  ...rest,
});
const shape = { rows: 'period', columns: 'fuelType', indicator: 'volume' };
const take = (format: string, sheets: AskedSheet[], language = 'en') =>
  takeFile(server, token, { name: 'Deck', format, language, sheets }, language);
const answerTo = async (query: MarketQuery) =>
  (await server.call('marketQuery', query, { token, language: 'en' })).body.data as MarketAnswer;
const whole = (value: number | null | undefined) => Math.round(value ?? Number.NaN).toLocaleString('en-US');

/** What a part of a document leads on to, by the folder that it lies in. */
const partOf = (parts: Map<string, Buffer>, rels: string, folder: string) => {
  const targets = allOf(xmlOf(parts.get(rels)), 'Relationship') as { Target: string }[];
  const { Target: target = '' } = targets.find(({ Target }) => Target.includes(`/${folder}/`)) ?? {};
  return target.replace(/^\.\./, 'ppt').replace(/^\//, '');
};

/** The figures of the series of the chart of a slide, and of the workbook within it. */
async function chartOf(parts: Map<string, Buffer>, slide: number) {
  const name = partOf(parts, `ppt/slides/_rels/slide${slide}.xml.rels`, 'charts');
  const chart = xmlOf(parts.get(name));
  const series = allOf(chart, 'c:ser').map((node) =>
    allOf(allOf(node, 'c:val'), 'c:pt').map((point) => (point as { 'c:v': number | '' })['c:v']),
  );
  const names = allOf(allOf(allOf(chart, 'c:ser')[0], 'c:cat'), 'c:v').map(String);
  const inside = partOf(parts, name.replace('charts/', 'charts/_rels/').replace(/$/, '.rels'), 'embeddings');
  const workbook = parts.get(inside) ?? Buffer.from('');
  const [[, inner] = []] = [...(await sheetsOf(workbook))];
  return { names, series, rows: inner?.rows ?? [] };
}

test('a slide has title, sentence, chart, first rows and notes; its figures are those of the page, its XLSX and its CSV', async () => {
  const one = sheet('Sales by model & more', ranking());
  const { bytes, file } = await take('pptx', [one]);
  expect(file).toMatchObject({ name: 'Deck.pptx', format: 'pptx', state: 'made', rows: 10 });
  const parts = await partsOf(bytes);
  expect(faultsOf(parts)).toEqual([]);
  const { rows, release } = await answerTo(ranking());
  const first = rows.slice(0, 10);
  const volumes = first.map(({ values }) => values.volume);

  const chart = await chartOf(parts, 1);
  expect(chart.names).toEqual(first.map(({ names }) => names.subModel));
  expect(chart.series).toEqual([volumes]);
  expect(chart.rows.slice(1).map(([, value]) => value)).toEqual(volumes);

  const slide = xmlOf(parts.get('ppt/slides/slide1.xml'));
  const cells = allOf(slide, 'a:tr').map((row) => allOf(row, 'a:tc').map((cell) => textsOf(cell).join('')));
  expect(cells[0]).toEqual(['Sub-model', 'Sales (units)', 'Share (%)', 'YoY (%)']);
  expect(cells.slice(1).map((row) => row[1])).toEqual(volumes.map(whole));
  expect(cells[1]?.[2]).toBe(`${((first[0]?.values.share ?? 0) * 100).toFixed(1)}%`);

  const book = [...(await sheetsOf((await take('xlsx', [one])).bytes)).values()][0];
  expect(book?.rows.slice(1, 11).map((row) => row[1])).toEqual(volumes);
  const lines = (await take('csv', [one])).bytes.toString().split('\r\n').slice(1, 11);
  expect(lines.map((line) => Number(line.split(',')[1]))).toEqual(volumes);

  const [top] = [...first].sort((row, other) => (other.values.volume ?? 0) - (row.values.volume ?? 0));
  const texts = textsOf(allOf(slide, 'p:sp'));
  expect(texts[0]).toBe('Sales by model & more');
  expect(texts[1]).toContain(`${top?.names.subModel} is highest: ${whole(top?.values.volume)} units`);
  const notes = texts.find((text) => text.includes('Data source: ')) ?? '';
  for (const text of [release.id, 'Data source: ', 'Chosen: by <hand> & "eye"', 'more rows not listed', 'demo · made '])
    expect(notes).toContain(text);
  const links = allOf(xmlOf(parts.get('ppt/slides/_rels/slide1.xml.rels')), 'Relationship') as { Target: string }[];
  expect(links.map(({ Target }) => Target)).toContainEqual(
    expect.stringMatching(/^https?:.+\/sales\/ranking\?by=subModel$/),
  );
  expect(
    textsOf(xmlOf(parts.get('ppt/slideMasters/slideMaster1.xml'))).concat(
      textsOf(xmlOf(parts.get('ppt/slideLayouts/slideLayout2.xml'))),
    ),
  ).toContain('Portal A · Firm A');
});

test('several stand in the order they were given, months as lines with a gap where none was delivered, in Chinese too', async () => {
  const sheets = [sheet('走势', trend(), { shape }), sheet('排名', ranking()), sheet('走势', trend(), { shape })];
  const { bytes } = await take('pptx', sheets, 'zh_CN');
  const parts = await partsOf(bytes);
  expect(faultsOf(parts)).toEqual([]);
  const slides = [1, 2, 3].map((at) => textsOf(allOf(xmlOf(parts.get(`ppt/slides/slide${at}.xml`)), 'p:sp')));
  expect(slides.map(([title]) => title)).toEqual(['走势', '排名', '走势']);
  expect(slides[1]?.[1]).toMatch(/^所列 10 项中，.+ 最高：[\d,]+ 辆，其次为 .+。$/);
  const { rows } = await answerTo(trend());
  const fuels = [...new Set(rows.map(({ keys }) => keys.fuelType))].slice(0, 5);
  const { series, names } = await chartOf(parts, 1);
  const months = [...new Set(rows.map(({ keys }) => keys.period ?? ''))].sort();
  expect(names).toEqual(months.map((month) => month.replace('-', '/')));
  const figure = (fuel: string | undefined, month: string) =>
    rows.find(({ keys }) => keys.fuelType === fuel && keys.period === month)?.values.volume ?? '';
  const wanted = fuels.map((fuel) => months.map((month) => figure(fuel, month)));
  expect(series.map((values) => values.join())).toEqual(expect.arrayContaining(wanted.map((values) => values.join())));
});

test('the same as PDF is a sheet of A4 for each, and says who has made it', async () => {
  const { bytes, file } = await take('pdf', [sheet('Ranking', ranking()), sheet('Trend', trend(), { shape })]);
  expect(file).toMatchObject({ name: 'Deck.pdf', format: 'pdf', state: 'made' });
  const paper = await PDFDocument.load(bytes);
  expect(paper.getPages().map((page) => page.getSize())).toEqual([
    { width: 595, height: 842 },
    { width: 595, height: 842 },
  ]);
  expect(paper.getTitle()).toBe('Deck');
  expect(paper.getAuthor()).toBe('Portal A');
});

test('what the screen has made is a slide as well, with a picture where it has figures', async () => {
  const column = { format: null, unit: '', definition: '', formula: '', growth: false };
  const built = {
    kind: 'built',
    title: 'Compared',
    link: '/sales/compare',
    about: [['Source', 'S']],
    columns: [
      { ...column, name: 'Model', kind: 'dimension' },
      { ...column, name: 'Growth', kind: 'indicator', format: 'percent' },
    ],
    rows: [0.125, -0.5, null].map((value, at) => ({ kind: 'row', uncovered: false, cells: [`M${at}`, value] })),
  };
  const parts = await partsOf((await take('pptx', [built as never])).bytes);
  expect(faultsOf(parts)).toEqual([]);
  expect((await chartOf(parts, 1)).series).toEqual([[12.5, -50, '']]);
  expect(textsOf(allOf(xmlOf(parts.get('ppt/slides/slide1.xml')), 'p:sp'))[1]).toBe(
    'Of the 2 listed, M0 is highest: 12.5%, followed by M1: -50.0%.',
  );
});

test('what people write and pages send is on slides without the signs that no program would open them with', async () => {
  const column = { format: null, unit: '', definition: '', formula: '', growth: false };
  const odd = 'A\u0008\u001b\uffff比亚迪🚗 <&> \u202etxet';
  const built = {
    kind: 'built',
    title: 'Odd',
    link: '/sales/compare',
    about: [[odd, `${odd} ภาษา`]],
    columns: [
      { ...column, name: odd, kind: 'dimension' },
      { ...column, name: odd, kind: 'indicator' },
    ],
    rows: [2, 1].map((value) => ({ kind: 'row', uncovered: false, cells: [`${value}${odd}`, value] })),
  };
  const parts = await partsOf((await take('pptx', [built as never])).bytes);
  expect(faultsOf(parts)).toEqual([]);
  const texts = [...parts].filter(([name]) => /\.(xml|rels)$/.test(name)).map(([, part]) => part.toString());
  for (const text of texts) expect(/(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}/u.test(text)).toBe(false);
  expect(texts.join('')).toContain('2A比亚迪🚗 &lt;&amp;&gt;');
  expect((await PDFDocument.load((await take('pdf', [built as never])).bytes)).getPageCount()).toBe(1);
});

test('a company’s slides have its colours, its mark, and its names of master and layout; without them those of the portal', async () => {
  const { db } = server.stores.state;
  const demo = await db.selectFrom('account').select('company_id').where('user_key', '=', 'demo').executeTakeFirst();
  const canvas = createCanvas(80, 40);
  canvas.getContext('2d').fillRect(0, 0, 80, 40);
  const mark = { address: '/company-mark/aa', type: 'image/png' as const, content: await canvas.encode('png') };
  const look = { colours: ['#0b3d91', '#c2410c'], mark, master: 'Board & Co', layout: 'Monthly' };
  await keepTemplate(db, demo?.company_id ?? '', look, 0);
  const order = { name: 'Deck', format: 'pptx', language: 'en', sheets: [sheet('Ranking', ranking())] };
  const partsBy = async () => partsOf((await takeFile(server, token, order)).bytes);
  const own = await partsBy();
  await removeTemplate(db, demo?.company_id ?? '');
  const other = await partsBy();
  expect(faultsOf(own)).toEqual([]);
  const theme = own.get('ppt/theme/theme1.xml')?.toString() ?? '';
  expect(theme).toContain('name="Board &amp; Co"');
  expect(theme).toContain('<a:accent1><a:srgbClr val="0B3D91"/></a:accent1><a:accent2><a:srgbClr val="C2410C"/>');
  const layouts = [...own].filter(([name]) => /slideLayout\d+\.xml$/.test(name)).map(([, part]) => part.toString());
  expect(layouts.filter((layout) => layout.includes('<p:cSld name="Monthly">'))).toHaveLength(1);
  const chart = (parts: Map<string, Buffer>) => [...parts].find(([name]) => /charts\/chart\d+\.xml$/.test(name))?.[1];
  expect(chart(own)?.toString()).toContain('<a:srgbClr val="0B3D91"');
  const pictures = (parts: Map<string, Buffer>) => [...parts.keys()].filter((name) => name.startsWith('ppt/media/'));
  expect([pictures(own).length > 0, pictures(other)]).toEqual([true, []]);
  expect(other.get('ppt/theme/theme1.xml')?.toString()).toContain('name="Portal A"');
  expect(chart(other)?.toString()).not.toContain('0B3D91');
});

const office = ['/usr/bin/soffice', '/usr/bin/libreoffice'];
const run = promisify(execFile);

test('an office program draws every slide', async () => {
  const found = (
    await Promise.all(
      office.map((path) =>
        readFile(path).then(
          () => path,
          () => '',
        ),
      ),
    )
  ).find(Boolean);
  if (!found) return console.warn('Pictures of slides are skipped: LibreOffice is not installed.');
  const folder = await mkdtemp(join(tmpdir(), 'slides-'));
  try {
    const { bytes } = await take('pptx', [sheet('Ranking', ranking()), sheet('Trend', trend(), { shape })], 'zh_CN');
    await writeFile(join(folder, 'deck.pptx'), bytes);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    await run(found, [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, join(folder, 'deck.pptx')]);
    expect(await readdir(folder)).toContain('deck.pdf');
    expect((await PDFDocument.load(await readFile(join(folder, 'deck.pdf')))).getPageCount()).toBe(2);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
