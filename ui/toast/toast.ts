import { onDialogs, topDialog } from '../dialog/open-dialogs.ts';
import classes from './toast.module.css';

export type ToastKind = 'info' | 'success' | 'warning' | 'error';

/** How long a toast stays, in ms; errors wait longer. */
const stay: Record<ToastKind, number> = { info: 4000, success: 4000, warning: 6000, error: 8000 };

let place: HTMLElement | null = null;

// Toasts follow to what is above all others now, out of a dialog that has left the page as well.
onDialogs((dialog) => {
  if (place?.hasChildNodes() && (place.isConnected || dialog.contains(place))) raise(place);
});

function host(): HTMLElement {
  if (place?.isConnected) return place;
  place = document.createElement('div');
  place.dataset.toasts = '';
  place.className = classes.host ?? '';
  place.setAttribute('role', 'status');
  place.setAttribute('aria-live', 'polite');
  // A popover stands above what is in the top layer already, such as open dialogs.
  place.setAttribute('popover', 'manual');
  return place;
}

/** Puts toasts above whatever is open, into the dialog above all others: beside it nothing can be pressed or is read. */
function raise(element: HTMLElement): void {
  const parent = topDialog() ?? document.body;
  if (element.parentElement === parent) element.hidePopover?.();
  else parent.append(element);
  element.showPopover?.();
}

/** How many stand at once: a fourth one ends the oldest. */
const most = 3;

/**
 * Says what happened elsewhere, for a few seconds; a press closes it. The newest stands first, before an error that
 * stays longer. The same text is shown once at a time. Text is never read as markup.
 */
export function toast(text: string, kind: ToastKind = 'info'): void {
  const all = host();
  for (const standing of all.children) if (standing.textContent === text) standing.remove();
  const item = document.createElement('button');
  item.type = 'button';
  item.className = `${classes.toast} ${classes[kind]}`;
  item.dataset.testid = 'toast';
  item.dataset.kind = kind;
  item.textContent = text;
  const close = () => {
    item.remove();
    if (all.childElementCount === 0 && all.isConnected) all.hidePopover?.();
  };
  item.addEventListener('click', close);
  all.prepend(item);
  for (const oldest of [...all.children].slice(most)) oldest.remove();
  raise(all);
  setTimeout(close, stay[kind]);
}
