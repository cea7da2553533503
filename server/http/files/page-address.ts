/** Folders of files and modules: what is missing there is missing, and no page stands in them. */
const folders = /^\/(areas|assets|module-versions|modules|parcels|videos)(\/|$)/;

/** How files end that pages and programs load. A dot alone says nothing: keys of policies and reports hold dots too. */
const fileEnding = new RegExp(
  `(\\.|%2e)(${[
    ...['js', 'mjs', 'cjs', 'ts', 'tsx', 'jsx', 'css', 'map', 'wasm', 'json', 'jsonl', 'webmanifest', 'xml', 'txt'],
    ...['png', 'jpe?g', 'gif', 'svg', 'webp', 'avif', 'ico', 'bmp', 'woff2?', 'ttf', 'otf', 'eot'],
    ...['mp4', 'webm', 'mp3', 'ogg', 'vtt', 'pdf', 'csv', 'tsv', 'xlsx?', 'parquet', 'zip', 'gz', 'br'],
  ].join('|')})$`,
  'i',
);

/** What a browser loads into a window or a frame, or fetches; anything else is a part of a page and no page itself. */
const windows = ['document', 'iframe', 'frame', 'empty'];

/**
 * Whether a request is answered with the HTML of a page. An answer in HTML to anything else would be taken for the
 * thing that was asked for: a script, a picture, a file.
 * @param path of the address, without its query
 * @param headers by their names in small letters
 */
export function wantsPage(
  method: string,
  path: string,
  headers: Record<string, string | string[] | undefined>,
): boolean {
  if (!['GET', 'HEAD'].includes(method) || folders.test(path)) return false;
  const { accept, 'sec-fetch-dest': destination, 'sec-fetch-mode': mode } = headers;
  if (destination !== undefined && !windows.includes(String(destination))) return false;
  if (accept !== undefined && !/text\/html|\*\/\*/.test(String(accept))) return false;
  // A key at the end of an address may look like a file: a person who goes there wants the page. None stands at the top.
  return !fileEnding.test(path) || (mode === 'navigate' && path.split('/').length > 2);
}
