import type { Page } from 'puppeteer';
import { openRequests } from './page-trace.ts';

/** How long the page may take to say what stands on it, in ms: one that is busy says nothing. */
const patience = 3_000;

/** As many things of one kind as a failure names, and as many characters of each. */
const most = { things: 4, characters: 160 };

/** What can be seen in the page beside what was looked for, as lines; to be run in the page. */
const linesOf = (things: number, characters: number): string[] => {
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const textOf = (element: HTMLElement) => element.innerText.replace(/\s+/g, ' ').trim().slice(0, characters);
  const nameOf = (element: HTMLElement) =>
    element.dataset.testid ?? element.closest<HTMLElement>('[data-testid]')?.dataset.testid ?? element.localName;
  const line = (kind: string, found: string[]) => {
    const texts = found.filter((text) => text !== '');
    if (texts.length === 0) return [];
    const more = texts.length > things ? ` and ${texts.length - things} more` : '';
    return [`${kind}: ${texts.slice(0, things).join(' | ')}${more}`];
  };
  const status = visible('[role="status"]');
  return [
    ...line(
      'area',
      visible('[data-testid="area"]').map(({ dataset }) => `${dataset.area} ${dataset.state}`),
    ),
    ...line('alert', visible('[role="alert"], [data-testid="area-error"]').map(textOf)),
    // What is on its way has a label and no words; what stands in place of an answer has words.
    ...line(
      'loading',
      status.filter((element) => textOf(element) === '').map((element) => element.ariaLabel ?? ''),
    ),
    ...line('status', status.map(textOf)),
    ...line('busy', visible('[aria-busy="true"]').map(nameOf)),
    ...line(
      'dialog',
      visible('[role="dialog"], dialog[open]').map((element) => element.ariaLabel ?? textOf(element)),
    ),
    ...line('headings', visible('h1, h2').map(textOf)),
  ];
};

/**
 * What stands on a page in place of what was expected: the area and its state, what is refused, on its way or empty, and
 * requests that have no answer. For the words of a failure, which is often all that is left of it.
 */
export async function standingOn(page: Page): Promise<string> {
  const late = new Promise<string[]>((resolve) => setTimeout(resolve, patience, ['does not answer']).unref());
  const looked = page.evaluate(linesOf, most.things, most.characters).catch((error: Error) => [error.message]);
  const lines = await Promise.race([looked, late]);
  const open = openRequests(page);
  if (open.length > 0) lines.push(`without an answer: ${open.slice(0, most.things).join(' ')}`);
  return lines.length > 0 ? `The page: ${lines.join('; ')}` : 'The page is empty';
}
