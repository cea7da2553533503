import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';

const subject = proxy({ name: '' });

/**
 * Names what a page is about now, such as a brand or an article, so that the title of the window says it before the
 * name of the page.
 * @param name in the language of now; empty for nothing in particular
 */
export function useSubject(name: string): void {
  useEffect(() => {
    subject.name = name;
    return () => {
      if (subject.name === name) subject.name = '';
    };
  }, [name]);
}

/** What the page on screen is about; empty for nothing in particular. */
export const useSubjectNow = (): string => useSnapshot(subject).name;
