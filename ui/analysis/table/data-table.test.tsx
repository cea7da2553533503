import { expect, test } from '@jest/globals';
import type { MarketAnswer } from '@portal/contract';
import { aboutAnswer, tableOf } from '@portal/contract';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { testCatalogue } from '../testing/market.ts';
import { DataTable } from './data-table.tsx';

const count = 400;
const answer: MarketAnswer = {
  columns: [
    { key: 'model', kind: 'dimension', name: 'Model', unit: '', format: null, definition: '' },
    { key: 'volume', kind: 'indicator', name: 'Volume', unit: 'cars', format: 'count', definition: '' },
    { key: 'yoy', kind: 'indicator', name: 'YoY', unit: '', format: 'percent', definition: '' },
  ],
  rows: Array.from({ length: count }, (_, at) => ({
    kind: 'row' as const,
    keys: { model: `${at}` },
    names: { model: `Model ${at}` },
    values: { volume: 1000 - (at === 2 ? 1 : at), yoy: at % 2 ? 0.1 : -0.1 },
  })),
  total: null,
  cut: null,
  release: { id: 'r', publishedAt: '2026-09-10T00:00:00Z', demonstration: true, note: '' },
  period: { from: '2026-09', to: '2026-09', preliminaryFrom: null },
  dataSources: [{ key: 'DATASOURCE_CLH_PIFA', name: 'Wholesale' }],
  coverage: [],
};

const lines = () => [...document.querySelectorAll<HTMLElement>('tbody tr[data-kind]')];
const draw = () =>
  render(
    <DataTable
      caption="Ranking"
      model={tableOf(answer, 'en', testCatalogue)}
      language="en"
      sorting={{ key: 'volume', direction: 'descending' }}
      onSort={() => {}}
      ranked
    />,
  );

test('of a long table the rows in sight stand in the page, and all of them on paper', () => {
  draw();
  expect(lines().length).toBeLessThan(100);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(lines()).toHaveLength(count);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(lines().length).toBeLessThan(100);
});

test('a head keeps a range and a word with a hyphen whole, and reads as it is called', () => {
  const columns = ['10–15万元', 'Listed sub-models', 'Volume'].map((name, at) => ({
    key: `c${at}`,
    kind: 'indicator' as const,
    name,
    unit: '',
    format: 'count' as const,
    definition: '',
  }));
  const model = tableOf({ ...answer, columns: [...answer.columns.slice(0, 1), ...columns] }, 'en', testCatalogue);
  const { container } = render(<DataTable caption="T" model={model} language="en" sorting={null} onSort={() => {}} />);
  expect([...container.querySelectorAll('thead .whole')].map(({ textContent }) => textContent)).toEqual([
    '10–15万元',
    'sub-models',
  ]);
  expect(screen.getByRole('columnheader', { name: 'Listed sub-models' })).toBeTruthy();
});

test('how many rows are shown is written as figures are, with the thousands apart', () => {
  const model = { ...tableOf(answer, 'en', testCatalogue), cut: { shown: count, all: 12_345 } };
  render(<DataTable caption="R" model={model} language="en" sorting={null} onSort={() => {}} />);
  expect(screen.getByRole('status').textContent).toContain(`first ${count} of 12,345 rows`);
});

test('what is cut within each member says so in words of the question, on the screen and in files', () => {
  const cut = { shown: 18, all: 1030, each: { limit: 3, name: 'Brand' } };
  const model = { ...tableOf(answer, 'en', testCatalogue), cut };
  render(<DataTable caption="R" model={model} language="en" sorting={null} onSort={() => {}} />);
  const sentence = 'The first 3 of each brand are listed: 18 of 1,030 rows';
  expect(screen.getByRole('status').textContent).toBe(sentence);
  expect(aboutAnswer({ ...answer, cut }, [], 'en').map(([, text]) => text)).toContain(sentence);
  const inChinese = aboutAnswer({ ...answer, cut: { ...cut, each: { limit: 3, name: '品牌' } } }, [], 'zh_CN');
  expect(inChinese.map(([, text]) => text)).toContain('每个品牌只列前 3 项，共列出 1,030 行中的 18 行');
});

test('a revised figure carries what it was, for the eyes and for who listens', () => {
  const [first, ...rest] = answer.rows;
  if (!first) throw new Error('no rows');
  const [second, third] = rest;
  if (!second || !third) throw new Error('too few rows');
  // What reads the same was not revised for a reader.
  const alike = { ...second, revised: { volume: (second.values.volume ?? 0) + 0.3 } };
  const revised = { ...answer, rows: [{ ...first, revised: { volume: 987 } }, alike, third] };
  const model = tableOf(revised, 'en', testCatalogue);
  render(<DataTable caption="R" model={model} language="en" sorting={null} onSort={() => {}} />);
  const marked = document.querySelectorAll<HTMLElement>('[data-former]');
  expect([...marked].map((mark) => mark.dataset.former)).toEqual(['987']);
  expect(marked[0]?.textContent).toMatch(/^1,000 \(.*987/);
});

test('a copy takes all rows, also those out of sight, as a spreadsheet pastes them', () => {
  draw();
  const table = screen.getByRole('table');
  const copied: string[] = [];
  const copy = createEvent.copy(table, { clipboardData: { setData: (_: string, text: string) => copied.push(text) } });
  fireEvent(table, copy);
  expect(copied[0]?.split('\r\n')).toHaveLength(count + 1);
  expect(copied[0]?.split('\r\n')[1]).toBe('Model 0\t1000\t-10');
  expect(copy.defaultPrevented).toBe(true);
});

test('S3.032 equal figures share a place on the screen, and a change has the mark of a change', () => {
  draw();
  const first = lines()
    .slice(0, 4)
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(first.map(([place]) => place)).toEqual(['1', '2', '2', '4']);
  expect(first[0]?.at(-1)).toBe('▼-10.0%');
});

test('figures without a name stand below their own heads, each in a cell of figures', () => {
  const [, ...columns] = answer.columns;
  const alone = { ...answer, columns, rows: answer.rows.slice(0, 1).map((row) => ({ ...row, keys: {}, names: {} })) };
  render(
    <DataTable
      caption="Sum"
      model={tableOf(alone, 'en', testCatalogue)}
      language="en"
      sorting={null}
      onSort={() => undefined}
    />,
  );
  expect(document.querySelectorAll('tbody th')).toHaveLength(0);
  expect([...document.querySelectorAll('tbody td')].map((cell) => cell.textContent)).toEqual(['1,000', '▼-10.0%']);
});
