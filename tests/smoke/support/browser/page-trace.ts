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
  return {
    complaints,
    requests,
    paths: (kind) =>
      requests
        .filter((request) => kind === undefined || request.resourceType() === kind)
        .map((request) => {
          const { pathname, search } = new URL(request.url());
          return pathname + search;
        }),
    clear() {
      complaints.length = 0;
      requests.length = 0;
    },
  };
}
