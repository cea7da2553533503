import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { describe, expect, test } from '@jest/globals';
import { writePdf } from '../../../demo/content/market-reports/write-pdf.ts';
import { openPdf, UnfitPdf } from './open-pdf.ts';
import { outlineOf } from './outline-of.ts';
import { isPlainLatin, stampPdf } from './stamp-pdf.ts';

const book = () =>
  writePdf({
    title: 'A data book',
    summary: 'In short',
    publisher: 'The Desk',
    blocks: [
      { kind: 'heading', text: 'Overall 总体' },
      { kind: 'bars', caption: 'Sales', bars: [{ name: 'August', value: 5, shown: '5' }] },
      { kind: 'heading', text: 'Models' },
      { kind: 'table', caption: 'Top', head: ['Model', 'Sales'], rows: Array(90).fill(['One', '1']) },
    ],
  });

const withPages = async (count: number) => {
  const file = await PDFDocument.create();
  for (let page = 0; page < count; page += 1) file.addPage([100, 100]);
  return file.save();
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

  test('letters that the standard fonts have are known', () => {
    expect(['demo', 'Zoë', '李明', 'a\nb'].map(isPlainLatin)).toEqual([true, true, false, false]);
  });
});
