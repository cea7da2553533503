import { loadImage, PDFDocument } from '@napi-rs/canvas';
import type { Language } from '@portal/contract';
import { mapTexts } from '../../kernel/words/bare-text.ts';
import type { Mark } from '../picture/marks.ts';
import { drawMarks, hasSigns, inKnownSigns, ruler, withoutPictures } from '../picture/pen.ts';
import { exportRefusals } from '../refusals.ts';
import type { Brand } from './brand.ts';
import { laySheet, sheetSize } from './lay-sheet.ts';
import type { SlidesMade } from './notes-of.ts';
import type { SlidePage } from './slide-page.ts';

/** @throws Refusal where no font of this machine has a sign: a box for a word is no paper to hand on */
function checkSigns(marks: readonly Mark[]): void {
  if (marks.some((mark) => mark.kind === 'words' && !hasSigns(mark.text))) throw exportRefusals.withoutFont();
}

/**
 * What a page says, without little pictures that cannot be drawn. What others have noted at its figures never keeps a
 * person from the paper: a question mark stands for each of its signs that cannot be drawn.
 */
function printable(page: SlidePage): SlidePage {
  const { facts, ...rest } = page;
  const named = mapTexts(rest, withoutPictures);
  return { ...named, facts: mapTexts(facts, inKnownSigns) };
}

/**
 * A sheet of A4 for each page, its picture drawn in lines and its words as text.
 * @throws Refusal where this machine has no font for a word
 */
export async function writePdf(
  pages: readonly SlidePage[],
  brand: Brand,
  imprint: SlidesMade & { title: string },
  language: Language,
): Promise<Buffer> {
  const { title } = imprint;
  const paper = new PDFDocument({ title, author: brand.name, creator: brand.name, producer: brand.name });
  const mark = brand.mark && (await loadImage(brand.mark.png));
  const company = brand.company && (await loadImage(brand.company.png));
  for (const [at, page] of pages.entries()) {
    const number = pages.length > 1 ? `${at + 1} / ${pages.length}` : '';
    const sheet = laySheet(printable(page), brand, { ...imprint, number }, language, ruler);
    checkSigns([...sheet.marks, ...(sheet.picture?.marks ?? [])]);
    const context = paper.beginPage(sheetSize.width, sheetSize.height) as Parameters<typeof drawMarks>[0];
    drawMarks(context, sheet.marks);
    if (mark && brand.mark) {
      const { x, y, height } = sheet.mark;
      context.drawImage(mark, x, y, height * brand.mark.ratio, height);
    }
    if (company && sheet.company) {
      const { x, y, width, height } = sheet.company;
      context.drawImage(company, x, y, width, height);
    }
    if (sheet.picture) {
      context.save();
      context.translate(sheet.picture.x, sheet.picture.y);
      context.scale(sheet.picture.scale, sheet.picture.scale);
      drawMarks(context, sheet.picture.marks);
      context.restore();
    }
    paper.endPage();
  }
  return paper.close();
}
