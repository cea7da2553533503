import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

export interface Style {
  /** Address of the file below /assets. */
  file: string;
  /** What it says, with addresses that hold wherever the page lies; null when it cannot be read. */
  text: string | null;
}

/** Files are named by their content, so what has been read once stays true. */
const known = new Map<string, string>();

/**
 * The style sheets of a page, to be written into it: they are small, and each request of its own would hold up the
 * first picture.
 * @param files addresses such as /assets/portal-ui.0f3a.css.
 */
export function readStyles(distFolder: string, files: readonly string[]): Promise<Style[]> {
  return Promise.all(
    files.map(async (file) => {
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
