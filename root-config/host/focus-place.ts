/** Where in an area the keyboard stood, so that it goes on from there in the same area drawn anew. */
export interface FocusPlace {
  /** What finds the control again below the element of the area. */
  selector: string;
}

/** How long a picture that is drawn anew may take until it has the control, in ms; after that the area has the focus. */
const patience = 10_000;

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** @returns null where the focus stands elsewhere */
export function focusPlaceIn(area: HTMLElement): FocusPlace | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === area || !area.contains(focused)) return null;
  const { testid = '' } = focused.dataset;
  const byName = `[data-testid=${JSON.stringify(testid)}]`;
  if (testid && area.querySelectorAll(byName).length === 1) return { selector: byName };
  const steps: string[] = [];
  for (let element: Element = focused; element !== area; element = element.parentElement as Element)
    steps.unshift(`${element.localName}:nth-of-type(${rankByTag(element)})`);
  return { selector: `:scope > ${steps.join(' > ')}` };
}

function rankByTag(element: Element): number {
  let rank = 1;
  for (let before = element.previousElementSibling; before; before = before.previousElementSibling)
    if (before.localName === element.localName) rank += 1;
  return rank;
}

/**
 * Gives the focus back once an area is drawn anew: at first to its element, and to the control as soon as that is there.
 * Whoever has moved on meanwhile is left alone.
 */
export function giveFocusBack(area: HTMLElement, { selector }: FocusPlace): void {
  if (!isLost()) return;
  const isHere = () => document.activeElement === area;
  const reach = () => area.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  reach();
  if (!isLost()) return;
  area.tabIndex = -1;
  area.focus({ preventScroll: true });
  const stop = () => {
    clearTimeout(end);
    observer.disconnect();
    area.removeAttribute('tabindex');
  };
  const end = setTimeout(() => observer.disconnect(), patience);
  const observer = new MutationObserver(() => {
    if (isHere()) reach();
    if (!isHere()) stop();
  });
  observer.observe(area, { childList: true, subtree: true });
}
