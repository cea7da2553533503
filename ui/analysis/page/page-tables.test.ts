import { expect, test } from '@jest/globals';
import type { AskedSheet } from '@portal/contract';
import { type PageTable, sheetsOf } from './page-tables.ts';

const sheet = (title: string, question: object = { by: [title] }, shape: AskedSheet['shape'] = null): AskedSheet =>
  ({ kind: 'asked', title, link: '/', question, shape }) as AskedSheet;

/** Tables at places of the page: the first of the list stands last. */
function onPage(...found: (AskedSheet | null | undefined)[]): PageTable[] {
  document.body.innerHTML = found.map(() => '<p></p>').join('');
  const places = [...document.body.children].reverse();
  return found.map((entry, at) => ({ place: () => places[at] ?? null, sheet: () => entry }));
}

test('the tables of a page go in its order, each question once, and what cannot go is counted', () => {
  const chart = sheet('Chart', { by: ['brand'] });
  const table = sheet('Table', { by: ['brand'] });
  const pivot = sheet('Pivot', { by: ['brand'] }, { rows: 'brand', columns: 'period', indicator: 'volume' });
  const { sheets, without, waiting } = sheetsOf(onPage(null, pivot, table, undefined, chart));
  expect(sheets.map(({ title }) => title)).toEqual(['Chart', 'Pivot']);
  expect({ without, waiting }).toEqual({ without: 1, waiting: 1 });
});

test('a workbook holds twenty sheets: the others are said to be left out', () => {
  const many = Array.from({ length: 23 }, (_, at) => sheet(`t${at}`));
  const { sheets, without } = sheetsOf(onPage(...many));
  expect([sheets.length, without]).toEqual([20, 3]);
});
