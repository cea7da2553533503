import type { ClickOptions, ElementHandle } from 'puppeteer';

/** What became of a press; it stands in the page. */
interface Aim {
  isMet: boolean;
  /** What lay where the element was expected; null when nothing else was met. */
  instead: string | null;
  /** What the page has had of the press, in order. */
  events: string[];
  forget(): void;
}

/**
 * Watches, in the page, whether the next press meets an element, or what the page has drawn in its place. A press that
 * meets anything else goes no further than this, so that it can be made again.
 */
const watchPress = (element: Element, selector: string | null): Aim => {
  const watch = new AbortController();
  const aim: Aim = { isMet: false, instead: null, events: [], forget: () => watch.abort() };
  const isThere = (event: Event) => {
    const path = event.composedPath().filter((node) => node instanceof Element);
    if (path.includes(element)) return true;
    if (!element.isConnected) return selector !== null && path.some((node) => node.matches(selector));
    return path.some((node) => node instanceof HTMLLabelElement && node.control === element);
  };
  let isOff = false;
  const look = (event: Event) => {
    aim.events.push(event.type);
    if (event.type === 'pointerdown') isOff = !isThere(event);
    if (event.type === 'pointerup' && !isOff) aim.isMet = isThere(event) || !element.isConnected;
    if (!isOff) return;
    aim.instead = (event.target as Element).outerHTML.slice(0, 120);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'pointercancel', 'mouseup', 'click'])
    window.addEventListener(kind, look, { capture: true, signal: watch.signal });
  return aim;
};

/** How long the page may take to have a press that the browser has passed on, in ms: one that is busy has it late. */
const arrivalTime = 1_000;

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
    return await aim.evaluate(async (seen, time) => {
      const until = performance.now() + time;
      const isOver = () => seen.events.includes('pointerup') || seen.events.includes('pointercancel');
      while (!isOver() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 10));
      seen.forget();
      const events = seen.events.join(', ') || 'no event';
      return seen.isMet ? null : (seen.instead ?? `nothing (${events}; the window is ${document.visibilityState})`);
    }, arrivalTime);
  } catch (error) {
    if (left.test(String(error))) return null;
    throw error;
  }
}
