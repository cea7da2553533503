import { placeOfEntry } from '@portal/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

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
 * heading, so that the keyboard goes on from there. The first place of a page load is left to the browser, and whoever
 * went on to something else while the place was loading, such as a menu of the rail, is left there.
 *
 * @returns the words for the live region, in the language of now
 */
export function useAnnouncement({ path, title, subject, portal, ready }: Announced): string {
  const [spoken, setSpoken] = useState('');
  const hasGoneOn = useGoneOn(path);
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
    const frame = requestAnimationFrame(() => focusHeading(!hasGoneOn()));
    return () => cancelAnimationFrame(frame);
  }, [path, ready, hasGoneOn]);
  return spoken === path ? title : '';
}

/** Pressed alone they do nothing, and some of them are still down from the press that opened the place. */
const modifiers = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

/**
 * Whether somebody has pressed or typed since a place was opened, and stands at another control now. A dialog that
 * closes by itself and gives the focus back is nobody's doing, and neither is a key that has been down since before.
 */
function useGoneOn(path: string): () => boolean {
  const start = useRef<{ path: string; focused: Element | null; isUsed: boolean } | null>(null);
  useEffect(() => {
    start.current = { path, focused: document.activeElement, isUsed: false };
  }, [path]);
  useEffect(() => {
    const onUse = () => {
      if (start.current) start.current.isUsed = true;
    };
    const onKey = ({ key, repeat }: KeyboardEvent) => {
      if (!repeat && !modifiers.includes(key)) onUse();
    };
    document.addEventListener('pointerdown', onUse, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onUse, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, []);
  return useCallback(() => {
    if (start.current?.path !== path) return false;
    const { focused, isUsed } = start.current;
    const now = document.activeElement;
    return isUsed && now !== null && now !== document.body && now !== focused;
  }, [path]);
}

function focusHeading(isWanted: boolean): void {
  // Back leads to where a list was read; what is new is read from its beginning.
  window.scrollTo(0, placeOfEntry() ?? 0);
  const heading = [...document.querySelectorAll<HTMLElement>('main h1')].find(
    (element) => element.offsetParent !== null,
  );
  if (!heading || !isWanted) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
