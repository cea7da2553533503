import { useEffect, useRef } from 'react';

/** Turns with the arrow keys, wherever the focus is in the open dialog; in a field the arrows are the field's. */
export function useTurning(turn: (by: -1 | 1) => void): void {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as -1 | 1 | undefined;
      if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.closest('select, input')) return;
      event.preventDefault();
      latest.current(by);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
