import type { PriceOptions } from '@portal/ui';
import { chosenMoney, useWrittenAs } from '@portal/ui/charts';

/**
 * How single amounts of money are written beside the charts and tables of a page: in the unit that is chosen for it.
 * @param format as in charts: prices are read in ten thousands or thousands unless it is said otherwise, amounts whole
 */
export const useMoneyOptions = (format: 'yuan' | 'amount' = 'yuan'): PriceOptions =>
  chosenMoney(useWrittenAs(), format);
