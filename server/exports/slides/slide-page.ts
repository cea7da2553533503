import { columnHead, type Language, type TableColumn, type TableRow } from '@portal/contract';
import { bareText, mapTexts } from '../../kernel/words/bare-text.ts';
import type { FilledTable } from '../filled-table.ts';
import { firstRows } from '../first-rows.ts';
import { cellText } from '../picture/figure-text.ts';
import type { Picture } from '../picture/picture.ts';
import { pictureOfTable } from '../picture/picture-of-table.ts';
import { sentenceOf } from './sentence-of.ts';

/** What one slide, or one sheet of paper, shows of a table. */
export interface SlidePage {
  title: string;
  /** What the figures say; empty where there is no picture. */
  sentence: string;
  /** Null where a picture would tell no more than the table. */
  picture: Picture | null;
  /** How a figure of the picture is written, as spreadsheets spell it. */
  numberFormat: string;
  head: string[];
  rows: { cells: string[]; whole: boolean }[];
  /** How many columns name the row; the others hold figures. */
  names: number;
  /** How many rows and columns of figures the table has beside these. */
  more: { rows: number; columns: number };
  /** Period, source, release, filters and notes. */
  facts: [string, string][];
  /** The path that reopens it in the portal. */
  link: string;
}

/** What fits: rows, columns of figures beside a picture, and columns of figures without one. */
const [mostRows, besidePicture, alone] = [10, 3, 7];

/** The first columns of figures, or of months that go on to the right the newest. */
function figuresThatFit(figures: readonly TableColumn[], most: number): TableColumn[] {
  const goesOn = figures.length > 0 && figures.every(({ member }) => member?.dimension === 'period');
  return goesOn ? figures.slice(-most) : figures.slice(0, most);
}

const numberFormatOf = ({ format, decimals }: TableColumn): string => {
  const places = decimals ?? (format === 'count' ? 0 : 1);
  const number = `#,##0${places > 0 ? `.${'0'.repeat(places)}` : ''}`;
  return format === 'percent' ? `${number}"%"` : number;
};

/** No row stands out: nobody has asked about one. */
const noRow = (): boolean => false;

/**
 * Takes from a table what a slide shows of it; its figures are those of the table, written as on the screen. Its texts
 * are bare of signs that slides cannot hold: people write notes, and pages send tables.
 * @throws what reading the table throws
 */
export async function slidePage(table: FilledTable, language: Language): Promise<SlidePage> {
  const { title, link, columns, count, about } = table;
  const rows: TableRow[] = await firstRows(table, noRow, mostRows);
  const picture = await pictureOfTable(table, rows, noRow, null, language);
  const names = columns.filter(({ kind }) => kind === 'dimension');
  const figures = columns.filter(({ kind }) => kind === 'indicator');
  const [first] = figures;
  const fitting = figuresThatFit(figures, picture ? besidePicture : alone);
  const cells = [...names, ...fitting];
  const page: SlidePage = {
    title,
    link,
    sentence: picture && first ? sentenceOf(picture, first, language) : '',
    picture,
    numberFormat: first ? numberFormatOf(first) : '#,##0',
    head: cells.map((column) => columnHead(column, language)),
    rows: rows.map((row) => ({
      cells: cells.map((column) => cellText(row, column, language)),
      whole: row.kind !== 'row',
    })),
    names: names.length,
    more: { rows: Math.max(0, count - rows.length), columns: figures.length - fitting.length },
    facts: about,
  };
  return mapTexts(page, bareText);
}
