import { PDFDocument } from '@cantoo/pdf-lib';
import { pdfLimits, UnfitPdf } from './unfit-pdf.ts';
import { visibleBox } from './visible-box.ts';

/** Where the marks of a whole file stand: its first bytes, and its last. */
const [headBytes, footBytes] = [1024, 2048];

/**
 * Opens a file as a document.
 * @throws UnfitPdf where it is none, cannot be read whole, wants a password, or is larger than a document may be
 */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  const text = (from: number, to?: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');
  if (!text(0, headBytes).includes('%PDF-')) throw new UnfitPdf('not-pdf');
  if (bytes.length > pdfLimits.bytes) throw new UnfitPdf('too-large');
  if (!text(Math.max(0, bytes.length - footBytes)).includes('%%EOF')) throw new UnfitPdf('damaged');
  const strict = { ignoreEncryption: true, throwOnInvalidObject: true };
  const file = await PDFDocument.load(bytes, strict).catch(async () => {
    throw new UnfitPdf((await isLocked(bytes)) ? 'locked' : 'damaged');
  });
  if (file.isEncrypted) throw new UnfitPdf('locked');
  const pages = pageCountOf(file);
  if (pages === 0) throw new UnfitPdf('no-pages');
  if (pages > pdfLimits.pages) throw new UnfitPdf('too-many-pages', pages);
  return file;
}

/** Whether what cannot be read of a file is so because it is encrypted. */
const isLocked = (bytes: Uint8Array): Promise<boolean> =>
  PDFDocument.load(bytes, { ignoreEncryption: true }).then(
    (file) => file.isEncrypted,
    () => false,
  );

function pageCountOf(file: PDFDocument): number {
  try {
    const pages = file.getPageCount();
    // One that does not say how large it is would be found out by its first reader.
    if (pages <= pdfLimits.pages) file.getPages().forEach(visibleBox);
    return pages;
  } catch {
    throw new UnfitPdf('damaged');
  }
}
