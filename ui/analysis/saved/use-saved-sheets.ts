import type { AskedSheet } from '@portal/contract';
import { usePageSheets } from '../page/page-tables.ts';

/**
 * What a view says of the tables behind it, so that who has it sent is sent the view as it is. While answers are on their
 * way it says nothing: half of a page is not the page.
 */
export function useSavedSheets(): { sheets?: AskedSheet[] } {
  const { sheets, waiting } = usePageSheets();
  return waiting > 0 ? {} : { sheets };
}
