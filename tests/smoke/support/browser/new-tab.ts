import type { Visitor } from '../visitor.ts';
import { closeWindow } from './close-window.ts';

/** Presses a link and gives what the new tab shows. */
export async function newTab(visitor: Visitor, testId: string): Promise<string> {
  const opened = new Promise<string>((resolve, reject) => {
    visitor.context.once('targetcreated', async (target) => {
      const page = await target.page();
      await page?.waitForFunction(() => location.href !== 'about:blank').catch(reject);
      const { pathname, search } = new URL(page?.url() ?? '');
      if (page) await closeWindow(page);
      resolve(pathname + search);
    });
  });
  await visitor.click(testId);
  return opened;
}
