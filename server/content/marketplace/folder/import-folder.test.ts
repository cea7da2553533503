import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { openState, type StateStore } from '../../../state/open-state.ts';
import { describeOnBothStores } from '../../../testing/both-stores.ts';
import { testNow } from '../../content-test-kit.ts';
import { checkAddresses } from '../../import/delivery/describe-part.ts';
import { sampleOf } from '../../report/block.ts';
import { writeReports } from '../../report/write-reports.ts';
import { removeSource } from '../../sources/manage-content.ts';
import { documentOf, hasDocument, readDocument, storeDocument } from '../document/document-store.ts';
import { htmlBlocks } from './html-blocks.ts';
import { importFolder } from './import-folder.ts';
import { readReportDocument } from './read-document.ts';

const page = `<html><head><title>x</title></head><body><h1>Overall</h1><p>The  market
  grew.</p><table data-path="/sales/ranking?by=model"><caption>Top</caption><tr><th>Model</th><th>Sales</th></tr>
  <tr><td>One</td><td>5</td></tr></table><script>alert(1)</script><h2>Notes</h2><ul><li>First</li></ul></body></html>`;

const pdf = async (pages: number) => {
  const file = await PDFDocument.create();
  for (let at = 0; at < pages; at += 1) file.addPage([100, 100]);
  return file;
};

describe('a page as blocks', () => {
  test('its texts and tables are read, and nothing that could run', () => {
    expect(htmlBlocks(page)).toEqual([
      { kind: 'heading', text: 'Overall' },
      { kind: 'paragraph', text: 'The market grew.' },
      {
        kind: 'table',
        caption: 'Top',
        head: ['Model', 'Sales'],
        rows: [['One', '5']],
        path: '/sales/ranking?by=model',
      },
      { kind: 'heading', text: 'Notes' },
      { kind: 'paragraph', text: 'First' },
    ]);
  });

  test.each(['//evil.example/x', 'https://evil.example', 'javascript:alert(1)', '/a?x="><script>'])(
    'the way %s leads nowhere',
    (path) => {
      const [table] = htmlBlocks(`<table data-path='${path}'><tr><th>a</th></tr><tr><td>b</td></tr></table>`);
      expect(table).not.toHaveProperty('path');
    },
  );
});

describe('pages as programs write them', () => {
  const table = (cells: string) =>
    `<table><tr><th><p>Model</p></th><th><p>Sales</p></th></tr><tr>${cells}</tr></table>`;
  const read = { kind: 'table', caption: '', head: ['Model', 'Sales'] };

  test('paragraphs, headings and lines in cells are what the cells say', () => {
    expect(htmlBlocks(table('<td><p>One</p></td><td><h3>5</h3></td>'))).toEqual([{ ...read, rows: [['One', '5']] }]);
    expect(htmlBlocks(table('<td><ul><li>One</li><li>two</li></ul></td><td>5<br>units</td>'))).toEqual([
      { ...read, rows: [['One two', '5 units']] },
    ]);
  });

  test('tables that lay out a page lose nothing that stands in them', () => {
    expect(htmlBlocks(`<table><tr><td>Before${table('<td>One</td><td>5</td>')}After</td></tr></table>`)).toEqual([
      { kind: 'paragraph', text: 'Before' },
      { ...read, rows: [['One', '5']] },
      { kind: 'paragraph', text: 'After' },
    ]);
  });

  test('texts of boxes and lines do not run into each other, and a head need not be closed', () => {
    expect(htmlBlocks('<head><title>x</title><body><div>One</div><div>two<br>three</div>')).toEqual(
      ['One', 'two', 'three'].map((text) => ({ kind: 'paragraph', text })),
    );
  });
});

describeOnBothStores('reports of a folder', (place) => {
  let folder: string;
  let state: StateStore;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'market-folder-'));
    state = await openState(await place());
  });
  afterEach(async () => {
    await state?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const put = (name: string, content: string | Uint8Array) => writeFile(join(folder, name), content);
  const head = 'key,title_en,title_zh_CN,publisher,publishedOn,category,price,topics,document';
  const list = (...rows: string[]) => put('reports.csv', `${[head, ...rows].join('\n')}\n`);
  const bring = async (more: object = {}) => {
    const reportsFolder = join(folder, 'imports');
    const given = { db: state.db, folder, source: 'own', now: testNow, reportsFolder, ...more };
    return (await importFolder(given)).report;
  };
  const stored = async () => {
    const rows = await state.db.selectFrom('report').select('source_key').orderBy('source_key').execute();
    return rows.map(({ source_key }) => source_key);
  };
  const documents = async () =>
    (await state.db.selectFrom('report_document').select('document_id').distinct().execute()).length;
  const sentences = async () =>
    (await bring()).problems.map(({ row, field, sentence }) => `${row} ${field}: ${sentence.en}`);

  test('a page in GB18030 is read as what it says', async () => {
    const chinese = '<h1>总体</h1><table><tr><th>a</th></tr><tr><td>b</td></tr></table>';
    await put('one.html', iconv.encode(chinese, 'gb18030'));
    await list('1,One,一,Desk,2026-01-10,special,0,,one.html');
    expect((await bring()).outcome).toBe('written');
    const { blocks } = await state.db.selectFrom('report_text').select('blocks').executeTakeFirstOrThrow();
    expect(blocks).toContain('总体');
  });

  test('pages and files come in whole, and a second time what changed is named', async () => {
    await put('one.html', page);
    await put('two.pdf', await (await pdf(3)).save());
    await list(
      '1,One,一,Desk,2026-01-10,special,9800,market|price,one.html',
      '2,Two,二,Desk,2026-01-11,databook,ask,,two.pdf',
    );
    expect(await bring({ dryRun: true })).toMatchObject({ outcome: 'dry-run', counts: { inserted: 2 } });
    expect([await stored(), await documents()]).toEqual([[], 0]);
    expect(await bring()).toMatchObject({ outcome: 'written', rows: 2, counts: { inserted: 2, refused: 0 } });
    expect([await stored(), await documents()]).toEqual([['1', '2'], 1]);
    const offers = state.db.selectFrom('report_offer').select(['category', 'price']).orderBy('category').execute();
    expect(await offers).toEqual([
      { category: 'databook', price: null },
      { category: 'special', price: 9800 },
    ]);
    await list(
      '1,One,一,Desk,2026-01-10,special,0,market|price,one.html',
      '2,Two,二,Desk,2026-01-11,databook,ask,,two.pdf',
    );
    expect(await bring()).toMatchObject({ counts: { inserted: 0, updated: 1, unchanged: 1 } });
    expect(await removeSource(state.db, 'own', folder)).toBe(2);
    expect([await stored(), await documents()]).toEqual([[], 0]);
  });

  test('search looks through all of a free report, and of others through what everybody is shown', async () => {
    await put('one.html', `${page}<p>Only for buyers</p>`);
    await list('1,One,一,Desk,2026-01-10,special,9800,,one.html', '2,Two,二,Desk,2026-01-10,special,ask,,one.html');
    await bring();
    const words = async () => {
      const rows = await state.db.selectFrom('report').select('search_all').orderBy('source_key').execute();
      return rows.map(({ search_all: all }) =>
        ['the market grew', 'notes', 'only for buyers'].map((word) => all.includes(word)),
      );
    };
    expect(await words()).toEqual([
      [true, true, false],
      [true, true, false],
    ]);
    await list('1,One,一,Desk,2026-01-10,special,0,,one.html', '2,Two,二,Desk,2026-01-10,special,ask,,one.html');
    await bring();
    expect(await words()).toEqual([
      [true, true, true],
      [true, true, false],
    ]);
  });

  test('a report takes the address of no other source, nor of one that is for all', async () => {
    await put('one.html', page);
    await list('b-1,One,一,Desk,2026-01-10,special,0,,one.html');
    await bring();
    await list('1,One,一,Desk,2026-01-10,special,0,,one.html');
    await expect(bring({ source: 'own-b' })).rejects.toThrow(/own-b-1 of “1” is taken by content of the source own;/);
    const texts = { en: { title: 'T', summary: '', publisher: 'P', blocks: [] } };
    const plain = { key: '1', kind: 'public' as const, publishedOn: '20260110', pages: 1, topics: [], texts };
    await writeReports(state.db, 'own', [plain]);
    await expect(bring()).rejects.toThrow(/own-1 of “1” is taken/);
    await expect(checkAddresses(state.db, 'report', 'own', ['b-1'])).rejects.toThrow(/own-b-1 of “b-1” is taken/);
    await checkAddresses(state.db, 'report', 'own', ['1', '2']);
    expect(await stored()).toEqual(['1', 'b-1']);
  });

  test('no sample is all of a report that costs something', async () => {
    const blocks = htmlBlocks('<h1>One</h1><p>a</p><table><tr><th>b</th></tr><tr><td>c</td></tr></table>');
    expect([blocks.length, sampleOf(blocks).length]).toEqual([3, 2]);
    await put('one.pdf', await (await pdf(1)).save());
    const row = (price: string) => `1,One,一,Desk,2026-01-10,special,${price},,one.pdf`;
    await list(row('ask'));
    expect(await sentences()).toEqual([
      expect.stringMatching(/^2 document: "one.pdf" has one page, and the first page/),
    ]);
    await list(row('0'));
    expect(await sentences()).toEqual([]);
  });

  test('a document of which parts were taken away meanwhile is not taken for whole', async () => {
    const file = await pdf(1);
    await file.attach(randomBytes(900_000), 'figures.bin');
    const document = documentOf(await file.save());
    await storeDocument(state.db, document);
    expect(await hasDocument(state.db, document)).toBe(true);
    await state.db.deleteFrom('report_document').where('part', '=', 1).execute();
    expect(await hasDocument(state.db, document)).toBe(false);
    await storeDocument(state.db, document);
    expect((await readDocument(state.db, document.documentId))?.equals(await document.read())).toBe(true);
  });

  test('a file that is another one by the time that it is stored ends the import, and another for a language is refused', async () => {
    await put('one.pdf', await (await pdf(1)).save());
    await put('two.pdf', await (await pdf(2)).save());
    const { document } = await readReportDocument(folder, 'one.pdf');
    await put('one.pdf', await (await pdf(3)).save());
    await expect(document?.read()).rejects.toThrow(/was changed while it was imported/);
    await put('reports.csv', `${head}_en,document_zh_CN\n1,One,一,Desk,2026-01-10,special,0,market,one.pdf,two.pdf\n`);
    expect(await sentences()).toEqual([expect.stringMatching(/^2 document: A report has one PDF for both languages/)]);
    expect(await stored()).toEqual([]);
  });

  test('a file that cannot be read, a report without figures and two of one key are refused, and nothing stays', async () => {
    const whole = await (await pdf(2)).save();
    const locked = await pdf(1);
    locked.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
    await put('one.html', page);
    await put('bare.html', '<p>Only words</p>');
    await put('cut.pdf', whole.subarray(0, whole.length >> 1));
    await put('locked.pdf', await locked.save());
    await put('long.pdf', await (await pdf(1001)).save());
    const row = (key: string, document: string, price = '0') =>
      `${key},T,题,Desk,2026-01-10,special,${price},market,${document}`;
    await list(
      row('1', 'one.html'),
      row('2', 'bare.html'),
      row('3', 'cut.pdf'),
      row('4', 'locked.pdf'),
      row('5', 'long.pdf'),
      row('6', 'gone.pdf'),
      row('7', '../state.sqlite'),
      row('1', 'one.html'),
      row('8', 'one.html', 'cheap'),
    );
    expect(await sentences()).toEqual([
      '3 document: "bare.html" has no figures; a report has at least one table.',
      '4 document: "cut.pdf" is damaged or cut off; export the PDF again.',
      '5 document: "locked.pdf" is locked; deliver a PDF without a password and without restrictions.',
      '6 document: "long.pdf" has 1,001 pages; 1,000 are the most. Deliver it in parts.',
      '7 document: There is no "gone.pdf" in the folder.',
      '8 document: "../state.sqlite" does not name a file of the folder; write the bare name, ending with .html or .pdf.',
      '9 key: The key "1" already appears in row 2.',
      '10 price: "cheap" is no price; write 0 for free, a whole sum in yuan, or ask.',
    ]);
    expect([await stored(), await documents()]).toEqual([[], 0]);
  });

  test('a list that is a folder, or has nothing below its head, is refused in words', async () => {
    await mkdir(join(folder, 'reports.csv'));
    await expect(bring()).rejects.toThrow(/must have one list/);
    await rm(join(folder, 'reports.csv'), { recursive: true });
    await list();
    await expect(bring()).rejects.toThrow('The file is empty: it has no data rows.');
  });

  test('a folder without a list, and the name of the demonstration, are refused', async () => {
    const refused = (promise: Promise<unknown>) =>
      promise.then(
        () => 'none',
        ({ sentence }) => sentence.en,
      );
    expect(await refused(bring())).toMatch(/must have one list/);
    expect(await refused(bring({ folder: join(folder, 'gone') }))).toMatch(/not found/);
    await list();
    expect(await refused(bring({ source: 'demonstration' }))).toMatch(/reserved/);
  });
});
