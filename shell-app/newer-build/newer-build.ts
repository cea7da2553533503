import { proxy } from 'valtio';
import { onSessionCleared } from '../session/keep-session.ts';
import { hasDrafts, keepDrafts } from './drafts.ts';

/** Whether the portal has been built anew since this page came, so that its files are gone. */
export const newer = proxy({ there: false });

/** The builds that this tab was loaded anew for: twice for one, or in turns for two that answer by turns, would be a loop. */
const place = 'loadedFor';

// Whoever signs in next may have other areas, and a person signs in: that is no loop.
onSessionCleared(() => {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Nothing was kept either.
  }
});

/** What a page loads itself by; a test has its own. */
export const page = { reload: () => location.reload() };

/** Loads the page anew; what has been typed is put back. */
export function loadNewer(): void {
  keepDrafts();
  page.reload();
}

/**
 * Files of this page are gone. It is loaded anew at once where nobody has typed anything; otherwise the person is asked.
 *
 * @param build names the newer build
 */
export function meetNewerBuild(build: string): void {
  try {
    const met = JSON.parse(sessionStorage.getItem(place) ?? '[]') as string[];
    if (met.includes(build)) return;
    sessionStorage.setItem(place, JSON.stringify([...met, build]));
  } catch {
    // Without a memory nothing would end a loop.
    return;
  }
  if (hasDrafts()) newer.there = true;
  else page.reload();
}
