import { placeOfEntry } from '@portal/ui';
import { useEffect, useState } from 'react';

/** The path that was said last: one for the page, whichever frame is around. */
let announced: string | null = null;

export interface Announced {
  /** Of the place on screen. */
  path: string;
  /** Of the place, in the language of now. */
  title: string;
  /** What the page is about, such as a brand; empty for nothing in particular. It stands in the window title alone. */
  subject: string;
  /** The name of the portal, for the window title. */
  portal: string;
  /** False while the content is still loading. */
  ready: boolean;
}

/**
 * Says the title of a new place to screen readers, puts it into the window title, and moves the focus to its main
 * heading, so that the keyboard goes on from there. The first place of a page load is left to the browser.
 *
 * @returns the words for the live region, in the language of now
 */
export function useAnnouncement({ path, title, subject, portal, ready }: Announced): string {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    document.title = [subject, title, portal].filter(Boolean).join(' - ');
  }, [subject, title, portal]);
  useEffect(() => {
    if (!ready) return;
    const first = announced === null;
    if (announced === path) return;
    announced = path;
    if (first) return;
    setSpoken(path);
    const frame = requestAnimationFrame(focusHeading);
    return () => cancelAnimationFrame(frame);
  }, [path, ready]);
  return spoken === path ? title : '';
}

function focusHeading(): void {
  // Back leads to where a list was read; what is new is read from its beginning.
  window.scrollTo(0, placeOfEntry() ?? 0);
  const heading = [...document.querySelectorAll<HTMLElement>('main h1')].find(
    (element) => element.offsetParent !== null,
  );
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
