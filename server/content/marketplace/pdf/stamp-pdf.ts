import { degrees, PDFDocument, type PDFEmbeddedPage, PDFName, PDFString, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { ReportPart } from '../document/opening-key.ts';
import { firstPageOf } from './first-page-of.ts';
import { isPortalPath, linkActions } from './links-of.ts';
import { openPdf } from './open-pdf.ts';
import { type PageBox, visibleBox } from './visible-box.ts';

/** How the watermark lies on a page; on a very large one it is not written more often, but further apart. */
const look = { size: 12, angle: 24, opacity: 0.16, stepY: 150, gap: 70, mostAcross: 16 };

/**
 * A document with a watermark over all that is seen of each page.
 * @param part the whole of it, or its first page alone
 * @param text of letters that the standard fonts of PDF have
 * @param origin what stands before the addresses of pages of the portal, so that they lead there from anywhere; empty in
 *   the portal's own reader
 */
export async function stampPdf(bytes: Uint8Array, part: ReportPart, text: string, origin = ''): Promise<Buffer> {
  const whole = await openPdf(bytes);
  const file = part === 'whole' ? whole : await firstPageOf(whole);
  // Pages of one size share one layer: a file of many pages stays as small as it was.
  const layers = new Map<string, PDFEmbeddedPage>();
  for (const page of file.getPages()) {
    const box = visibleBox(page);
    const size = `${box.width} ${box.height}`;
    const layer = layers.get(size) ?? (await layerOf(file, box, text));
    layers.set(size, layer);
    page.drawPage(layer, { x: box.x, y: box.y });
    if (origin === '') continue;
    for (const { action, address } of linkActions(page))
      if (isPortalPath(address)) action.set(PDFName.of('URI'), PDFString.of(origin + address));
  }
  return Buffer.from(await file.save());
}

/** The watermark for pages of one size. */
async function layerOf(file: PDFDocument, { width, height }: PageBox, text: string): Promise<PDFEmbeddedPage> {
  const sheet = await PDFDocument.create();
  const page = sheet.addPage([width, height]);
  const font = await sheet.embedFont(StandardFonts.Helvetica);
  const stepX = Math.max(font.widthOfTextAtSize(text, look.size) + look.gap, width / look.mostAcross);
  const stepY = Math.max(look.stepY, height / look.mostAcross);
  for (let y = -stepY; y < height; y += stepY) {
    for (let x = -stepX / 2; x < width; x += stepX) {
      page.drawText(text, {
        x,
        y,
        font,
        size: look.size,
        opacity: look.opacity,
        color: rgb(0.2, 0.25, 0.35),
        rotate: degrees(look.angle),
      });
    }
  }
  const [layer] = await file.embedPdf(await sheet.save());
  if (!layer) throw new Error('A watermark has no page.');
  return layer;
}
