/** Where reports lie on this site and on a configured host. */
const folder = '/reports/';

/** The part of /report/... that names the report; nothing in front of it can name another host. */
export const reportIdOf = (path: string): string => path.replace(/^\/report(?=\/)/, '').replace(/^[/\\]+/, '');

/** A11: the report on the host that the operator has set. Nothing of the query enters the address. */
export const hostedReport = (path: string, origin: string): string => `${origin}${folder}${reportIdOf(path)}`;

/**
 * A11: the address that the server gave for its own report, with the theme that is to be drawn.
 *
 * @returns null for an address that does not surely lie where this site keeps its reports
 */
export function ownReport(frameUrl: string, theme: string): string | null {
  const site = window.location.origin;
  if (!URL.canParse(frameUrl, site)) return null;
  const url = new URL(frameUrl, site);
  if (url.origin !== site || !url.pathname.startsWith(folder)) return null;
  url.searchParams.set('theme', theme === 'dark' ? 'dark' : 'light');
  return `${url.pathname}${url.search}`;
}
