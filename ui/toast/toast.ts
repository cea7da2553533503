import classes from './toast.module.css';

export type ToastKind = 'info' | 'success' | 'warning' | 'error';

/** How long a toast stays, in ms; errors wait longer. */
const stay: Record<ToastKind, number> = { info: 4000, success: 4000, warning: 6000, error: 8000 };

function host(): HTMLElement {
  const known = document.querySelector<HTMLElement>('[data-toasts]');
  if (known) return known;
  const element = document.createElement('div');
  element.dataset.toasts = '';
  element.className = classes.host ?? '';
  element.setAttribute('role', 'status');
  element.setAttribute('aria-live', 'polite');
  // A popover stands above open dialogs, which are in the top layer too.
  element.setAttribute('popover', 'manual');
  document.body.append(element);
  return element;
}

/** How many stand at once: a fourth one ends the oldest. */
const most = 3;

/**
 * Says what happened elsewhere, for a few seconds; a press closes it. The newest stands first, before an error that
 * stays longer. The same text is shown once at a time. Text is never read as markup.
 */
export function toast(text: string, kind: ToastKind = 'info'): void {
  const place = host();
  for (const standing of place.children) if (standing.textContent === text) standing.remove();
  const item = document.createElement('button');
  item.type = 'button';
  item.className = `${classes.toast} ${classes[kind]}`;
  item.dataset.testid = 'toast';
  item.dataset.kind = kind;
  item.textContent = text;
  const close = () => {
    item.remove();
    if (place.childElementCount === 0) place.hidePopover?.();
  };
  item.addEventListener('click', close);
  place.prepend(item);
  for (const oldest of [...place.children].slice(most)) oldest.remove();
  place.hidePopover?.();
  place.showPopover?.();
  setTimeout(close, stay[kind]);
}
