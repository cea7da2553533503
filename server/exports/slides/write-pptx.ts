import { createRequire } from 'node:module';
import type { Language } from '@portal/contract';
import type PptxGenJS from 'pptxgenjs';
import { projectFile } from '../../kernel/project-file.ts';
import { colours, fitted } from '../picture/marks.ts';
import { ruler } from '../picture/pen.ts';
import { altOf } from '../picture/text-of.ts';
import type { Brand } from './brand.ts';
import { chartOf } from './chart-of.ts';
import { madeText, notesOf, type SlidesMade } from './notes-of.ts';
import { retheme } from './retheme.ts';
import type { SlidePage } from './slide-page.ts';
import { columnWidths } from './table-widths.ts';
import { slideWord } from './words.ts';

/** Its module for `import` is one that Node 20 does not read: it does not say that it is one. */
const load = createRequire(projectFile('package.json'));

/** Of a slide of 16:9, in inches: its size, the edge, and where the figures stand. */
const [wide, edge, top, bottom] = [13.333, 0.5, 1.72, 6.35];
const inside = wide - 2 * edge;
const gap = 0.35;

const face: Record<Language, string> = { zh_CN: 'Microsoft YaHei', en: 'Calibri' };
const [ink, muted, rule] = [colours.ink, colours.muted, colours.grid].map((colour) => colour.slice(1));

/** Points of the font of a table, and pixels of an inch in them. */
const [tableFont, perInch] = [11, 72];

type MarkPicture = NonNullable<Brand['mark']>;

const dataOf = ({ png }: MarkPicture): string => `image/png;base64,${png.toString('base64')}`;

/** As high as it may be, and no wider than it may be. */
function sized({ ratio }: MarkPicture, high: number, most: number): { w: number; h: number } {
  const w = Math.min(most, high * ratio);
  return { w, h: w / ratio };
}

function addMaster(deck: PptxGenJS, brand: Brand, language: Language): void {
  const font = { fontFace: face[language], color: muted, fontSize: 10 };
  const company = brand.company && sized(brand.company, 0.5, 2.4);
  const mark = brand.mark && { h: 0.3, w: 0.3 * brand.mark.ratio };
  deck.defineSlideMaster({
    title: brand.layout,
    background: { color: 'FFFFFF' },
    objects: [
      { rect: { x: 0, y: 0, w: wide, h: 0.08, fill: { color: brand.series[0]?.slice(1) ?? ink } } },
      {
        placeholder: {
          options: {
            name: 'title',
            type: 'title',
            x: edge,
            y: 0.3,
            w: inside - (company ? company.w + gap : 0),
            h: 0.6,
            margin: 0,
            fontFace: face[language],
            fontSize: 26,
            bold: true,
            color: ink,
            align: 'left',
            valign: 'middle',
          },
          text: '',
        },
      },
      ...(brand.company && company
        ? [{ image: { data: dataOf(brand.company), x: wide - edge - company.w, y: 0.35, ...company } }]
        : []),
      { line: { x: edge, y: 7.0, w: inside, h: 0, line: { color: rule, width: 0.75 } } },
      ...(brand.mark && mark ? [{ image: { data: dataOf(brand.mark), x: edge, y: 7.08, ...mark } }] : []),
      {
        text: {
          text: brand.signature || brand.name,
          options: {
            ...font,
            x: edge + (mark ? mark.w + 0.12 : 0),
            y: 7.06,
            w: 8,
            h: 0.34,
            margin: 0,
            valign: 'middle',
          },
        },
      },
    ],
    slideNumber: { ...font, x: wide - edge - 0.6, y: 7.06, w: 0.6, h: 0.34, align: 'right' },
  });
}

function addTable(slide: PptxGenJS.Slide, page: SlidePage, at: { x: number; w: number }, font: string): void {
  const { head, rows, names } = page;
  const widths = columnWidths(page, at.w, (text) => ruler.wide(text, tableFont) / perInch);
  const cut = (text: string, column: number, strong: boolean) =>
    fitted(text, ((widths[column] ?? 1) - 0.16) * perInch, tableFont, ruler, strong);
  const cell = (text: string, column: number, strong: boolean): PptxGenJS.TableCell => ({
    text: cut(text, column, strong),
    options: {
      align: column < names ? 'left' : 'right',
      bold: strong,
      color: ink,
      border: [{ type: 'none' }, { type: 'none' }, { type: 'solid', pt: 0.75, color: rule }, { type: 'none' }],
    },
  });
  slide.addTable(
    [
      head.map((text, column) => cell(text, column, true)),
      ...rows.map(({ cells, whole }) => cells.map((text, column) => cell(text, column, whole))),
    ],
    {
      x: at.x,
      y: top,
      w: at.w,
      colW: widths,
      rowH: Math.min(0.4, (bottom - top) / (rows.length + 1)),
      fontFace: font,
      fontSize: tableFont,
      margin: [0.02, 0.08, 0.02, 0.08],
      valign: 'middle',
    },
  );
}

function addPage(deck: PptxGenJS, page: SlidePage, brand: Brand, imprint: SlidesMade, language: Language): void {
  const slide = deck.addSlide({ masterName: brand.layout });
  const font = face[language];
  slide.addText(page.title, { placeholder: 'title' });
  if (page.sentence)
    slide.addText(page.sentence, {
      x: edge,
      y: 0.95,
      w: inside,
      h: 0.6,
      margin: 0,
      fontFace: font,
      fontSize: 16,
      color: ink,
      valign: 'top',
      fit: 'shrink',
    });
  const half = inside * 0.54;
  if (page.picture) {
    const { kind, data, options } = chartOf(page.picture, page.numberFormat, brand.series);
    const place = { x: edge, y: top, w: half, h: bottom - top };
    const fonts = { catAxisLabelFontFace: font, valAxisLabelFontFace: font, legendFontFace: font };
    const chart = { ...options, ...fonts, ...place, titleFontFace: font, dataLabelFontFace: font };
    slide.addChart(deck.ChartType[kind], data, { ...chart, altText: altOf(page.picture) });
  }
  const left = page.picture ? edge + half + gap : edge;
  addTable(slide, page, { x: left, w: wide - edge - left }, font);
  const notes = notesOf(page, language);
  const link = { hyperlink: { url: `${imprint.origin}${page.link}` }, color: brand.series[0]?.slice(1) ?? ink };
  slide.addText(
    [
      { text: `${notes.join('  ·  ')}  ·  ` },
      { text: `${madeText(imprint, language)}  ·  ` },
      { text: slideWord(language, 'open'), options: link },
    ],
    {
      x: edge,
      y: 6.42,
      w: inside,
      h: 0.54,
      margin: 0,
      fontFace: font,
      fontSize: 9,
      color: muted,
      valign: 'top',
      fit: 'shrink',
    },
  );
  slide.addNotes([page.sentence, ...notes, madeText(imprint, language), link.hyperlink.url].filter(Boolean).join('\n'));
}

/**
 * Slides of 16:9 whose charts, tables and texts PowerPoint edits.
 * @returns the PPTX; it is made in memory, where a slide takes less than a megabyte
 */
export async function writePptx(
  pages: readonly SlidePage[],
  brand: Brand,
  imprint: SlidesMade & { title: string },
  language: Language,
): Promise<Buffer> {
  const Deck = load('pptxgenjs') as typeof PptxGenJS;
  const deck = new Deck();
  deck.layout = 'LAYOUT_WIDE';
  deck.title = imprint.title;
  deck.author = brand.name;
  deck.company = brand.signature || brand.name;
  deck.theme = { headFontFace: face[language], bodyFontFace: face[language] };
  addMaster(deck, brand, language);
  for (const page of pages) addPage(deck, page, brand, imprint, language);
  const slides = (await deck.write({ outputType: 'nodebuffer', compression: true })) as Buffer;
  return retheme(slides, { name: brand.master, colours: brand.series });
}
