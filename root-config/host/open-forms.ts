/** Not every document knows popovers. */
const openForms = globalThis.CSS?.supports?.('selector(:popover-open)')
  ? 'dialog[open] form, :popover-open form'
  : 'dialog[open] form';

/**
 * Does something now or, while a form lies open over a place, as soon as none does any more: what somebody fills in is
 * closed by nobody else.
 */
export function onceFormsClose(place: HTMLElement, act: () => void): void {
  const isOpen = () => place.querySelector(openForms) !== null;
  if (!isOpen()) {
    act();
    return;
  }
  const look = () => {
    if (isOpen()) return;
    observer.disconnect();
    place.removeEventListener('toggle', look, true);
    act();
  };
  const observer = new MutationObserver(look);
  observer.observe(place, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] });
  // A popover that closes leaves no trace in its attributes.
  place.addEventListener('toggle', look, true);
}
