/** The address of a report's document in the theme of the portal, which a document in a frame does not see. */
export function frameSource(frameUrl: string, dark: boolean): string {
  const { pathname, searchParams } = new URL(frameUrl, location.origin);
  if (dark) searchParams.set('theme', 'dark');
  return `${pathname}?${searchParams}`;
}

/** A title as a document tells it: without the spaces that a page folds. */
export const documentTitle = (title: string): string => title.replace(/[\t\n\f\r ]+/g, ' ').trim();
