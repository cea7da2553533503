import { language } from '../i18n/language.ts';
import { place } from '../navigation/place.ts';
import { session } from '../session/session.ts';
import { downloadNames } from './download-names.ts';
import { downloadEvent } from './events.ts';
import { resourceOf } from './resource-of.ts';
import { track } from './track.ts';

/**
 * S3.054: records that something was taken away from the page on screen.
 *
 * @param address of the export, as the manifest of its area lists its path; one that is not listed is not recorded
 */
export function trackDownload(address: string): void {
  const names = downloadNames(address, language(), session.menus);
  if (names) track(downloadEvent(names, place.path, resourceOf(session.microAppRoutes, place.path)));
}
