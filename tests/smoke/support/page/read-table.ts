import type { Visitor } from '../visitor.ts';

export interface ShownTable {
  head: string[];
  /** Names and figures of each row as a person reads them, without the rank. */
  rows: string[][];
}

/** The table of figures that is on screen. @param at its place among several, from 0; it has been seen */
export async function readTable(visitor: Visitor, at = 0): Promise<ShownTable> {
  const first = await visitor.see('pivot');
  const pivot = at === 0 ? first : (await visitor.page.$$('[data-testid="pivot"]'))[at];
  if (!pivot) throw new Error(`no table ${at}`);
  return pivot.evaluate((section) => {
    const words = (cell: Element) => (cell as HTMLElement).innerText.replace(/\s+/g, ' ').trim();
    return {
      head: [...section.querySelectorAll('thead th')].map(words),
      rows: [...section.querySelectorAll('tbody tr')].map((row) => {
        const cells = [...row.children];
        const name = cells.findIndex((cell) => cell.tagName === 'TH');
        return cells.slice(name).map(words);
      }),
    };
  });
}

/** Rows of a CSV file up to its first empty line, without its head and byte order mark. Quoted cells may hold commas. */
export function readCsv(text: string): { head: string[]; rows: string[][] } {
  const lines = text.replace(/^\uFEFF/, '').split('\r\n');
  const cells = (line: string) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
      .slice(0, -1)
      .map((match) => (match[1] ?? '').replace(/^"|"$/g, '').replaceAll('""', '"'));
  const end = lines.indexOf('');
  const [head = [], ...rows] = lines.slice(0, end).map(cells);
  return { head, rows };
}

/** Whether an exact figure of a file is what the screen shows, rounded as the screen rounds; what is missing is empty. */
export function showsSame(text: string, exact: string): boolean {
  if (text.trim() === '-') return exact === '';
  const plain = text.replace(/[▲▼,%+\s]|pp$/g, '');
  if (!/^-?\d+(\.\d+)?$/.test(plain)) return text.trim() === exact.trim();
  const decimals = plain.split('.')[1]?.length ?? 0;
  return Math.abs(Number(plain) - Number(exact)) <= 0.5000001 * 10 ** -decimals;
}
