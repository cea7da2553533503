import { type Language, type Operator, signedAbout, type TableColumn, tableWords } from '@portal/contract';
import type { FilledTable } from './filled-table.ts';
import { fileWords } from './words.ts';
import type { Cell, Sheet } from './workbook/sheet-xml.ts';
import { styleOf } from './workbook/styles.ts';

/** Who ordered a file, when it was made, and where the portal is reached. */
export interface Made {
  /** The account by its name. */
  account: string;
  /** The time as text. */
  at: string;
  origin: string;
  /** Who runs the portal. */
  operator: Operator;
}

/** What is said of a table, without its rows. */
export type Described = Pick<FilledTable, 'title' | 'link' | 'columns' | 'count' | 'about'>;

const [title, label, text, link] = ['title', 'label', 'paragraph', 'link'].map(styleOf) as [
  number,
  number,
  number,
  number,
];

/** Each figure with what it means and how it is made; the same one of several columns once. */
function definitionsOf(columns: readonly TableColumn[], language: Language): [string, string][] {
  const words = tableWords(language);
  const figures = columns.filter(({ kind, definition }) => kind === 'indicator' && definition !== '');
  const meant = new Map<string, { names: string[]; formula: string }>();
  for (const { definition, name, formula } of figures) {
    const first = meant.get(definition) ?? { names: [], formula };
    meant.set(definition, { ...first, names: [...first.names, name] });
  }
  return [...meant].map(([definition, { names, formula }]): [string, string] => [
    names.length === 1 ? `${words('definition')} · ${names[0]}` : words('definition'),
    formula ? `${definition}\n${words('formula')}: ${formula}` : definition,
  ]);
}

/** The sheet that says what the others hold: source, period, release, filters, definitions, the way back, who and when. */
export function aboutSheet(
  name: string,
  tables: readonly { sheet: string; table: Described }[],
  { account, at, origin, operator }: Made,
  language: Language,
): Sheet {
  const words = fileWords(language);
  const links: { row: number; column: number; address: string }[] = [];
  const rows: Cell[][] = [];
  const add = (first: string, second = '', styles: [number, number] = [label, text]) =>
    rows.push([
      { value: first, style: styles[0] },
      { value: second, style: styles[1] },
    ]);
  const made: [string, string][] = [
    [words.account, account],
    [words.madeAt, at],
  ];
  for (const [first, second] of signedAbout(made, operator, language)) add(first, second);
  for (const { sheet, table } of tables) {
    rows.push([]);
    rows.push([{ value: table.title, style: title }]);
    if (tables.length > 1) add(words.title, sheet);
    for (const [first, second] of table.about) add(first, second);
    add(words.rows, String(table.count));
    for (const [first, second] of definitionsOf(table.columns, language)) add(first, second);
    const address = `${origin}${table.link}`;
    add(words.link, address, [label, link]);
    links.push({ row: rows.length, column: 1, address });
  }
  return { name, hasHead: false, widths: [22, 96], rows: () => [rows], filtered: () => 0, links: () => links };
}
