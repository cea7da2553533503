import { pressFound } from '../browser/in-sight.ts';
import type { Visitor } from '../visitor.ts';
import type { Task } from './task-steps.ts';

/** Does a task as a person would. @returns how many presses it took */
export async function doTask(visitor: Visitor, { steps, place, reads: [hook, words] }: Task): Promise<number> {
  let presses = 0;
  for (const step of steps) {
    // A row that is about to be drawn anew takes the press away with it.
    await visitor.quiet(80);
    if ('press' in step) await visitor.click(step.press, step.of);
    else if ('css' in step) await pressFound(await visitor.page.waitForSelector(step.css, { visible: true }));
    else if ('list' in step) {
      await visitor.page.waitForSelector(step.list);
      await visitor.page.select(step.list, step.value);
    } else {
      // What was pressed before gives the place to type in the focus.
      await visitor.focusOn('input');
      await visitor.page.keyboard.type(step.type);
    }
    presses += 'list' in step ? 2 : 'type' in step ? 0 : 1;
  }
  await visitor.arriveAt(place);
  // The answer before this one stays in sight until this one has come: it is not what the task is about.
  await visitor.quiet(80);
  await visitor.read(hook, words);
  return presses;
}
