/** The map of all modules, as the server has written it into a page: another build has another one. */
const mapOf = (page: Document): string | null =>
  page.querySelector('script[type="systemjs-importmap"]')?.textContent ?? null;

/** Any page address will do: the map is the same in all. */
const anyPage = '/home';

/** How long the server may take to answer, in milliseconds. */
const limit = 10_000;

const ask = (address: string, method: string): Promise<Response> =>
  fetch(address, { method, cache: 'no-store', signal: AbortSignal.timeout(limit) });

/**
 * Looks whether a file that did not come is gone because the portal has been built anew since this page came.
 *
 * @param address of the file
 * @returns the map of the newer build; null when the file is there, or when nobody answers, or the build is the page's
 */
export async function newerBuild(address: string): Promise<string | null> {
  const { origin, pathname } = new URL(address, location.href);
  if (origin !== location.origin || !pathname.startsWith('/assets/')) return null;
  try {
    if ((await ask(pathname, 'HEAD')).status !== 404) return null;
    const answer = await ask(anyPage, 'GET');
    const map = answer.ok ? mapOf(new DOMParser().parseFromString(await answer.text(), 'text/html')) : null;
    return map === mapOf(document) ? null : map;
  } catch {
    return null;
  }
}

/** One look at a time. @returns is told of each file that did not come */
export function watchBuild(found: (build: string) => void): (address: string) => void {
  let looking = false;
  return (address) => {
    if (looking) return;
    looking = true;
    void newerBuild(address).then((build) => {
      looking = false;
      if (build !== null) found(build);
    });
  };
}
