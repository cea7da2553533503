import { isMoney } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { countFigure, formatNumber, formatPrice, formatRatio, moneyUnit } from '@portal/ui';
import type { Catalogue } from '../page/ask.ts';
import { useCountOptions } from './use-count-options.ts';
import { useMoneyOptions } from './use-money-options.ts';

type Indicator = Pick<Catalogue['indicators'][number], 'format' | 'unit'>;

/**
 * Writes a single figure large: its value, and the unit behind it.
 * @returns of an indicator and its value; `inTenThousands` where large counts are written so, as cars are
 */
export function useFigureText() {
  const language = useLanguage();
  const counted = useCountOptions();
  const money = useMoneyOptions('amount');
  return (indicator: Indicator | undefined, value: number | null, inTenThousands: boolean) => {
    if (indicator?.format === 'percent') return { value: formatRatio(value), unit: '' };
    if (inTenThousands) return countFigure(value, indicator?.unit ?? '', language, counted);
    if (indicator && isMoney(indicator.unit))
      return { value: formatPrice(value, language, money), unit: moneyUnit(language, money) };
    return { value: formatNumber(value, indicator?.format === 'index' ? 1 : 0), unit: indicator?.unit ?? '' };
  };
}
