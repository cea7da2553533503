type Listener = (dialog: HTMLDialogElement) => void;

const standing: HTMLDialogElement[] = [];
const listeners = new Set<Listener>();

const changed: Listener = (dialog) => {
  for (const listener of listeners) listener(dialog);
};

/**
 * The modal dialog above all others; null where the page itself can be used. Outside of it nothing can be pressed. One
 * that has left the page before it says so, with the parcel that it stood in, is none.
 */
export const topDialog = (): HTMLDialogElement | null => standing.findLast(({ isConnected }) => isConnected) ?? null;

/** Says that a modal dialog stands now. @returns says that it does no more */
export function noteDialog(dialog: HTMLDialogElement): () => void {
  standing.push(dialog);
  changed(dialog);
  return () => {
    standing.splice(standing.lastIndexOf(dialog), 1);
    changed(dialog);
  };
}

/** @param listener is given a modal dialog that has come, or that has gone and may have left the page already */
export function onDialogs(listener: Listener): void {
  listeners.add(listener);
}
