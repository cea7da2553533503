import {
  PDFDocument,
  type PDFFont,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFString,
  rgb,
  StandardFonts,
} from '@cantoo/pdf-lib';
import type { Block } from '../../../content/index.ts';

/** What a file is written of: texts in the letters of the standard fonts of PDF. */
export interface Written {
  title: string;
  summary: string;
  publisher: string;
  blocks: readonly Block[];
}

/** Paper (A4) and what stands on it, in points. */
const paper = { width: 595, height: 842, side: 56, top: 64, foot: 56 };
const inside = paper.width - 2 * paper.side;
const ink = {
  text: rgb(0.11, 0.14, 0.2),
  muted: rgb(0.36, 0.4, 0.48),
  accent: rgb(0.2, 0.4, 1),
  line: rgb(0.87, 0.89, 0.93),
};

/** Letters that the standard fonts do not have become a question mark. */
const plain = (text: string): string => text.replace(/[^\x20-\x7e\u00a1-\u00ff]/g, '?');

/** Writes on pages from the top down, and begins another page where there is no room. */
class Sheets {
  page: PDFPage;
  y = 0;
  constructor(
    readonly file: PDFDocument,
    readonly regular: PDFFont,
    readonly strong: PDFFont,
  ) {
    this.page = this.next();
  }

  next(): PDFPage {
    this.page = this.file.addPage([paper.width, paper.height]);
    this.y = paper.height - paper.top;
    return this.page;
  }

  room(height: number): void {
    if (this.y - height < paper.foot) this.next();
  }

  words(text: string, size: number, { strong = false, color = ink.text, after = 6 } = {}): void {
    const font = strong ? this.strong : this.regular;
    for (const line of linesOf(plain(text), font, size)) {
      this.room(size * 1.4);
      this.y -= size * 1.4;
      this.page.drawText(line, { x: paper.side, y: this.y, size, font, color });
    }
    this.y -= after;
  }

  /** What a figure is; where the portal shows it, the line is a link there. */
  caption(text: string, path?: string): void {
    const [size, high] = [10, 14];
    // A caption stands on the page of its first rows.
    this.room(high + 54);
    this.words(text, size, { color: path === undefined ? ink.muted : ink.accent, after: 2 });
    if (path === undefined) return;
    const { context } = this.file;
    const line = { x: paper.side, y: this.y, width: this.regular.widthOfTextAtSize(plain(text), size) };
    const link = context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [line.x, line.y, line.x + Math.min(line.width, inside), line.y + high],
      Border: [0, 0, 0],
      A: { Type: 'Action', S: 'URI', URI: PDFString.of(path) },
    });
    link.set(PDFName.of('Contents'), PDFHexString.fromText(text));
    this.page.node.addAnnot(context.register(link));
  }

  /** Cells side by side, the first one wide and at the left, the others at the right of their columns. */
  row(cells: readonly string[], strong: boolean): void {
    this.room(18);
    this.y -= 18;
    const first = inside * 0.4;
    const wide = (inside - first) / Math.max(1, cells.length - 1);
    const font = strong ? this.strong : this.regular;
    for (const [at, cell] of cells.entries()) {
      const text = linesOf(plain(cell), font, 9, at === 0 ? first : wide)[0] ?? '';
      const x = paper.side + (at === 0 ? 0 : first + at * wide - font.widthOfTextAtSize(text, 9));
      this.page.drawText(text, { x, y: this.y + 5, size: 9, font, color: strong ? ink.muted : ink.text });
    }
    const line = { thickness: 0.5, color: ink.line };
    this.page.drawLine({ start: { x: paper.side, y: this.y }, end: { x: paper.side + inside, y: this.y }, ...line });
  }

  bar(name: string, share: number, label: string): void {
    this.room(18);
    this.y -= 18;
    const [left, most] = [paper.side + inside * 0.35, inside * 0.45];
    this.page.drawText(linesOf(plain(name), this.regular, 9, inside * 0.33)[0] ?? '', {
      x: paper.side,
      y: this.y + 5,
      size: 9,
      font: this.regular,
      color: ink.text,
    });
    this.page.drawRectangle({
      x: left,
      y: this.y + 3,
      width: Math.max(1, most * share),
      height: 10,
      color: ink.accent,
    });
    const text = plain(label);
    const x = paper.side + inside - this.regular.widthOfTextAtSize(text, 9);
    this.page.drawText(text, { x, y: this.y + 5, size: 9, font: this.regular, color: ink.muted });
  }
}

function linesOf(text: string, font: PDFFont, size: number, width = inside): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (font.widthOfTextAtSize(longer, size) <= width || lines.at(-1) === '') lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * @returns a file with a cover, a chapter for each heading, an outline of them, and a link from each figure to the page of
 *   the portal that shows it; and what is listed of it: its chapters, and its figures with their pages
 */
export async function writePdf({
  title,
  summary,
  publisher,
  blocks,
}: Written): Promise<{ bytes: Uint8Array; pages: number; listed: Block[] }> {
  const file = await PDFDocument.create();
  file.setTitle(title);
  // The same figures make the same bytes, whenever they are written.
  file.setCreationDate(new Date(0));
  file.setModificationDate(new Date(0));
  const fonts = [
    await file.embedFont(StandardFonts.Helvetica),
    await file.embedFont(StandardFonts.HelveticaBold),
  ] as const;
  const sheets = new Sheets(file, ...fonts);
  sheets.y -= 180;
  sheets.words(publisher, 11, { color: ink.muted, after: 12 });
  sheets.words(title, 28, { strong: true, after: 18 });
  sheets.words(summary, 12, { color: ink.muted });
  const chapters: { title: string; page: PDFPage }[] = [];
  const listed: Block[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') {
      sheets.next();
      sheets.words(block.text, 18, { strong: true, after: 10 });
      chapters.push({ title: block.text, page: sheets.page });
      listed.push(block);
    } else if (block.kind === 'paragraph') sheets.words(block.text, 11, { after: 12 });
    else {
      sheets.caption(block.caption, block.path);
      if (block.path !== undefined)
        listed.push({ kind: 'figure', caption: block.caption, path: block.path, page: file.getPageCount() });
      if (block.kind === 'table')
        for (const [at, cells] of [block.head, ...block.rows].entries()) sheets.row(cells, at === 0);
      else if (block.kind === 'bars') {
        const most = Math.max(...block.bars.map(({ value }) => Math.abs(value)), Number.EPSILON);
        for (const { name, value, shown: label } of block.bars) sheets.bar(name, Math.abs(value) / most, label);
      }
      sheets.y -= 16;
    }
  }
  writeOutline(file, chapters);
  return { bytes: await file.save(), pages: file.getPageCount(), listed };
}

/** Writes the outline of a file (ISO 32000, 12.3.3): a list in which each entry names its neighbours. */
function writeOutline(file: PDFDocument, chapters: readonly { title: string; page: PDFPage }[]): void {
  if (chapters.length === 0) return;
  const { context, catalog } = file;
  const [root, ...entries] = [context.nextRef(), ...chapters.map(() => context.nextRef())] as const;
  for (const [at, { title, page }] of chapters.entries()) {
    const entry = context.obj({ Parent: root, Dest: [page.ref, 'Fit'] });
    entry.set(PDFName.of('Title'), PDFHexString.fromText(title));
    const [before, after] = [entries[at - 1], entries[at + 1]];
    if (before) entry.set(PDFName.of('Prev'), before);
    if (after) entry.set(PDFName.of('Next'), after);
    const own = entries[at];
    if (own) context.assign(own, entry);
  }
  const [first, last] = [entries[0], entries.at(-1)];
  if (!root || !first || !last) return;
  const outlines = context.obj({ Type: 'Outlines' });
  outlines.set(PDFName.of('First'), first);
  outlines.set(PDFName.of('Last'), last);
  outlines.set(PDFName.of('Count'), PDFNumber.of(chapters.length));
  context.assign(root, outlines);
  catalog.set(PDFName.of('Outlines'), root);
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}
