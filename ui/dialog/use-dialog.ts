import { type RefObject, useLayoutEffect, useRef } from 'react';
import { noteDialog } from './open-dialogs.ts';

/**
 * Ties a native dialog to `open`. The browser keeps the focus inside and gives it back; Escape and a press beside the
 * dialog ask to close it.
 */
export function useDialog(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    const onCancel = (event: Event) => {
      event.preventDefault();
      close.current();
    };
    // The content fills the dialog, so that only a press on the ground beside it reaches the dialog itself.
    const onPress = (event: Event) => event.target === dialog && close.current();
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('click', onPress);
    // Where there is no modal dialog (an old browser), an open one still shows its content.
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    const gone = noteDialog(dialog);
    return () => {
      gone();
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('click', onPress);
      if (typeof dialog.close === 'function') dialog.close();
      else dialog.removeAttribute('open');
      // A dialog that has left the page before it was closed, as with its parcel, gives no focus back by itself.
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (lost && opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);
  return ref;
}
