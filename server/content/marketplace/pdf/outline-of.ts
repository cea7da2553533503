import { PDFDict, type PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';

/** Entries that are read of an outline; a file may hold a circle of them. */
const mostEntries = 300;

/** The titles of the outline of a file, its first level only, in their order. */
export function outlineOf(file: PDFDocument): string[] {
  const titles: string[] = [];
  const seen = new Set<PDFDict>();
  const root = file.catalog.lookup(PDFName.of('Outlines'));
  let entry = root instanceof PDFDict ? root.lookup(PDFName.of('First')) : undefined;
  while (entry instanceof PDFDict && !seen.has(entry) && titles.length < mostEntries) {
    seen.add(entry);
    const title = entry.lookup(PDFName.of('Title'));
    if (title instanceof PDFString || title instanceof PDFHexString) titles.push(title.decodeText().trim());
    entry = entry.lookup(PDFName.of('Next'));
  }
  return titles.filter((title) => title !== '');
}
