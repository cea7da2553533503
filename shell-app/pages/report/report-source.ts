/** Where the server keeps reports. */
const folder = '/reports/';

/**
 * A11: the address of the report in the frame. It is put together of the path alone, on this site or on the host that
 * the operator has set; nothing of the query can name another one.
 *
 * @param path of the page, such as /report/2024-q1
 * @param origin of the other host; empty is this site
 */
export const reportSource = (path: string, origin = ''): string =>
  `${origin}${folder}${path.replace(/^\/report\/*/, '').replace(/^[/\\]+/, '')}`;
