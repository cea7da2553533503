import { phrases } from '../phrases.ts';
import type { ColumnWords, EventColumn } from './event-table.ts';

/** What the columns of days and prices are called. */
export function useColumnWords(): Record<EventColumn, ColumnWords> {
  const translate = phrases.useTranslate();
  const unit = translate('yuan');
  return {
    day: { name: translate('day'), means: translate('dayMeans') },
    presalePrice: { name: translate('presalePrice'), means: translate('presaleMeans'), unit },
    msrpFrom: { name: translate('msrpFrom'), means: translate('msrpFromMeans'), unit },
    msrpTo: { name: translate('msrpTo'), means: translate('msrpToMeans'), unit },
    gap: { name: translate('gap'), means: translate('gapMeans'), unit },
    gapRate: { name: translate('gapRate'), means: translate('gapRateMeans') },
  };
}
