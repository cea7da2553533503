import { reactPlace } from './stored.ts';

/** Stands from a reload on until the page that it brings has decided. */
const reloaded = 'portal-development-react-reloaded';

/**
 * The development build of React stands on a page from its beginning or not at all, and only as long as an area is being
 * developed that exchanges its components as they stand. A page that was loaded anew for that is not loaded anew again,
 * whatever has become of it: a loop would keep the person from the portal.
 *
 * @param isWanted whether such an area is laid over this page
 * @returns whether the page must be loaded once more
 */
export function changeReact(isWanted: boolean): boolean {
  try {
    const isSecond = sessionStorage.getItem(reloaded) !== null;
    sessionStorage.removeItem(reloaded);
    if (isWanted) localStorage.setItem(reactPlace, 'true');
    else localStorage.removeItem(reactPlace);
    // What counts is what this page began with: another tab can have changed the store since.
    const began = document.getElementById(reactPlace) !== null;
    if (isSecond || began === isWanted) return false;
    sessionStorage.setItem(reloaded, 'true');
    return true;
  } catch {
    // Without a place to note it the page stays as it is, and draws a change by being loaded anew.
    return false;
  }
}
