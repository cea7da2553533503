import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import { describe, expect, test } from '@jest/globals';
import { writePdf } from '../../../demo/content/market-reports/write-pdf.ts';
import { isPlainLatin } from '../document/watermark.ts';
import { isPortalPath, linkActions, portalLinksOf } from './links-of.ts';
import { openPdf } from './open-pdf.ts';
import { outlineOf } from './outline-of.ts';
import { stampPdf } from './stamp-pdf.ts';
import { UnfitPdf } from './unfit-pdf.ts';

const book = () =>
  writePdf({
    title: 'A data book',
    summary: 'In short',
    publisher: 'The Desk',
    blocks: [
      { kind: 'heading', text: 'Overall 总体' },
      { kind: 'bars', caption: 'Sales', bars: [{ name: 'August', value: 5, shown: '5' }], path: '/sales/trend?a=1' },
      { kind: 'heading', text: 'Models' },
      { kind: 'table', caption: 'Top', head: ['Model', 'Sales'], rows: Array(90).fill(['One', '1']) },
    ],
  });

const withPages = async (count: number) => {
  const file = await PDFDocument.create();
  for (let page = 0; page < count; page += 1) file.addPage([100, 100]);
  return file.save();
};

/** All that a file holds, with its streams as they are read. */
const allOf = (bytes: Buffer): string => {
  const raw = bytes.toString('latin1');
  const streams = [...raw.matchAll(/(?<!end)stream\r?\n/g)].map(({ index, 0: { length } }) => {
    try {
      return inflateSync(bytes.subarray(index + length), { finishFlush: 2 }).toString('latin1');
    } catch {
      return '';
    }
  });
  return [raw, ...streams].join('\n');
};

const hex = (text: string): string => Buffer.from(text).toString('hex').toUpperCase();

/** A file of two pages, each with words and a drawing; the first one names the other, and both share their resources. */
const linked = async () => {
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.Helvetica);
  const inner = await PDFDocument.create();
  inner.addPage([40, 40]).drawText('Paid drawing', { x: 1, y: 1, size: 5 });
  inner.addPage([40, 40]).drawText('Shown drawing', { x: 1, y: 1, size: 5 });
  const [paid, free] = await file.embedPdf(await inner.save(), [0, 1]);
  const [first, second] = [file.addPage([300, 300]), file.addPage([300, 300])];
  first.drawText('Contents', { x: 10, y: 10, font, size: 10 });
  second.drawText('Paid words', { x: 10, y: 10, font, size: 10 });
  if (free) first.drawPage(free);
  if (paid) second.drawPage(paid);
  const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 10, 10], Dest: [second.ref, 'Fit'] };
  first.node.addAnnot(file.context.register(file.context.obj(link)));
  if (paid) first.node.newXObject('Other', paid.ref);
  return file.save();
};

/** Where on its page, whose corners are these, a watermark lies. */
const markedAt = async (...corners: number[]): Promise<string[]> => {
  const file = await PDFDocument.create();
  const page = file.addPage([300, 300]);
  page.node.set(PDFName.of('MediaBox'), file.context.obj(corners));
  const text = allOf(await stampPdf(await file.save(), 'whole', 'demo'));
  return [...text.matchAll(/^1 0 0 1 (\S+ \S+) cm$/gm)].map(([, at = '']) => at).filter((at) => at !== '0 0');
};

const faultOf = (bytes: Uint8Array) =>
  openPdf(bytes).then(
    () => 'none',
    (error: unknown) => (error instanceof UnfitPdf ? error.fault : String(error)),
  );

describe('files as documents', () => {
  test('a file that is whole is opened, with its pages and its outline', async () => {
    const { bytes, pages } = await book();
    const file = await openPdf(bytes);
    expect(file.getPageCount()).toBe(pages);
    expect(pages).toBeGreaterThan(4);
    expect(outlineOf(file)).toEqual(['Overall 总体', 'Models']);
    expect(outlineOf(await openPdf(await withPages(1)))).toEqual([]);
  });

  test('figures of a file lead to their questions: listed with their pages, and from anywhere once it is taken away', async () => {
    const { bytes, listed } = await book();
    const figure = { caption: 'Sales', path: '/sales/trend?a=1', page: 2 };
    expect(portalLinksOf(await openPdf(bytes))).toEqual([figure]);
    expect(listed.filter(({ kind }) => kind === 'figure')).toEqual([{ kind: 'figure', ...figure }]);
    const addresses = async (origin: string) => {
      const file = await openPdf(await stampPdf(bytes, 'whole', 'demo', origin));
      return file.getPages().flatMap((page) => linkActions(page).map(({ address }) => address));
    };
    expect(await addresses('')).toEqual(['/sales/trend?a=1']);
    expect(await addresses('https://portal.example')).toEqual(['https://portal.example/sales/trend?a=1']);
    expect(['//elsewhere', 'https://elsewhere', '/a b', '/\\x', ''].filter(isPortalPath)).toEqual([]);
  });

  test('the same figures make the same file', async () => {
    const [one, other] = [await book(), await book()];
    expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true);
  });

  test('what is no file, is cut off, locked, empty or of more than 1,000 pages says what is wrong', async () => {
    const { bytes } = await book();
    const locked = await PDFDocument.load(bytes);
    locked.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
    expect(await faultOf(Buffer.from('Not a file at all'))).toBe('not-pdf');
    expect(await faultOf(bytes.subarray(0, bytes.length >> 1))).toBe('damaged');
    expect(await faultOf(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(500, 7), Buffer.from('%%EOF')]))).toBe(
      'damaged',
    );
    expect(await faultOf(await locked.save())).toBe('locked');
    expect(await faultOf(await withPages(1001))).toBe('too-many-pages');
    expect(await faultOf(await withPages(1000))).toBe('none');
    expect(await faultOf(Buffer.concat([bytes, Buffer.alloc(20 * 1024 * 1024)]))).toBe('too-large');
  });

  test('a watermark lies on each page; a sample is the first page alone', async () => {
    const { bytes, pages } = await book();
    const whole = await openPdf(await stampPdf(bytes, 'whole', 'demo - 2026-10-15 12:00:00'));
    expect(whole.getPageCount()).toBe(pages);
    for (const page of whole.getPages()) {
      const fonts = page.node.Resources()?.toString() ?? '';
      expect(fonts).toContain(StandardFonts.Helvetica);
    }
    const sample = await stampPdf(bytes, 'sample', 'demo');
    expect((await openPdf(sample)).getPageCount()).toBe(1);
    expect(sample.length).toBeLessThan(bytes.length);
  });

  test('a sample holds nothing of other pages, though its page leads to them', async () => {
    const sample = allOf(await stampPdf(await linked(), 'sample', 'demo'));
    const found = ['Contents', 'Shown drawing', 'Paid words', 'Paid drawing'].map((text) => sample.includes(hex(text)));
    expect(found).toEqual([true, true, false, false]);
  });

  test('a watermark lies where a page is, whichever corners it is named by', async () => {
    expect(await markedAt(1000, 2000, 1600, 2800)).toEqual(['1000 2000']);
    expect(await markedAt(612, 792, 100, 50)).toEqual(['100 50']);
  });

  test('many pages of one size share a watermark, and a very large one has no more of it', async () => {
    const marks = async (bytes: Uint8Array) =>
      allOf(await stampPdf(bytes, 'whole', 'demo')).split(`<${hex('demo')}> Tj`).length;
    const one = await marks(await withPages(1));
    expect(await marks(await withPages(200))).toBe(one);
    const large = await PDFDocument.create();
    large.addPage([60_000, 60_000]);
    expect(await marks(await large.save())).toBeLessThan(1000);
  });

  test('a page that does not say how large it is makes a file damaged, whichever it is', async () => {
    const file = await PDFDocument.load(await withPages(3));
    file.getPage(2).node.delete(PDFName.of('MediaBox'));
    expect(await faultOf(await file.save())).toBe('damaged');
  });

  test('letters that the standard fonts have are known', () => {
    expect(['demo', 'Zoë', '李明', 'a\nb'].map(isPlainLatin)).toEqual([true, true, false, false]);
  });
});
