import { navigate } from '../../navigation/place.ts';

/** What the link of a start brought. It is here alone, and gone with the page. */
let code = '';

/**
 * Takes the code out of the address: it stands behind the #, which no server is sent, and leaves the address bar at once.
 * @param hash of the address; an empty one changes nothing
 */
export function takeCode(hash: string): void {
  if (hash.length < 2) return;
  code = hash.slice(1);
  navigate('/first-run', { replace: true });
}

/** The code of the link; empty where the page was opened without one. */
export const codeOfLink = (): string => code;
