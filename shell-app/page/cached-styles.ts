import { readStyleIds, styleId, writeStyleIds } from '@portal/contract';
import { readCookie, writeCookie } from '../cookies/cookies.ts';

/** How long after the page has come the cache is filled, in ms: what is seen first has the network to itself. */
const pause = 3000;

/** So many ids are remembered; those of former builds leave at the end. */
const most = 40;

const folder = '/assets/';

/** @returns whether a file of the build is in the browser's cache now */
async function fetchIntoCache(file: string): Promise<boolean> {
  try {
    const reply = await fetch(folder + file, { priority: 'low' });
    await reply.arrayBuffer();
    return reply.ok;
  } catch {
    return false;
  }
}

/** Style sheets of the build that this page has linked, and that have come. */
const linkedFiles = (): string[] =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    .filter(({ href, sheet }) => sheet && href.startsWith(location.origin + folder))
    .map(({ href }) => href);

/**
 * The server writes style sheets into the page of a browser that it does not know. They are fetched into the cache, and a
 * cookie names them, so that the next page links them instead.
 */
export async function cacheStyles(): Promise<void> {
  const known = readStyleIds(readCookie('styles'));
  const written = [...document.head.querySelectorAll<HTMLStyleElement>('style[data-href]')]
    .map(({ dataset }) => dataset.href ?? '')
    .filter((file) => !known.includes(styleId(file)));
  const fetched = await Promise.all(written.map(fetchIntoCache));
  const cached = [...linkedFiles(), ...written.filter((_, at) => fetched[at])].map(styleId);
  if (cached.every((id) => known.includes(id))) return;
  writeCookie('styles', writeStyleIds([...new Set([...cached, ...known])].slice(0, most)));
}

/** Fills the cache once, when the page is at rest. @returns ends it */
export function followStyles(): () => void {
  let timer = 0;
  const begin = () => {
    timer = window.setTimeout(() => void cacheStyles(), pause);
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    window.removeEventListener('load', begin);
    window.clearTimeout(timer);
  };
}
