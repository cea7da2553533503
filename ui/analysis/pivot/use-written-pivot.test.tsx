import { expect, test } from '@jest/globals';
import type { WrittenAs } from '@portal/contract';
import { setLanguage } from '@portal/shell';
import { WrittenProvider } from '@portal/ui/charts';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Pivot, PivotFigure, PivotNode } from './rows/types.ts';
import { useWrittenPivot } from './use-written-pivot.ts';

const figure = (id: string, unit: string, format: PivotFigure['format']): PivotFigure => ({
  id,
  name: id,
  unit,
  format,
  growth: false,
  definition: '',
  formula: '',
  adds: 'never',
});

const root: PivotNode = { id: '', name: '', path: [], keys: {}, depth: 0, children: [], unnamed: false };

const pivot: Pivot = {
  shape: { rows: [], columns: [] },
  figures: [figure('volume', '辆', 'count'), figure('tp', '元', 'count'), figure('share', '', 'percent')],
  rows: root,
  columns: root,
  cell: (row) => (row === '' ? [123_456, 152_300, 0.5] : [undefined, null, null]),
  orders: {},
  isUncovered: () => false,
};

const writtenAs = (written: WrittenAs, onRows = false): Pivot => {
  setLanguage('zh_CN');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WrittenProvider value={written}>{children}</WrittenProvider>
  );
  return renderHook(() => useWrittenPivot(pivot, onRows), { wrapper }).result.current;
};

test('a pivot stays as it is where nothing is chosen, and in single cars and yuan', () => {
  expect(writtenAs({})).toBe(pivot);
  expect(writtenAs({ unit: 'single' })).toBe(pivot);
});

test('cars and money are divided by the unit that is chosen, ratios and what is missing are not', () => {
  const { figures, cell } = writtenAs({ unit: 'large' });
  expect(figures.map(({ name, unit, decimals }) => [name, unit, decimals])).toEqual([
    ['volume', '万辆', 1],
    ['tp', '万元', 2],
    ['share', '', undefined],
  ]);
  expect(cell('', '')).toEqual([12.3456, 15.23, 0.5]);
  expect(cell('b', '')).toEqual([undefined, null, null]);
});

test('decimals alone are of ratios: whole cars and yuan have none, and their cells are the same', () => {
  const { figures, cell } = writtenAs({ decimals: 2 });
  expect(figures.map(({ decimals }) => decimals)).toEqual([undefined, undefined, 2]);
  expect(cell).toBe(pivot.cell);
});

test('figures on rows say another unit than usual in their name, which no head says', () => {
  expect(writtenAs({ unit: 'large' }, true).figures.map(({ name }) => name)).toEqual([
    ...['volume (万辆)', 'tp (万元)', 'share'],
  ]);
});
