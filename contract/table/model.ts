import type { Language } from '../constants.ts';
import type { MarketAnswer, MarketCatalogue, MarketRow, WrittenAs } from '../schemas/index.ts';
import type { AnswerAbout } from './about.ts';
import { isUncovered } from './covered.ts';
import { tableWords } from './words.ts';

/** By which column rows stand, and which way. */
export interface Sorting {
  key: string;
  direction: 'ascending' | 'descending';
}

export type CellFormat = 'count' | 'percent' | 'points' | 'index';

export interface TableColumn {
  key: string;
  name: string;
  kind: 'dimension' | 'indicator';
  format: CellFormat | null;
  unit: string;
  definition: string;
  formula: string;
  /** Growth is coloured and signed. */
  growth: boolean;
  /** Of its figures, where another number of them is chosen than its format has. */
  decimals?: WrittenAs['decimals'];
  /** It is higher or lower without rising or falling: signed, in the colour of quiet words. */
  quiet?: boolean;
  /** Its words stand as a file wrote them, in whichever language that was. */
  asWritten?: boolean;
  /** The keys of its members in their own order, where they have one. */
  order?: readonly string[];
  /** The names of its head from the top, where it has several levels; the last is the lowest. */
  levels?: readonly string[];
  /** Its cells name months, quarters or years. */
  period?: boolean;
  /** What its figures are, where its name is that of a member. */
  figure?: string;
  /** The member that all of its figures are of. */
  member?: { dimension: string; key: string; name: string };
}

export type RowKind = 'row' | 'subtotal' | 'others' | 'total';

export interface TableRow {
  id: string;
  kind: RowKind;
  keys: Record<string, string>;
  names: Record<string, string>;
  values: Record<string, number | null>;
  /** What figures were in the release before, where they were others; by the key of the column. */
  revised?: Readonly<Record<string, number>>;
  /** What it says has not come yet: it was forecast, and its name says so. */
  forecast?: boolean;
  /** Nobody delivered what the row is about: its figures are not known. */
  uncovered?: boolean;
  /** Columns whose figures are of earlier months that nobody delivered. */
  unbased?: readonly string[];
  /** What takes it its place in a ranking: it is no car, maker or place of its own. */
  unnamed?: MarketRow['unnamed'];
  /** Words in the place of figures that are missing, by the key of the column: of who has just come, that it is new. */
  texts?: Readonly<Record<string, string>>;
}

/** What a table shows and an export writes: the same columns and rows for both. */
export interface TableModel {
  columns: TableColumn[];
  rows: TableRow[];
  cut: MarketAnswer['cut'];
  /** The answer it is a table of. */
  of?: AnswerAbout;
  /** How it was made of an answer, for whoever makes it again; absent where it was made of several. */
  made?: { shape: CrossShape | null; sorting: Sorting | null };
}

/** A table with a column for each member of a dimension, and a figure in each cell. */
export interface CrossShape {
  /** The dimensions of rows and of columns, and the figure. */
  rows: string;
  columns: string;
  indicator: string;
  /** Figures that stand beside that one, in columns of their own: what it was, and how it has changed since. */
  beside?: string[];
}

/** Whether an indicator says how another one has changed; nothing is known of it before the catalogue is. */
export const isGrowth = (catalogue: MarketCatalogue | null | undefined, wanted: string): boolean =>
  catalogue?.indicators.some(({ key, growth }) => growth && key === wanted) ?? false;

/** Names of the rows that stand for several members stand in the first column. */
export function rowNames(kind: RowKind, names: Record<string, string>, first: string, language: Language) {
  const words = tableWords(language);
  if (kind === 'others' || kind === 'total') return { ...names, [first]: words(kind) };
  return names;
}

/**
 * Makes a table of an answer: its rows in their order, then the total.
 * @param catalogue gives the formula of each indicator, and which of them are growth
 */
export function tableOf(answer: MarketAnswer, language: Language, catalogue?: MarketCatalogue | null): TableModel {
  const words = tableWords(language);
  const columns = answer.columns.map((column): TableColumn => {
    const formula = catalogue?.indicators.find(({ key }) => key === column.key)?.formula ?? '';
    return { ...column, formula, growth: isGrowth(catalogue, column.key) };
  });
  const dimensions = columns.filter(({ kind }) => kind === 'dimension');
  const first = dimensions[0]?.key ?? '';
  const second = dimensions[1]?.key;
  const rows = answer.rows.map((row, index): TableRow => {
    const names = rowNames(row.kind, row.names, first, language);
    const subtotal = row.kind === 'subtotal' && second ? { [second]: words('subtotal') } : {};
    const uncovered = isUncovered(answer, row.keys);
    return { ...row, id: `${row.kind}-${index}`, names: { ...names, ...subtotal }, uncovered };
  });
  if (answer.total) {
    rows.push({
      id: 'total',
      kind: 'total',
      keys: {},
      names: rowNames('total', {}, first, language),
      values: answer.total,
      revised: answer.revisedTotal,
      uncovered: isUncovered(answer, {}),
    });
  }
  return { columns, rows, cut: answer.cut, of: answer, made: { shape: null, sorting: null } };
}
