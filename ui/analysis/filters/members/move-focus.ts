import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const asides: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

const within = (element: Element, selector: string): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>(selector),
];

/**
 * Up and down go from one row to the next, from the search on top too; right and left to what can be done with a member
 * beside its box. Within a text they stay with the caret.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const active = document.activeElement as HTMLElement;
  const row = active.closest('[data-testid="member"]');
  const [step, aside] = [steps[event.key], asides[event.key]];
  const stops = step ? within(event.currentTarget, 'input') : aside && row ? within(row, 'input, button') : [];
  const from = step && row ? row.querySelector<HTMLElement>('input') : active;
  const next = stops[stops.indexOf(from as HTMLElement) + (step ?? aside ?? 0)];
  if (!next || next === active) return;
  event.preventDefault();
  next.focus();
}
