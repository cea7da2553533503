/** What only jsdom itself can change of a page. */
interface PageSettings {
  /** The address, of any origin. */
  url?: string;
  /** The window that the page believes to be the outermost. */
  windowTop?: unknown;
}

declare global {
  /** Given by the environment of the tests. */
  var reconfigurePage: (settings: PageSettings) => void;
}

const before: PageSettings[] = [];

/** Moves the page to another address or into a frame for the rest of the test. */
export function stubPage(settings: PageSettings): void {
  before.push({ url: window.location.href, windowTop: window.top });
  reconfigurePage(settings);
}

/** Puts the page back where it was before a test moved it. */
export function putBackPage(): void {
  const [first] = before.splice(0);
  if (first) reconfigurePage(first);
}
