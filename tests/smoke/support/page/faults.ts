import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Visitor } from '../visitor.ts';

/**
 * The part of the tool that is used; what passes is of no interest and would cost most of the time, and so would the
 * source of each element that is looked at: that of a fault is read where it was found.
 */
interface Axe {
  run(
    context: Document,
    options: { resultTypes: ['violations']; preload: boolean; elementRef: true },
  ): Promise<AxeResults>;
}

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Every fault of accessibility of what is on screen, each with the places it was found at. */
export async function faults(visitor: Visitor): Promise<string[]> {
  await settled(visitor);
  // The policy of the page refuses foreign scripts, so the tool comes through the debugging channel; once for each
  // document, for it is half a megabyte to be read.
  if (!(await visitor.page.evaluate(() => 'axe' in window))) {
    await visitor.page.evaluate(`${readFileSync(axe, 'utf8')};axe.configure({ noHtml: true })`);
  }
  return visitor.page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false, elementRef: true });
    return violations.map(({ id, nodes }) => {
      const sources = nodes.map(({ element, target }) => element?.outerHTML.slice(0, 160) ?? target.join(' '));
      return `${id}: ${sources.join(' | ')}`;
    });
  });
}

/**
 * Waits until what says that it is busy has what it waits for, a former answer being pale until then, and no colour is
 * on its way to another: a dialog that has just been opened is pale for a moment.
 * What has not come to its end after some seconds never will, and is looked at as it stands.
 */
const settled = (visitor: Visitor): Promise<void> =>
  visitor.page.evaluate(async () => {
    const isBusy = () => [...document.querySelectorAll('[aria-busy="true"]')].some((part) => part.checkVisibility());
    const until = performance.now() + 10_000;
    while (isBusy() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
    // What follows the scrolling of a page ends with it, and not with time.
    const passing = document
      .getAnimations()
      .filter(({ effect, timeline }) => timeline === document.timeline && effect?.getTiming().iterations !== Infinity);
    const ended = Promise.all(passing.map((animation) => animation.finished.catch(() => undefined)));
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 10_000))]);
  });
