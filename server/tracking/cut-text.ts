/** How much of each text that a browser says of itself or of a page is kept, in bytes of UTF-8. */
export const mostBytes = {
  app_version: 40,
  browser_resolution: 40,
  browser: 60,
  browser_version: 60,
  os: 60,
  user_agent: 400,
  url: 300,
  event_name: 120,
  resource_code: 200,
  resource_name: 200,
  download_api: 200,
  download_name: 300,
} as const;

const encoder = new TextEncoder();

/**
 * A text that anybody may have sent, as it is kept: signs that stores or terminals would act on become blanks, and what
 * is longer than any true one is cut.
 * @param most bytes of UTF-8
 */
export function cutText(text: string | undefined, most: number): string {
  const plain = (text ?? '').replace(/\p{Cc}/gu, ' ');
  const { read } = encoder.encodeInto(plain, new Uint8Array(most));
  return plain.slice(0, read);
}
