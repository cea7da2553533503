import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MarketCatalogue, MarketQuery } from '@portal/contract';
import { build, type Plugin } from 'esbuild';
import { JSDOM } from 'jsdom';
import { project } from '../../build/project.ts';

/** Code of the pages, which is fetched later, stays outside: their questions stand beside it. */
const withoutLater: Plugin = {
  name: 'without what is fetched later',
  setup(builder) {
    builder.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/** A page that has no server: what pages ask by other calls is never answered. */
class Silence {
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {}
  addEventListener() {}
  getAllResponseHeaders() {
    return '';
  }
}

interface Area {
  dataset?: string;
  pages?: Record<string, { of?: { dataset?: string } }>;
}

interface Code {
  areas: Record<string, Area>;
  firstQuestions: (area: Area, page: string, search: unknown, catalogue: unknown) => (object | Promise<unknown>)[];
}

/** All areas of analysis as their own code says them, in a window of its own. */
async function loadAreas(): Promise<{ code: Code; window: JSDOM['window'] }> {
  const areas = join(project, 'areas');
  const names = readdirSync(areas).filter((name) => existsSync(join(areas, name, 'area.ts')));
  const lines = [
    "export { firstQuestions } from '@portal/ui/analysis';",
    ...names.map((name, at) => `import { area as area${at} } from './areas/${name}/area.ts';`),
    `export const areas = { ${names.map((name, at) => `'${name}': area${at}`).join(', ')} };`,
  ];
  const { outputFiles } = await build({
    stdin: { contents: lines.join('\n'), loader: 'ts', resolveDir: project },
    bundle: true,
    format: 'iife',
    globalName: 'exported',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.svg': 'empty', '.png': 'empty', '.woff2': 'empty' },
    logLevel: 'silent',
    outdir: project,
    plugins: [withoutLater],
    write: false,
  });
  const { window } = new JSDOM('', { url: 'http://portal.example/', runScripts: 'outside-only' });
  Object.assign(window, { XMLHttpRequest: Silence });
  const text = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
  return { code: window.eval(`${text};exported`) as Code, window };
}

/** What a page asks the market first. */
export interface PageQuestions {
  /** Its area and its name. */
  page: string;
  questions: MarketQuery[];
}

/**
 * What every page of every area of analysis asks first, as it opens by itself: by the code that the browser runs.
 * @param catalogueOf a dataset, as a page knows it
 */
export async function pageQuestions(
  catalogueOf: (dataset: string) => Promise<MarketCatalogue>,
): Promise<PageQuestions[]> {
  const { code, window } = await loadAreas();
  const found: PageQuestions[] = [];
  for (const [name, area] of Object.entries(code.areas))
    for (const [page, { of }] of Object.entries(area.pages ?? {})) {
      const dataset = (of ?? area).dataset;
      if (!dataset) continue;
      const catalogue = window.JSON.parse(JSON.stringify(await catalogueOf(dataset)));
      const asked = code.firstQuestions(area, page, new window.URLSearchParams(), catalogue);
      const questions = asked.filter((question) => 'indicators' in question);
      found.push({ page: `${name}/${page}`, questions: JSON.parse(JSON.stringify(questions)) });
    }
  window.close();
  return found;
}
