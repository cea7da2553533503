import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { moveField, type Placement, shiftField } from './move-field.ts';
import { PivotFields } from './pivot-fields.tsx';

const fields = ['area', 'brand', 'period', 'segment', 'tier', 'city'].map((key) => ({ key, name: `d:${key}` }));
const start: Placement = { rows: ['area', 'brand'], columns: ['period'], narrowed: [] };

function Fields() {
  const [placement, setPlacement] = useState(start);
  return <PivotFields placement={placement} fields={fields} language="en" onChange={setPlacement} />;
}

const field = (key: string) => {
  const found = document.querySelector<HTMLElement>(`[data-field="${key}"]`);
  if (!found) throw new Error(`no field ${key}`);
  return found;
};
const inZone = (zone: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-zone="${zone}"] [data-field]`)].map(
    (element) => element.dataset.field,
  );

test('arrow keys change the order, Delete takes away; each move is said and keeps the focus', () => {
  render(<Fields />);
  fireEvent.keyDown(field('brand'), { key: 'ArrowLeft' });
  expect(inZone('rows')).toEqual(['brand', 'area']);
  expect(screen.getByTestId('pivot-announced').textContent).toBe('d:brand moved to Rows, place 1 of 2');
  expect(document.activeElement).toBe(field('brand'));
  fireEvent.keyDown(field('area'), { key: 'Delete' });
  expect(inZone('rows')).toEqual(['brand']);
  expect(screen.getByTestId('pivot-announced').textContent).toBe('d:area removed');
});

test('the menu of a field moves it to any place', () => {
  render(<Fields />);
  fireEvent.click(field('area'));
  const menu = screen.getByRole('dialog', { name: /d:area/, hidden: true });
  fireEvent.click(within(menu).getByRole('button', { name: 'Move to columns', hidden: true }));
  expect([inZone('rows'), inZone('columns')]).toEqual([['brand'], ['period', 'area']]);
  expect(screen.getByTestId('pivot-announced').textContent).toBe('d:area moved to Columns, place 2 of 2');
});

test('a dragged field lies where it is dropped', () => {
  render(<Fields />);
  const dataTransfer = { getData: () => 'area', types: ['application/x-portal-field'] };
  const zone = document.querySelector<HTMLElement>('fieldset[data-zone="narrowed"]') as HTMLElement;
  fireEvent.dragOver(zone, { dataTransfer });
  fireEvent.drop(zone, { dataTransfer });
  expect([inZone('rows'), inZone('narrowed')]).toEqual([['brand'], ['area']]);
});

test('a place that is full takes no more, and a step beyond the end changes nothing', () => {
  const full: Placement = { rows: [], columns: ['period', 'area'], narrowed: [] };
  expect(moveField(full, 'brand', 'columns')).toBe(full);
  expect(moveField(full, 'area', 'columns', 0).columns).toEqual(['area', 'period']);
  expect(shiftField(start, 'brand', 1)).toEqual(start);
  expect(moveField(start, 'period', 'rows', 1).rows).toEqual(['area', 'period', 'brand']);
});
