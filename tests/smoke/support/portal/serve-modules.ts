import type { HTTPRequest, ResponseForRequest } from 'puppeteer';
import type { Visitor } from '../visitor.ts';

/** What comes back for a load of an area's entry, by how many loads came before it; null never answers. */
export type ModuleAnswer = (time: number) => Partial<ResponseForRequest> | null | Promise<Partial<ResponseForRequest>>;

const entryPattern = /\/modules\/([\w-]+)\/index\.js/;

/**
 * Answers the entries of areas in place of the server, by the area's name.
 * @returns how many times each entry has been loaded
 */
export async function serveModules(
  visitor: Visitor,
  answers: Record<string, ModuleAnswer>,
): Promise<Map<string, number>> {
  const queries = new Map<string, number>();
  await visitor.page.setRequestInterception(true);
  visitor.page.on('request', (request) => void answer(request));
  async function answer(request: HTTPRequest): Promise<void> {
    const name = entryPattern.exec(request.url())?.[1];
    const give = name === undefined ? undefined : answers[name];
    if (name === undefined || give === undefined) return request.continue();
    // Whoever asks why a load failed asks the same address by fetch, and gets the answer of that load.
    const isLoad = request.resourceType() === 'script';
    if (isLoad) queries.set(name, (queries.get(name) ?? 0) + 1);
    const response = await give((queries.get(name) ?? 1) - 1);
    if (response) await request.respond({ contentType: 'text/javascript', ...response }).catch(() => undefined);
  }
  return queries;
}

/** An area as a System module. `exports` is the source of an object that has the members of the module. */
export const systemModule = (exports: string, needs: string[] = []): Partial<ResponseForRequest> => ({
  body: `System.register(${JSON.stringify(needs)}, function (give) {
    var needed = [];
    return {
      setters: [${needs.map((_, place) => `function (module) { needed[${place}] = module; }`).join(', ')}],
      execute: function () { give(${exports}); },
    };
  });`,
});

/** An area that shows its name as a heading. Members in `instead` take the place of its own. */
export const soundArea = (name: string, instead = ''): Partial<ResponseForRequest> =>
  systemModule(`Object.assign({
    bootstrap: function () { return Promise.resolve(); },
    mount: function (props) {
      props.domElement.innerHTML = '<h1>Here is ${name}</h1>';
      return Promise.resolve();
    },
    unmount: function (props) { props.domElement.innerHTML = ''; return Promise.resolve(); },
  }, { ${instead} })`);
