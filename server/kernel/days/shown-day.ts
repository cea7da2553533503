/**
 * S9.018: a day or a month as people read it on a page, in either language: 2026-09-25 is 2026/09/25, 2026-09 is 2026/09.
 *
 * @param text the day or the month as the wire writes it
 */
export const shownDay = (text: string): string => text.replaceAll('-', '/');
