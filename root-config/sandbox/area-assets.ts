/**
 * Which scripts and stylesheets in the head belong to an area.
 *
 * @param entry address of the area's entry
 * @param frame folder of the portal's own files: what lies there and is not the area's belongs to other modules
 * @param leftToPage addresses that belong to the page, whoever asked for them (S9.051)
 */
export function areaAssets(
  entry: string,
  frame: string,
  leftToPage: (address: string) => boolean,
): (address: string) => boolean {
  const isOwn = ownAssets(entry, frame);
  return (address) => !leftToPage(address) && (isOwn(address) || !address.startsWith(frame));
}

/** Which scripts and stylesheets lie where the area's own do. */
export function ownAssets(entry: string, frame: string): (address: string) => boolean {
  const folder = new URL('.', entry).href;
  const unit = new URL(entry).pathname.split('/').at(-1)?.split('.')[0] ?? '';
  // Built modules share one folder, and each begins its files with its own name; elsewhere the folder is the area's.
  const own = folder === frame ? `${folder}${unit}.` : folder;
  return (address) => address.startsWith(own);
}
