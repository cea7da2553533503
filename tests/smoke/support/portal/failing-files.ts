import type { HTTPRequest } from 'puppeteer';
import type { Visitor } from '../visitor.ts';

/** What an outage gives in place of a file: no connection, a gateway's answer, somebody else's page. */
const outages = [
  (request: HTTPRequest) => request.abort('failed'),
  (request: HTTPRequest) => request.respond({ status: 503, contentType: 'text/plain', body: 'busy' }),
  (request: HTTPRequest) => request.respond({ status: 200, contentType: 'text/html', body: '<title>Sign in</title>' }),
];

/** Stands between a page and the files of the build, and gives some of them another answer. */
export class FailingFiles {
  /** How many requests have failed. */
  failed = 0;
  readonly #fails: (file: string) => boolean | 'never answers';
  readonly #pick: (count: number) => number;

  /**
   * @param fails says of each request, by the path of its file, whether it fails
   * @param pick a number below another, by which one of the ways to fail is taken
   */
  constructor(fails: (file: string) => boolean | 'never answers', pick: (count: number) => number = () => 0) {
    this.#fails = fails;
    this.#pick = pick;
  }

  async stand(visitor: Visitor): Promise<void> {
    await visitor.page.setRequestInterception(true);
    visitor.page.on('request', (request) => void this.#answer(request).catch(() => undefined));
  }

  async #answer(request: HTTPRequest): Promise<void> {
    const { pathname } = new URL(request.url());
    // Whoever asks why a load failed asks the same address by fetch.
    const isLoad = pathname.startsWith('/assets/') && ['script', 'stylesheet'].includes(request.resourceType());
    const fails = isLoad && this.#fails(pathname);
    if (!fails) return request.continue();
    this.failed += 1;
    if (fails === true) await outages[this.#pick(outages.length)]?.(request);
  }
}
