import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build, type Plugin } from 'esbuild';

export interface BothWords {
  zh_CN: string;
  en: string;
}

/** A text with the path that it belongs to. */
export interface NamedPath {
  path: string;
  names: BothWords;
}

/** What is reached in a page or an area, by its kind. */
type Reached = Record<string, string>;

/** What the lists of the portal say of a page beside its name: `listed` of its page.ts. */
export interface Listing {
  download?: BothWords;
  links?: Reached;
  shows?: Reached;
}

/** `product` of area.ts. */
export interface Product {
  id: string;
  key: string;
  category: string;
  place: number;
  names: BothWords;
  memo: BothWords;
  standing: string;
  icon: string;
  onePage?: boolean;
  picture?: BothWords;
  film?: string;
  downloads?: NamedPath[];
  links?: Reached;
  shows?: Reached;
}

export interface DescribedPage {
  name: string;
  words: BothWords;
  listed: Listing;
  /** The path by which its export is recorded. */
  exported: string;
  /** Whether it has a folder with a page.ts. */
  hasFolder: boolean;
}

/** An area as its area.ts and its pages describe it. */
export interface DescribedArea {
  product: Product;
  /** In the order of the menu. */
  pages: DescribedPage[];
}

/**
 * What the portal and its packages give to an area does nothing here, but for what makes a page and an area of what they
 * declare: a list of pages needs no page to stand on. Code of the pages, which is fetched later, stays outside.
 */
const withoutPage: Plugin = {
  name: 'without a page',
  setup(builder) {
    builder.onResolve({ filter: /.*/ }, ({ path, kind }) => {
      if (kind === 'dynamic-import') return { path, external: true };
      return /^[./]/.test(path) ? undefined : { path, namespace: 'idle' };
    });
    builder.onLoad({ filter: /.*/, namespace: 'idle' }, () => ({ contents: idle, loader: 'js' }));
  },
};

const idle = `
const nothing = new Proxy(function () {}, {
  get: (_, name) => (name === Symbol.iterator ? () => [].values() : nothing),
  apply: () => nothing,
  construct: () => nothing,
});
const definePage = (page) => page;
const defineArea = ({ pages, exports }) => ({ pages, exports });
// The bundler copies what a module has itself, and leaves it the prototype, where every other name is found.
module.exports = Object.assign(Object.create(nothing), { definePage, defineArea });
`;

/** The folders of an area that hold a page. */
function pageFolders(folder: string): string[] {
  const pages = join(folder, 'pages');
  if (!existsSync(pages)) return [];
  return readdirSync(pages).filter((name) => existsSync(join(pages, name, 'page.ts')));
}

/**
 * Reads what an area says of itself, without a page around it.
 * @param folder absolute path of the area; its area.ts exports `product` and `area`, each pages/<name>/page.ts the page
 *   and, beside it, `listed`
 * @throws Error with the bundler's words when something cannot be read; when an export is missing, or a page is in no list
 */
export async function readArea(folder: string): Promise<DescribedArea> {
  const names = pageFolders(folder);
  const lines = [
    "export { area, product } from './area.ts';",
    ...names.map((name, at) => `import * as page${at} from './pages/${name}/page.ts';`),
    `export const listings = { ${names.map((name, at) => `'${name}': page${at}.listed`).join(', ')} };`,
  ];
  const { outputFiles } = await build({
    stdin: { contents: lines.join('\n'), loader: 'ts', resolveDir: folder },
    bundle: true,
    format: 'iife',
    globalName: 'exported',
    logLevel: 'silent',
    platform: 'neutral',
    plugins: [withoutPage],
    write: false,
  });
  const { area, product, listings } = runInNewContext(`${outputFiles[0]?.text ?? ''}; exported`, { URLSearchParams });
  const pages: DescribedArea['pages'] = area.pages.map((page: { name: string; words: BothWords }) => ({
    name: page.name,
    words: page.words,
    listed: listings[page.name] ?? {},
    exported: `/v3/${area.exports}/${page.name}/export`,
    hasFolder: names.includes(page.name),
  }));
  const stray = names.find((name) => !pages.some((page) => page.name === name));
  if (stray)
    throw new Error(
      `${join(folder, 'pages', stray)} holds a page of another name, or one that 'pages' of area.ts does not list: call the page '${stray}', and list it.`,
    );
  return { product, pages };
}
