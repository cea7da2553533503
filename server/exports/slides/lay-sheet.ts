import type { Language } from '@portal/contract';
import { layPicture } from '../picture/lay-picture.ts';
import { colours, fitted, type Mark, type Ruler, words } from '../picture/marks.ts';
import type { Brand } from './brand.ts';
import { madeText, notesOf, type SlidesMade } from './notes-of.ts';
import type { SlidePage } from './slide-page.ts';
import { columnWidths } from './table-widths.ts';
import { wrapped } from './wrapped.ts';

/** Of a sheet of A4, in points. */
export const sheetSize = { width: 595, height: 842 };

/** The edge, the size of the words of the table, the height of its rows, and the most that a picture takes. */
const [edge, tableFont, rowHeight, mostPicture] = [42, 10, 22, 330];
const inside = sheetSize.width - 2 * edge;

/** What is drawn on a sheet: marks of the sheet, and the picture, which is as large as it fits. */
export interface SheetDrawing {
  marks: Mark[];
  picture: { marks: Mark[]; x: number; y: number; scale: number } | null;
  /** Where the mark of who runs the portal stands; its width follows from its height. */
  mark: { x: number; y: number; height: number };
  /** Where the mark of the company stands, whole. */
  company: { x: number; y: number; width: number; height: number } | null;
}

interface Block {
  marks: Mark[];
  /** Where it ends. */
  end: number;
}

/** Lines of words below each other, the first as far below the top as it is high. */
function lines(texts: readonly string[], y: number, size: number, more: Parameters<typeof words>[2]): Block {
  const step = size * 1.4;
  const marks = texts.map((text, at) => words(text, { x: edge, y: y + step * (at + 0.5) }, { size, ...more }));
  return { marks, end: y + step * texts.length };
}

const line = (y: number, colour: string = colours.grid): Mark => ({
  kind: 'line',
  points: [
    { x: edge, y },
    { x: sheetSize.width - edge, y },
  ],
  colour,
  width: 0.75,
  dash: [],
});

function tableBlock(page: SlidePage, y: number, ruler: Ruler): Block {
  const widths = columnWidths(page, inside, (text) => ruler.wide(text, tableFont) + 12);
  const lefts = widths.map((_, column) => edge + widths.slice(0, column).reduce((sum, width) => sum + width, 0));
  const row = (cells: readonly string[], at: number, strong: boolean): Mark[] => [
    ...cells.map((text, column) => {
      const isName = column < page.names;
      const width = widths[column] ?? 0;
      const left = lefts[column] ?? edge;
      return words(
        fitted(text, width - 10, tableFont, ruler, strong),
        { x: isName ? left : left + width, y: y + (at + 0.5) * rowHeight },
        { size: tableFont, strong, colour: colours.ink, align: isName ? 'left' : 'right' },
      );
    }),
    line(y + (at + 1) * rowHeight, at === 0 ? colours.axis : colours.grid),
  ];
  const marks = [page.head, ...page.rows.map(({ cells }) => cells)].flatMap((cells, at) =>
    row(cells, at, at === 0 || page.rows[at - 1]?.whole === true),
  );
  return { marks, end: y + (page.rows.length + 1) * rowHeight };
}

/** The marks of a picture in the colours of the brand, series by series. */
const recoloured = (marks: readonly Mark[], series: readonly string[]): Mark[] =>
  marks.map((mark) => {
    const at = colours.series.indexOf(mark.colour as (typeof colours.series)[number]);
    return at < 0 ? mark : { ...mark, colour: series[at] ?? mark.colour };
  });

/** At the right of the title, as high as two of its lines at most. */
function placeOfCompany({ ratio }: NonNullable<Brand['company']>): NonNullable<SheetDrawing['company']> {
  const width = Math.min(120, 36 * ratio);
  return { x: sheetSize.width - edge - width, y: 36, width, height: width / ratio };
}

/** A sheet of A4: title, sentence, picture, first rows, notes, and who runs the portal. */
export function laySheet(
  page: SlidePage,
  brand: Brand,
  imprint: SlidesMade & { number: string },
  language: Language,
  ruler: Ruler,
): SheetDrawing {
  const company = brand.company && placeOfCompany(brand.company);
  const wrap = (text: string, size: number, most: number, strong = false, width = inside) =>
    wrapped(text, width, size, most, ruler, strong);
  const beside = inside - (company ? company.width + 12 : 0);
  const title = lines(wrap(page.title, 20, 2, true, beside), 40, 20, { strong: true, colour: colours.ink });
  const sentence = lines(page.sentence ? wrap(page.sentence, 12, 3) : [], title.end + 4, 12, { colour: colours.ink });
  const drawing = page.picture && layPicture({ ...page.picture, title: '', foot: [] }, ruler);
  const scale = drawing ? Math.min(inside / drawing.width, mostPicture / drawing.height) : 1;
  const top = sentence.end + 10;
  const table = tableBlock(page, drawing ? top + drawing.height * scale + 6 : top, ruler);
  const notes = [...notesOf(page, language), madeText(imprint, language)].join('  ·  ');
  const below = lines(wrap(notes, 8.5, 6), table.end + 12, 8.5, {});
  const foot = sheetSize.height - 36;
  const markWidth = brand.mark ? 16 * brand.mark.ratio + 6 : 0;
  const footWords = { y: foot + 18 };
  return {
    marks: [
      { kind: 'box', x: 0, y: 0, width: sheetSize.width, height: 6, colour: brand.series[0] ?? colours.ink },
      ...[...title.marks, ...sentence.marks, ...table.marks, ...below.marks],
      line(foot),
      words(fitted(brand.signature || brand.name, 400, 9, ruler), { x: edge + markWidth, ...footWords }, { size: 9 }),
      words(imprint.number, { x: sheetSize.width - edge, ...footWords }, { size: 9, align: 'right' }),
    ],
    picture: drawing && { marks: recoloured(drawing.marks, brand.series), x: edge, y: top, scale },
    mark: { x: edge, y: foot + 10, height: 16 },
    company,
  };
}
