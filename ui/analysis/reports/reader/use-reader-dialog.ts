import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Shows a dialog in its place on the page or over the whole window, without taking what stands in it apart: the frame
 * keeps its document and its scroll place. Escape and the way back of a phone ask to leave.
 */
export function useReaderDialog(modal: boolean, onLeave: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    if (modal) dialog.showModal();
    else dialog.show();
    // Opening goes to the first button; whoever pressed one in here stays on it, others begin at the title.
    const stays = before instanceof HTMLElement && dialog.contains(before);
    (stays ? before : dialog.querySelector('h1'))?.focus({ preventScroll: true });
    return () => {
      const focused = document.activeElement;
      dialog.close();
      // Closing gives the focus back to where it was before, but this may only be a change of size.
      if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus({ preventScroll: true });
    };
  }, [modal]);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      leave.current();
    };
    const onCancel = (event: Event) => {
      event.preventDefault();
      leave.current();
    };
    dialog?.addEventListener('keydown', onKey);
    dialog?.addEventListener('cancel', onCancel);
    return () => {
      dialog?.removeEventListener('keydown', onKey);
      dialog?.removeEventListener('cancel', onCancel);
    };
  }, []);
  return ref;
}
