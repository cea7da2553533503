import {
  type AskedSheet,
  type BuiltSheet,
  builtOf,
  type Language,
  type MarketAnswer,
  type MarketCatalogue,
  type MarketQuery,
  pivotOf,
  sortRows,
  type TableModel,
  tableOf,
} from '@portal/contract';

/** The most that a call carries, in characters: what it has beside the sheet is small. */
const room = 200_000;

interface Shown {
  title: string;
  link: string;
  model: TableModel;
  language: Language;
}

const figuresOf = ({ columns, rows }: TableModel) =>
  JSON.stringify([
    columns.map(({ key, name, format, unit }) => [key, name, format, unit]),
    rows.map(({ kind, names, values, uncovered }) => [
      kind,
      uncovered ?? false,
      columns.map((column) => (column.kind === 'dimension' ? names[column.key] : values[column.key]) ?? null),
    ]),
  ]);

/**
 * The sheet that the server makes of the same question, if that is the same table as on the screen to the last figure.
 * @param notes what narrows it beside the filters of the question
 * @returns null where the screen shows something else: figures of several answers, or rows that were left out
 */
export function sheetQuery(
  { title, link, model, language }: Shown,
  question: MarketQuery,
  answer: MarketAnswer,
  catalogue: MarketCatalogue | null,
  { notes, ranked }: Pick<AskedSheet, 'notes' | 'ranked'>,
): AskedSheet | null {
  const { made } = model;
  if (!made) return null;
  const { shape, sorting } = made;
  const again = shape ? pivotOf(answer, shape, language, catalogue) : tableOf(answer, language, catalogue);
  if (figuresOf({ ...again, rows: sortRows(again.rows, sorting, again.columns) }) !== figuresOf(model)) return null;
  return { kind: 'asked', title, link, question, shape, sorting, ranked, whole: false, notes };
}

/** The table of the screen as it is. @returns null where a call would not carry it */
export function builtSheet({ title, link, model }: Shown, about: BuiltSheet['about']): BuiltSheet | null {
  const sheet = builtOf({ title, link, model }, about);
  return JSON.stringify(sheet).length > room ? null : sheet;
}
