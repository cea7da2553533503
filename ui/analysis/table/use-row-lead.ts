import type { Language, TableModel } from '@portal/contract';
import { useLead } from '@portal/ui';
import type { KeyboardEvent, MouseEvent } from 'react';
import { ledBy } from './row-lead.ts';

const buttonOf = (line: Element | null | undefined) => line?.querySelector<HTMLElement>('[data-testid="lead"]');

/** Whether a press meant to mark words, or something in the row that has a meaning of its own. */
const isOther = ({ target }: MouseEvent): boolean => {
  const pressed = (target as Element).closest('a, button');
  return (pressed !== null && pressed.getAttribute('data-testid') !== 'lead') || getSelection()?.isCollapsed === false;
};

/**
 * Makes the rows of a table lead on: a press anywhere on a row; the keys at its name, where the arrows lead from row to
 * row and the key for menus opens it as Enter does.
 * @returns what the body of the table listens to
 */
export function useRowLead({ rows, columns }: TableModel, language: Language) {
  const lead = useLead();
  if (!lead) return {};
  const open = (line: HTMLTableRowElement, cell: HTMLTableCellElement) => {
    const row = rows[Number(line.dataset.index)];
    // The place in a ranking is a cell of its own before the columns.
    const at = cell.cellIndex - (line.cells.length - columns.length);
    const led = row && ledBy(row, columns, columns[at], lead, language);
    const button = buttonOf(line);
    if (!led || !button) return;
    const anchor = {
      getBoundingClientRect: () => cell.getBoundingClientRect(),
      focus: () => button.focus({ preventScroll: true }),
    };
    lead.open({ ...led, anchor });
  };
  const openAt = (target: EventTarget) => {
    const cell = (target as Element).closest<HTMLTableCellElement>('td, th');
    const line = cell?.closest('tr');
    if (cell && line?.dataset.index !== undefined) open(line, cell);
  };
  return {
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!isOther(event)) openAt(event.target);
    },
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      if (document.activeElement !== event.target || buttonOf((event.target as Element).closest('tr')) !== event.target)
        return;
      event.preventDefault();
      openAt(event.target);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const line = (event.target as Element).closest('tr');
      if (buttonOf(line) !== event.target) return;
      const to = { ArrowDown: line?.nextElementSibling, ArrowUp: line?.previousElementSibling }[event.key];
      const next = buttonOf(to);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}
