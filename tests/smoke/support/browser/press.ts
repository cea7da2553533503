import type { ClickOptions, ElementHandle, JSHandle } from 'puppeteer';

/** What became of a press; it stands in the page. */
interface Aim {
  /** Whether the element, or what the page had drawn in its place, was pressed and let go. */
  isMet: boolean;
  /** What was pressed went from the page before it was let go: no click has come of it. */
  isGone: boolean;
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
  const aim: Aim = { isMet: false, isGone: false, instead: null, events: [], forget: () => watch.abort() };
  /** What is meant among all that lies there. */
  const metBy = (event: Event): Element | undefined => {
    const path = event.composedPath().filter((node) => node instanceof Element);
    if (path.includes(element)) return element;
    if (!element.isConnected) return path.find((node) => selector !== null && node.matches(selector));
    return path.find((node) => node instanceof HTMLLabelElement && node.control === element);
  };
  let pressed: Element | undefined;
  let isOff = false;
  const look = (event: Event) => {
    aim.events.push(event.type);
    if (event.type === 'pointerdown') {
      pressed = metBy(event);
      isOff = !pressed;
    }
    if (event.type === 'pointerup' && pressed) {
      aim.isGone = !pressed.isConnected;
      aim.isMet = !aim.isGone && event.composedPath().includes(pressed);
    }
    if (!isOff) return;
    aim.instead = (event.target as Element).outerHTML.slice(0, 120);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'pointercancel', 'mouseup', 'click'])
    window.addEventListener(kind, look, { capture: true, signal: watch.signal });
  return aim;
};

/**
 * How long the page may take to have a press that the browser has passed on, in ms. One that is busy has it late, and
 * must not be pressed twice; one that never had it has lost it while a document took the place of another.
 */
const arrivalTime = 5_000;

/** What a press that was watched has met, null when that was the element; to be run in the page. */
const outcomeOf = async (aim: Aim, selector: string | null, time: number): Promise<string | null> => {
  const until = performance.now() + time;
  const isOver = () => aim.events.includes('pointerup') || aim.events.includes('pointercancel');
  while (!isOver() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 10));
  aim.forget();
  if (aim.isMet) return null;
  if (aim.instead !== null) return aim.instead;
  // What went by being pressed has done its work, unless the page has drawn the same once more.
  if (aim.isGone && !(selector && document.querySelector(selector)?.checkVisibility())) return null;
  const events = aim.events.join(', ') || 'no event';
  return `${aim.isGone ? 'what went' : 'nothing'} (${events}; the window is ${document.visibilityState})`;
};

/** How long a person waits for what cannot be pressed yet, in ms. */
const patience = 20_000;

/** Waits, in the page, until an element can be pressed, or has gone. One that never can is pressed as it is. */
const pressable = async (element: Element, time: number): Promise<void> => {
  const until = performance.now() + time;
  while (element.matches(':disabled') && element.isConnected && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 20));
};

/** A page that has been left by the press cannot be asked any more. */
const left = /context was destroyed|Cannot find context|Target closed|Session closed|detached/i;

/** What is said of a page whose document another one has taken the place of before it was pressed. */
const replaced = /context was destroyed|Cannot find context/i;

/**
 * Presses an element where it lies, once it can be pressed: a button that waits for an answer swallows a press. What comes
 * late may push it away between the look at its place and the press.
 * @param selector by which the page may have drawn it anew meanwhile; null when it alone is meant
 * @returns null when the press met it, else what it met in its place
 */
export async function pressAt(
  element: ElementHandle<Element>,
  selector: string | null,
  options?: ClickOptions,
): Promise<string | null> {
  let aim: JSHandle<Aim>;
  try {
    await element.evaluate(pressable, patience);
    aim = await element.evaluateHandle(watchPress, selector);
    await element.click(options);
  } catch (error) {
    if (replaced.test(String(error))) return 'a page that went meanwhile';
    throw error;
  }
  try {
    return await aim.evaluate(outcomeOf, selector, arrivalTime);
  } catch (error) {
    if (left.test(String(error))) return null;
    throw error;
  }
}
