import { readBoot } from '../page/boot-block.ts';

/** Any page address will do: all are of one build. */
const anyPage = '/home';

/** How long the server may take to answer, in milliseconds. */
const limit = 10_000;

const ask = (address: string, method: string): Promise<Response> =>
  fetch(address, { method, cache: 'no-store', signal: AbortSignal.timeout(limit) });

/**
 * Looks whether a file that did not come is gone because the portal has been built anew since this page came.
 *
 * @param address of the file
 * @returns what the newer build is called; null when the file is there, or when nobody answers, or the build is the page's
 */
export async function newerBuild(address: string): Promise<string | null> {
  const { origin, pathname } = new URL(address, location.href);
  if (origin !== location.origin || !pathname.startsWith('/assets/')) return null;
  try {
    if ((await ask(pathname, 'HEAD')).status !== 404) return null;
    const answer = await ask(anyPage, 'GET');
    const page = answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null;
    const build = page && readBoot(page).build;
    return !build || build === readBoot(document).build ? null : build;
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
