import { useEffect } from 'react';
import { usePlace } from '../../navigation/place.ts';
import { wantedSection } from './wanted-section.ts';

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
    const go = () => document.querySelector(`[data-section="${CSS.escape(page)}"]`)?.scrollIntoView();
    // A new place moves the focus to its heading in the next picture; the section comes after that.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(go);
    });
    return () => cancelAnimationFrame(frame);
  }, [page, scroll, drawn]);
  return page;
}
