import type { ClickOptions, ElementHandle } from 'puppeteer';

/** What became of a press; it stands in the page. */
interface Aim {
  isMet: boolean;
  /** What lay where the element was expected; null when nothing else was met. */
  instead: string | null;
  forget(): void;
}

/**
 * Watches, in the page, whether the next press meets an element, or what the page has drawn in its place. A press that
 * meets anything else goes no further than this, so that it can be made again.
 */
const watchPress = (element: Element, selector: string | null): Aim => {
  const watch = new AbortController();
  const aim: Aim = { isMet: false, instead: null, forget: () => watch.abort() };
  const isThere = (event: Event) => {
    const path = event.composedPath().filter((node) => node instanceof Element);
    if (path.includes(element)) return true;
    if (!element.isConnected) return selector !== null && path.some((node) => node.matches(selector));
    return path.some((node) => node instanceof HTMLLabelElement && node.control === element);
  };
  let isOff = false;
  const look = (event: Event) => {
    if (event.type === 'pointerdown') isOff = !isThere(event);
    if (event.type === 'pointerup' && !isOff) aim.isMet = isThere(event) || !element.isConnected;
    if (!isOff) return;
    aim.instead = (event.target as Element).outerHTML.slice(0, 120);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    window.addEventListener(kind, look, { capture: true, signal: watch.signal });
  return aim;
};

/** A page that has been left by the press cannot be asked any more. */
const left = /context was destroyed|Cannot find context|Target closed|Session closed|detached/i;

/**
 * Presses an element where it lies. What comes late may push it away between the look at its place and the press.
 * @param selector by which the page may have drawn it anew meanwhile; null when it alone is meant
 * @returns null when the press met it, else what it met in its place
 */
export async function pressAt(
  element: ElementHandle<Element>,
  selector: string | null,
  options?: ClickOptions,
): Promise<string | null> {
  const aim = await element.evaluateHandle(watchPress, selector);
  await element.click(options);
  try {
    return await aim.evaluate((seen) => {
      seen.forget();
      return seen.isMet ? null : (seen.instead ?? 'nothing');
    });
  } catch (error) {
    if (left.test(String(error))) return null;
    throw error;
  }
}
