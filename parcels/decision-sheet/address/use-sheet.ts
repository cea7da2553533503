import { navigate } from '@portal/shell';
import { usePlace } from '@portal/shell/insider';
import { useMemo } from 'react';
import { readSheet, type Sheet, searchOf } from './sheet.ts';

/** The page that the sheet stands on. */
export const sheetPath = '/intelligent-decision';

/** The sheet of the address, and how to change it; each change is a step that Back returns from. */
export function useSheet(): { sheet: Sheet; change: (more: Partial<Sheet>) => void } {
  const { search } = usePlace();
  const sheet = useMemo(() => readSheet(search), [search]);
  return { sheet, change: (more) => navigate(sheetPath + searchOf({ ...sheet, ...more })) };
}
