import { setTimeout } from 'node:timers/promises';
import type { Page } from 'puppeteer';

/** How long a window may take to close before it is asked again, in ms. */
const askAgainAfter = 1_000;

/** How often it is asked before it is given up. */
const mostTries = 20;

/**
 * Closes a window. Chromium forgets that it was asked when a document of that window takes the place of another at the
 * same moment, and the window then stays for ever; asked once more, it closes. (Seen in one of fifteen windows that were
 * closed within 40 ms of a reload, Chromium 156.)
 * @throws Error what the browser says, or that the window did not close
 */
export async function closeWindow(page: Page, pause = askAgainAfter): Promise<void> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (page.isClosed()) return;
    const waiting = new AbortController();
    const late = setTimeout(pause, 'late', { signal: waiting.signal });
    try {
      if ((await Promise.race([page.close(), late])) !== 'late') return;
    } finally {
      waiting.abort();
    }
  }
  throw new Error(`The window at ${page.url()} did not close, asked ${mostTries} times`);
}
