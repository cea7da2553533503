/** The most pages that a document may have, and the most bytes. */
export const pdfLimits = { pages: 1000, bytes: 20 * 1024 * 1024 };

/** Why a file cannot be a document of the marketplace. */
export type PdfFault = 'not-pdf' | 'damaged' | 'locked' | 'no-pages' | 'too-many-pages' | 'too-large';

/** A file that cannot be a document, and why. */
export class UnfitPdf extends Error {
  constructor(
    readonly fault: PdfFault,
    readonly pages = 0,
  ) {
    super(fault);
  }
}
