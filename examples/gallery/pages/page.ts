import type { Language } from '@portal/shell';
import type { Say } from '../phrases.ts';

/** What every page of the gallery is given. */
export interface GalleryPage {
  say: Say;
  language: Language;
}
