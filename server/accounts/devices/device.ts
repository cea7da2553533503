import Bowser from 'bowser';

/** What somebody signs in with, by what the browser says of itself; empty where it says nothing that is known. */
export interface Device {
  /** Its name and first number: Chrome 140. */
  browser: string;
  /** Windows, macOS, Android ... */
  system: string;
}

/** What is looked at of it, in characters: browsers need less, and what is endless costs time. */
const longest = 400;
const longestName = 40;

/** @param userAgent the header of that name; it proves nothing, and only helps the owner to know a session again */
export function deviceOf(userAgent: string): Device {
  if (userAgent === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent.slice(0, longest));
  const [major = ''] = (browser.version ?? '').split('.');
  const cut = (words: string) => words.trim().slice(0, longestName);
  return { browser: browser.name ? cut(`${browser.name} ${major}`) : '', system: cut(os.name ?? '') };
}
