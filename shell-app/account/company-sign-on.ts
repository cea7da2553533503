import { request } from '../api/request.ts';
import { safeRedirect } from '../navigation/safe-redirect.ts';
import { page } from '../page/page.ts';

/**
 * Where whoever has a work mail signs in.
 *
 * @throws CallError with the server's words where no company has its domain; NetworkError
 */
export async function findSignOn(mail: string): Promise<string> {
  const { path } = await request('findSignOn', { mail });
  return path;
}

/**
 * Leaves the page for the provider of a company, which leads back to the sign-in.
 *
 * @param path as the server has said it
 * @param wanted where to go on afterwards: the decoded redirect of the address, or null
 */
export function startSignOn(path: string, wanted: string | null): void {
  const to = safeRedirect(wanted);
  page.load(to === '/' ? path : `${path}?to=${encodeURIComponent(to)}`);
}
