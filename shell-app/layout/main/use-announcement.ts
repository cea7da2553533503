import { useEffect, useState } from 'react';

/** The path that was said last: one for the page, whichever frame is around. */
let said: string | null = null;

/**
 * Says the title of a new place to screen readers, puts it into the window title, and moves the focus to its main
 * heading, so that the keyboard goes on from there. The first place of a page load is left to the browser.
 *
 * @param path of the place on screen
 * @param title of it, in the language of now
 * @param portal name of the portal, for the window title
 * @param ready false while its content is still loading
 * @returns the words for the live region
 */
export function useAnnouncement(path: string, title: string, portal: string, ready: boolean): string {
  const [words, setWords] = useState('');
  useEffect(() => {
    document.title = title ? `${title} - ${portal}` : portal;
  }, [title, portal]);
  useEffect(() => {
    if (!ready) return;
    const first = said === null;
    if (said === path) return;
    said = path;
    if (first) return;
    setWords(title);
    const frame = requestAnimationFrame(focusHeading);
    return () => cancelAnimationFrame(frame);
  }, [path, title, ready]);
  return words;
}

function focusHeading(): void {
  window.scrollTo(0, 0);
  const heading = [...document.querySelectorAll<HTMLElement>('main h1')].find((one) => one.offsetParent !== null);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
