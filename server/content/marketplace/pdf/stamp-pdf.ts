import { degrees, PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { ReportPart } from '../document/opening-key.ts';
import { openPdf } from './open-pdf.ts';

/** How the watermark lies on a page. */
const look = { size: 12, angle: 24, opacity: 0.16, stepY: 150, gap: 70 };

/**
 * A document with a watermark on each page.
 * @param part the whole of it, or its first page alone
 * @param text of letters that the standard fonts of PDF have
 */
export async function stampPdf(bytes: Uint8Array, part: ReportPart, text: string): Promise<Buffer> {
  const whole = await openPdf(bytes);
  const file = part === 'whole' ? whole : await firstPageOf(whole);
  const font = await file.embedFont(StandardFonts.Helvetica);
  for (const page of file.getPages()) {
    const { width, height } = page.getSize();
    const step = font.widthOfTextAtSize(text, look.size) + look.gap;
    for (let y = -look.stepY; y < height; y += look.stepY) {
      for (let x = -step / 2; x < width; x += step) {
        page.drawText(text, {
          x,
          y,
          font,
          size: look.size,
          color: rgb(0.2, 0.25, 0.35),
          opacity: look.opacity,
          rotate: degrees(look.angle),
        });
      }
    }
  }
  return Buffer.from(await file.save());
}

async function firstPageOf(whole: PDFDocument): Promise<PDFDocument> {
  const sample = await PDFDocument.create();
  const [page] = await sample.copyPages(whole, [0]);
  if (page) sample.addPage(page);
  return sample;
}

/** Whether a text can be written with the standard fonts of PDF, which have the letters of Western Europe alone. */
export const isPlainLatin = (text: string): boolean => /^[\x20-\x7e\u00a1-\u00ff]*$/.test(text);
