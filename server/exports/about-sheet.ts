import {
  definitionLabel,
  definitionsOf,
  type Language,
  type Operator,
  signedAbout,
  type TableColumn,
  tableWords,
} from '@portal/contract';
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

/** A sheet by its name, what is said of its table, and whether cells of it are shaded. */
export interface DescribedSheet {
  sheet: string;
  table: Described;
  shaded: () => boolean;
}

const [title, label, text, link] = ['title', 'label', 'paragraph', 'link'].map(styleOf) as [
  number,
  number,
  number,
  number,
];

/** Each figure by its name, with what it means, how it is made and in which unit. */
function meaningsOf(columns: readonly TableColumn[], language: Language): [string, string][] {
  const words = tableWords(language);
  const colon = language === 'en' ? ': ' : '：';
  return definitionsOf(columns, language).map((own): [string, string] => {
    const { definition, formula, unit } = own;
    const lines = [definition, formula && words('formula') + colon + formula, unit && words('unit') + colon + unit];
    return [definitionLabel(words('definition'), own, language), lines.filter(Boolean).join('\n')];
  });
}

/** The sheet that says what the others hold: source, period, release, filters, definitions, the way back, who and when. */
export function aboutSheet(
  name: string,
  tables: readonly DescribedSheet[],
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
  const facts: [string, string][] = [
    [words.account, account],
    [words.madeAt, at],
  ];
  for (const [first, second] of signedAbout(facts, operator, language)) add(first, second);
  for (const { sheet, table, shaded } of tables) {
    rows.push([]);
    rows.push([{ value: table.title, style: title }]);
    if (tables.length > 1) add(words.title, sheet);
    for (const [first, second] of table.about) add(first, second);
    add(words.rows, String(table.count));
    for (const [first, second] of meaningsOf(table.columns, language)) add(first, second);
    if (shaded()) add(tableWords(language)('note'), words.shaded);
    const address = `${origin}${table.link}`;
    add(words.link, address, [label, link]);
    links.push({ row: rows.length, column: 1, address });
  }
  return { name, hasHead: false, widths: [22, 96], rows: () => [rows], filtered: () => 0, links: () => links };
}
