import { expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { closeWindow } from './close-window.ts';

/** A window that forgets the first times it is asked to close. */
function forgetful(forgets: number) {
  let requests = 0;
  const page = {
    isClosed: () => false,
    url: () => 'about:blank',
    close: () => {
      requests += 1;
      return requests > forgets ? Promise.resolve() : new Promise<void>(() => undefined);
    },
  };
  return { page: page as unknown as Page, requests: () => requests };
}

test('a window that closes is asked once', async () => {
  const { page, requests } = forgetful(0);
  await closeWindow(page, 5);
  expect(requests()).toBe(1);
});

test('one that forgot it is asked again until it closes', async () => {
  const { page, requests } = forgetful(2);
  await closeWindow(page, 5);
  expect(requests()).toBe(3);
});

test('one that never closes is named', async () => {
  const { page } = forgetful(1_000);
  await expect(closeWindow(page, 1)).rejects.toThrow('The window at about:blank did not close');
});
