import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type HiddenSeries, HiddenSeriesProvider, seriesMark, withHidden } from '../options/hidden-series.ts';
import type { CategoryChartSpec } from '../spec/spec.ts';
import { Chart } from './chart.tsx';

const spec: CategoryChartSpec = {
  kind: 'line',
  title: '销量',
  period: '2024/01 ~ 2024/02',
  source: '批发',
  language: 'zh_CN',
  categories: ['2024/01', '2024/02'],
  series: [{ key: 'total', name: '销量', format: 'count', values: [123456, 234567] }],
};

test('a chart says its title, period and source and has its figures as a table', () => {
  render(<Chart spec={spec} />);
  expect(screen.getByRole('figure', { name: '销量' })).toBeTruthy();
  expect(screen.getByText('2024/01 ~ 2024/02 · 来源：批发')).toBeTruthy();
  expect(screen.getByRole('cell', { name: '12.3 万' })).toBeTruthy();
});

test('a chart is drawn once the library is there', async () => {
  const { container } = render(<Chart spec={spec} />);
  await waitFor(() => expect(container.querySelector('[data-drawn] svg')).toBeTruthy());
});

test('the figures for those who hear a chart follow its picture in a task of their own', async () => {
  const { container, rerender } = render(<Chart spec={spec} />);
  await waitFor(() => expect(container.querySelector('[data-drawn] svg')).toBeTruthy());
  const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);
  rerender(
    <Chart spec={{ ...spec, series: [{ key: 'total', name: '销量', format: 'count', values: [345678, null] }] }} />,
  );
  expect(cells()).toEqual(['12.3 万', '23.5 万']);
  await waitFor(() => expect(cells()).toEqual(['34.6 万', '-']));
});

test('an event leads to where it is read by the link of the page, and is words where it leads nowhere', () => {
  const events: CategoryChartSpec['events'] = [
    { at: 1, kind: 'policy', name: '购置税', to: '/policy/policies?id=p1' },
    { at: 0, kind: 'launch', name: '海鸥' },
  ];
  const link = ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>;
  const { rerender } = render(<Chart spec={{ ...spec, events }} link={link} />);
  expect(screen.getAllByRole('link').map((element) => [element.textContent, element.getAttribute('href')])).toEqual([
    ['政策：购置税', '/policy/policies?id=p1'],
  ]);
  rerender(<Chart spec={{ ...spec, events }} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('list', { name: '事件' }).textContent).toContain('政策：购置税');
});

test('S8.024 a chart without any value says so', () => {
  render(<Chart spec={{ ...spec, series: [] }} />);
  expect(screen.getByText('没有数据')).toBeTruthy();
});

test('a drawing stays for the same figures, takes on others of its shape, and makes room for those of another', async () => {
  const { container, rerender } = render(<Chart spec={spec} />);
  const drawn = () => container.querySelector('[data-drawn] svg');
  await waitFor(() => expect(drawn()).toBeTruthy());
  const before = drawn();
  const strokes = new MutationObserver(() => undefined);
  strokes.observe(container, { subtree: true, childList: true, attributes: true, characterData: true });
  rerender(<Chart spec={structuredClone(spec)} />);
  expect(strokes.takeRecords()).toEqual([]);
  rerender(<Chart spec={{ ...spec, categories: spec.categories.map((name) => name.replace('2024', '2025')) }} />);
  expect(drawn()).toBe(before);
  expect(drawn()?.textContent).toContain('2025/02');
  rerender(<Chart spec={{ ...spec, series: [...spec.series, ...spec.series] }} />);
  expect(drawn()).not.toBe(before);
});

test('a chart is never called a picture, whose legend could not be pressed', async () => {
  const { container } = render(<Chart spec={spec} />);
  const roles: (string | null | undefined)[] = [];
  const look = () => container.querySelector('[data-drawn] svg')?.getAttribute('role');
  new MutationObserver(() => look() && roles.push(look())).observe(container, { childList: true, subtree: true });
  await waitFor(() => expect(look()).toBe('group'));
  // Drawn at once where the library is there already.
  roles.push(look());
  expect(new Set(roles)).toEqual(new Set(['group']));
});

const [total] = spec.series as [CategoryChartSpec['series'][number]];
const pair = { ...spec, series: [total, { ...total, key: 'electric', name: '新能源' }] };

test('what the legend hides is told to who keeps it, and what is kept as hidden is not drawn', async () => {
  const keys = pair.series.map(({ key }) => key);
  const reported: Parameters<HiddenSeries['onChange']>[] = [];
  const draw = (hidden: string[]) => (
    <HiddenSeriesProvider value={{ keys: hidden, onChange: (...change) => void reported.push(change) }}>
      <Chart spec={pair} />
    </HiddenSeriesProvider>
  );
  const { container, rerender } = render(draw([]));
  const names = () => [...container.querySelectorAll<SVGElement>('.highcharts-legend [role="button"]')];
  await waitFor(() => expect(names()).toHaveLength(keys.length));
  fireEvent.keyDown(names()[0] as SVGElement, { key: 'Enter' });
  expect(reported).toEqual([[keys[0], true]]);
  const pressed = () => names().map((name) => name.getAttribute('aria-pressed'));
  const [name] = names();
  rerender(draw([keys[0] as string]));
  await waitFor(() => expect(pressed()[0]).toBe('false'));
  // Whoever pressed it has the focus there still.
  expect(names()[0]).toBe(name);
  fireEvent.keyDown(names()[0] as SVGElement, { key: 'Enter' });
  expect(reported.at(-1)).toEqual([keys[0], false]);
  // What is hidden from outside, as by a link, is hidden without a report.
  rerender(draw([keys[1] as string]));
  await waitFor(() => expect(pressed()).toEqual(['true', 'false']));
  expect(reported).toHaveLength(2);
});

test('a picture leaves out what the legend hides, and does not name it', () => {
  const options = {
    series: [
      { type: 'line' as const, name: 'A', ...seriesMark({ key: 'a' }) },
      { type: 'line' as const, name: 'B', ...seriesMark({ key: 'b' }) },
    ],
  };
  const drawn = withHidden(options, () => ({ keys: ['a'], onChange: () => undefined, leavesOut: true })).series;
  expect(drawn).toMatchObject([{ visible: false, showInLegend: false }, { visible: true }]);
  expect(drawn?.[1]).not.toHaveProperty('showInLegend');
});
