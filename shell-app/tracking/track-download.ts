import { areaTables, needTables } from '../areas/area-tables.ts';
import { language } from '../i18n/language.ts';
import { place } from '../navigation/place.ts';
import { presentSession } from '../session/keep-session.ts';
import { session } from '../session/session.ts';
import { downloadNames } from './download-names.ts';
import { downloadEvent } from './events.ts';
import { resourceOf } from './resource-of.ts';
import { isTracked, track } from './track.ts';

/**
 * S3.054: records that something was taken away from the page on screen, as soon as it is known what that is called:
 * with the moment, the page and the language of the press, and never for another account.
 *
 * @param address of the export, as the manifest of its area lists its path; one that is not listed is not recorded
 */
export function trackDownload(address: string): void {
  if (!isTracked()) return;
  const { path } = place;
  const resource = resourceOf(session.microAppRoutes, path);
  const [pressed, spoken, isPresent] = [Date.now(), language(), presentSession()];
  const record = (): boolean => {
    const names = downloadNames(address, spoken, areaTables().downloads);
    if (names) track(downloadEvent(names, path, resource), pressed);
    return names !== null;
  };
  if (!record()) void needTables().then(() => isPresent() && record());
}
