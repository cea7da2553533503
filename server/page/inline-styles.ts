import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readStyleIds, styleId } from '@portal/contract';

export interface Style {
  /** Address of the file below /assets. */
  file: string;
  /** What it says, with addresses that hold wherever the page lies; null where it is linked. */
  text: string | null;
}

/** Files are named by their content, so what has been read once stays true. */
const known = new Map<string, string>();

/**
 * The style sheets of a page, to be written into it: they are small, and each request of its own would hold up the
 * first picture. Those that the browser has in its cache are linked.
 * @param files addresses such as /assets/portal-ui.0f3a.css.
 * @param cookie `styles` of the request; anybody can edit it, and what is linked but not in the cache is fetched.
 */
export function readStyles(distFolder: string, files: readonly string[], cookie?: string): Promise<Style[]> {
  const cached = new Set(readStyleIds(cookie));
  return Promise.all(
    files.map(async (file) => {
      if (cached.has(styleId(file))) return { file, text: null };
      const text = known.get(file) ?? (await readFile(join(distFolder, file), 'utf8').catch(() => null));
      if (text === null) return { file, text };
      known.set(file, text);
      return { file, text: withRootedAddresses(text) };
    }),
  );
}

/** A style sheet names its fonts beside itself; in a page they would be sought beside the page. */
function withRootedAddresses(text: string): string {
  return text.replace(/url\((["']?)(?!data:|https?:|\/)/g, 'url($1/assets/');
}

/** How webpack's own loading knows a style sheet that is there already: by its name below the public path. */
export const styleName = (file: string): string => basename(file);

/**
 * The style sheets as links. What an inline one asks for (fonts) carries the whole address of the page as its referrer,
 * whatever the policy of the page says.
 */
export const linkedStyles = (files: readonly string[]): Style[] => files.map((file) => ({ file, text: null }));
