import { useLanguage } from '@portal/shell';
import type { CountOptions } from '@portal/ui';
import { chosenUnit, useWrittenAs } from '@portal/ui/charts';

/** How single counts are written beside the charts and tables of a page: in the unit that is chosen for it. */
export function useCountOptions(): CountOptions {
  const language = useLanguage();
  return chosenUnit(useWrittenAs(), language);
}
