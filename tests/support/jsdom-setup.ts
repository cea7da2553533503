import { afterEach, beforeEach, jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import Cookies from 'js-cookie';
import { putBackGlobals } from './stub-global.ts';
import { putBackPage } from './stub-page.ts';

/**
 * What a browser has and jsdom lacks. Only what is missing is added, so that a newer jsdom wins,
 * and each test begins with a page that has no cookie, no stored value and no markup.
 */
class QuietObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

function matchMedia(query: string): MediaQueryList {
  return {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  };
}

/** The loader as the page has it; a test that loads modules replaces `import` by its own answers. */
const loader = {
  import: (name: string) => Promise.reject(new Error(`System.import('${name}') has no answer in this test`)),
  addImportMap: () => {},
  delete: () => false,
  has: () => false,
  get: () => null,
  resolve: (name: string) => name,
};

function addMissing(target: object, values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) {
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

function completePage(): void {
  addMissing(window, {
    matchMedia,
    ResizeObserver: QuietObserver,
    IntersectionObserver: QuietObserver,
    requestIdleCallback: (callback: () => void) => window.setTimeout(callback, 0),
    cancelIdleCallback: (handle: number) => window.clearTimeout(handle),
    reportError: (error: unknown) => console.error(error),
    System: loader,
  });
  addMissing(Element.prototype, { scrollIntoView: () => {}, scrollTo: () => {} });
  addMissing(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    show(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  // jsdom's own only says that it does nothing.
  Object.defineProperty(window, 'scrollTo', { value: () => {}, configurable: true, writable: true });
}

// Only what hangs meets it, on machines that do other work besides.
jest.setTimeout(90_000);

// What is drawn when a module has come waits for its file to be compiled, which the first test of a run pays for. As with
// `eventually`, the limit only ends what never comes.
configure({ asyncUtilTimeout: 30_000 });

// Once for modules that look while they load, and again for what a test has taken away.
completePage();
beforeEach(() => {
  // Not after the test before: Jest runs what stands here first, and a file's own end may need the clock it has set.
  jest.useRealTimers();
  putBackGlobals();
  putBackPage();
  completePage();
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
  window.localStorage.clear();
  window.sessionStorage.clear();
});
