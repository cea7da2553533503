import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Chart } from '../picture/chart.tsx';
import type { HeatChartSpec } from '../spec/grid-spec.ts';
import { heatLayout } from './heat-layout.ts';

const spec: HeatChartSpec = {
  kind: 'heat',
  title: 'Depth by city',
  language: 'en',
  rowsName: 'Model',
  rows: [
    { key: 'a', name: 'Seagull' },
    { key: 'b', name: 'Lavida' },
  ],
  columns: [
    { key: '1101', name: 'Beijing' },
    { key: '3101', name: 'Shanghai' },
    { key: '5101', name: 'Chengdu' },
  ],
  value: { name: 'Depth', format: 'percent' },
  values: [
    [0.1, 0, null],
    [0.2, null, null],
  ],
  uncovered: [
    [false, false, false],
    [false, false, true],
  ],
};

const cells = () => [...document.querySelectorAll('td')].map(({ textContent }) => textContent);

describe('a heat table', () => {
  test('is itself the table that is heard: none, zero and not covered are told apart', async () => {
    render(<Chart spec={spec} />);
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(cells()).toEqual(['10.0%', '0.0%', '-', '20.0%', '-', 'not covered']);
    const colours = screen.getAllByRole('cell').map((cell) => (cell as HTMLElement).style.backgroundColor);
    expect(colours[1]).not.toBe('');
    expect([colours[2], colours[5]]).toEqual(['', '']);
  });

  test('one stop of the Tab key, arrows lead on, Enter and a press pick row and column', async () => {
    const onPick = jest.fn();
    render(<Chart spec={spec} onPick={onPick} />);
    await waitFor(() => expect(screen.getByRole('grid')).toBeTruthy());
    const stops = () => screen.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0);
    expect(stops()).toHaveLength(1);
    fireEvent.keyDown(stops()[0] as HTMLElement, { key: 'ArrowDown' });
    fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'End' });
    fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'Enter' });
    expect(onPick.mock.calls).toEqual([[1, 2, document.activeElement]]);
    fireEvent.click(screen.getByText('10.0%'));
    expect(onPick.mock.calls.at(-1)?.slice(0, 2)).toEqual([0, 0]);
  });

  test('without any figure says so', () => {
    render(<Chart spec={{ ...spec, values: [[null], [null]] }} />);
    expect(screen.getByText('No data')).toBeTruthy();
  });
});

describe('the layout of a heat table', () => {
  const names = ['Seagull'];
  const heads = (count: number) => Array.from({ length: count }, (_, at) => `City ${at}`);
  const texts = ['12.3%'];

  test('writes figures where all have room, leaves them out where the whole is then seen, else goes beyond the room', () => {
    expect(heatLayout(1100, names, heads(12), texts)).toMatchObject({ isWritten: true, isUpright: false });
    const wide = heatLayout(1100, names, heads(30), texts);
    expect(wide).toMatchObject({ isWritten: false, isUpright: true });
    expect(wide.names + 30 * wide.cell).toBeLessThanOrEqual(1100);
    const phone = heatLayout(340, names, heads(30), texts);
    expect(phone.isWritten).toBe(true);
    expect(phone.names + 30 * phone.cell).toBeGreaterThan(340);
  });

  test('names take less than half of the room, however long they are', () => {
    expect(heatLayout(340, ['n'.repeat(80)], heads(3), texts).names).toBeLessThan(170);
  });
});
