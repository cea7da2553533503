import { useEffect } from 'react';
import { usePlace } from '../../navigation/place.ts';
import { wantedSection } from './wanted-section.ts';

/** Shows a section, and lets the keyboard go on from its heading, as a link within a page does. */
export function goToSection(key: string): void {
  const section = document.querySelector<HTMLElement>(`[data-section="${CSS.escape(key)}"]`);
  const heading = section?.querySelector<HTMLElement>('h2, h3');
  if (!section || !heading) return;
  section.scrollIntoView();
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * S2.011 to S2.013: goes to the section that the address names as soon as it is drawn, and again when the address names
 * another one.
 *
 * @param drawn whether the sections are on the page
 * @returns the key of the section that is named
 */
export function useSectionScroll(drawn: boolean): string {
  const { page, scroll } = wantedSection(usePlace().search);
  useEffect(() => {
    if (!drawn || !scroll || page === '') return;
    let frame = 0;
    // A new place moves the focus to its heading in the next picture; the section comes after that.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => goToSection(page));
    });
    return () => cancelAnimationFrame(frame);
  }, [page, scroll, drawn]);
  return page;
}
