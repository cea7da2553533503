import { useEffect, useState } from 'react';
import { chaptersOf, type PagedChapter } from './chapters-of.ts';
import { openPdfFile, type PdfFile } from './pdf-file.ts';

/** A file that can be read. */
export interface OpenedPdf {
  document: PdfFile['document'];
  chapters: PagedChapter[];
  /** The size of each page in points. */
  sizes: { width: number; height: number }[];
}

/** Opens a file and closes it with its place. @returns null while it is on its way; whether it could not be opened */
export function usePdf(url: string): { opened: OpenedPdf | null; failed: boolean } {
  const [state, setState] = useState<{ url: string; opened: OpenedPdf | null; failed: boolean } | null>(null);
  useEffect(() => {
    let file: PdfFile | null = null;
    let gone = false;
    const open = async () => {
      file = await openPdfFile(url);
      if (gone) return file.close();
      const { document } = file;
      const numbers = Array.from({ length: document.numPages }, (_, at) => at + 1);
      const pages = await Promise.all(numbers.map((number) => document.getPage(number)));
      const sizes = pages.map((page) => {
        const { width, height } = page.getViewport({ scale: 1 });
        return { width, height };
      });
      const chapters = await chaptersOf(document);
      if (!gone) setState({ url, opened: { document, chapters, sizes }, failed: false });
    };
    open().catch(() => {
      if (!gone) setState({ url, opened: null, failed: true });
    });
    return () => {
      gone = true;
      file?.close();
    };
  }, [url]);
  return state?.url === url ? state : { opened: null, failed: false };
}
