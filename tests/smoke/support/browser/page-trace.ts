import type { HTTPRequest, Page } from 'puppeteer';

export interface PageTrace {
  /** Errors of the console, uncaught errors and broken rules of the content security policy, in order. */
  readonly complaints: string[];
  /** Every request since the last clear(). */
  readonly requests: HTTPRequest[];
  /** Paths (with query) of the requests, of one kind or all. */
  paths(kind?: ReturnType<HTTPRequest['resourceType']>): string[];
  clear(): void;
}

const traces = new WeakMap<Page, PageTrace>();

const pathOf = (request: HTTPRequest) => {
  const { pathname, search } = new URL(request.url());
  return pathname + search;
};

/** Paths of what a page that is traced has asked for since its document came, without an answer or an end so far. */
export function openRequests(page: Page): string[] {
  const requests = traces.get(page)?.requests ?? [];
  const begun = requests.findLastIndex(
    (request) => request.isNavigationRequest() && request.frame() === page.mainFrame(),
  );
  return requests
    .slice(begun + 1)
    .filter((request) => request.response() === null && request.failure() === null)
    .map(pathOf);
}

/** Writes down what a page asks for and complains about. */
export function tracePage(page: Page): PageTrace {
  const complaints: string[] = [];
  const requests: HTTPRequest[] = [];
  page.on('console', (message) => {
    // A broken rule of the content security policy arrives here too.
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url ?? ''})`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error instanceof Error ? error.message : error}`));
  page.on('request', (request) => requests.push(request));
  const trace: PageTrace = {
    complaints,
    requests,
    paths: (kind) => requests.filter((request) => kind === undefined || request.resourceType() === kind).map(pathOf),
    clear() {
      complaints.length = 0;
      requests.length = 0;
    },
  };
  traces.set(page, trace);
  return trace;
}
