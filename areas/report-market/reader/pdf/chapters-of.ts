import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { Chapter } from '../reading.ts';

/** A chapter with the page on which it begins, from 0. */
export interface PagedChapter extends Chapter {
  page: number;
}

type Entry = NonNullable<Awaited<ReturnType<PDFDocumentProxy['getOutline']>>>[number];

/** Levels of an outline that are shown, and entries. */
const [deepest, most] = [2, 300];

/** The outline of a file as a list; entries that lead nowhere within the file are left out. */
export async function chaptersOf(document: PDFDocumentProxy): Promise<PagedChapter[]> {
  const chapters: PagedChapter[] = [];
  const walk = async (entries: readonly Entry[], level: number): Promise<void> => {
    for (const { title, dest, items } of entries) {
      if (chapters.length >= most) return;
      const page = await pageOf(document, dest);
      if (page !== null) chapters.push({ title, level, page });
      if (level < deepest) await walk(items as Entry[], level + 1);
    }
  };
  await walk((await document.getOutline()) ?? [], 0);
  return chapters;
}

async function pageOf(document: PDFDocumentProxy, dest: Entry['dest']): Promise<number | null> {
  const place = typeof dest === 'string' ? await document.getDestination(dest) : dest;
  const target: unknown = place?.[0];
  if (typeof target === 'number') return target;
  if (typeof target !== 'object' || target === null) return null;
  return document.getPageIndex(target as Parameters<PDFDocumentProxy['getPageIndex']>[0]).catch(() => null);
}
