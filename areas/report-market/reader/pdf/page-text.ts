import type { PDFDocumentProxy } from 'pdfjs-dist';

/** A run of text on a page: where it begins, in points from the lower left, how wide it is and how high its letters are. */
export interface Run {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a word that was found stands: its page from 0, and its box in points from the lower left of the page. */
export interface Hit {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The runs of a page that stand upright: a watermark lies across. @param page from 1 */
export async function runsOf(document: PDFDocumentProxy, page: number): Promise<Run[]> {
  const { items } = await (await document.getPage(page)).getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str === '') return [];
    const [, slant = 0, , height = 0, x = 0, y = 0] = item.transform as number[];
    return slant === 0 ? [{ text: item.str, x, y, width: item.width, height: Math.abs(height) }] : [];
  });
}

/** The boxes of words on a page, whichever case they are written in; the letters of a run count as equally wide. */
export function hitsOn(page: number, runs: readonly Run[], words: string): Hit[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return [];
  return runs.flatMap(({ text, x, y, width, height }) => {
    const content = text.toLowerCase();
    const letter = width / Math.max(1, content.length);
    const hits: Hit[] = [];
    for (let at = content.indexOf(wanted); at >= 0; at = content.indexOf(wanted, at + wanted.length)) {
      hits.push({ page, x: x + at * letter, y: y - height * 0.2, width: wanted.length * letter, height: height * 1.2 });
    }
    return hits;
  });
}
