import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { ListTable } from './list-table.tsx';

const rows = [
  { id: 'a', name: 'Ocean', cars: 12 },
  { id: 'b', name: 'Dune', cars: 3 },
];

test('each row is headed by what names it, and each of its cells says of which column it is', () => {
  render(
    <ListTable
      label="Models"
      columns={[
        { key: 'name', label: 'Model', cell: ({ name }) => name },
        { key: 'cars', label: 'Cars', kind: 'figure', cell: ({ cars }) => cars },
      ]}
      rows={rows}
      keyOf={({ id }) => id}
      hooksOf={({ id }) => ({ 'data-testid': 'model-row', 'data-state': id === 'a' ? 'sold' : 'planned' })}
      data-testid="models"
    />,
  );
  const table = within(screen.getByRole('table', { name: 'Models' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Model', 'Cars']);
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Ocean', 'Dune']);
  // On a phone the heads are gone: a cell is named by this.
  expect(table.getAllByRole('cell').map((cell) => [cell.dataset.label, cell.textContent])).toEqual([
    ['Cars', '12'],
    ['Cars', '3'],
  ]);
  expect(screen.getAllByTestId('model-row').map(({ dataset }) => [dataset.key, dataset.state])).toEqual([
    ['a', 'sold'],
    ['b', 'planned'],
  ]);
});

test('without columns there is no table', () => {
  const { container } = render(
    <ListTable label="Models" columns={[]} rows={rows} keyOf={({ id }) => id} data-testid="models" />,
  );
  expect(container.innerHTML).toBe('');
});
