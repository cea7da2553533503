import { useLanguage } from '@portal/shell';
import { type Answer, quadrantChart } from '@portal/ui/analysis';
import type { RangePriceChoice } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** Range against price, between the medians of both. */
export function useRangePriceChart({ by, price }: RangePriceChoice, title: string) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  return (answer: Answer) => {
    const parts = {
      upperLeft: translate('farCheap'),
      upperRight: translate('farDear'),
      lowerLeft: translate('nearCheap'),
      lowerRight: translate('nearDear'),
    };
    const shape = { by, x: price, y: 'range', size: 'retailVolume', title, parts };
    const spec = quadrantChart(answer, shape, language);
    // Whatever unit cars are written in, kilometres keep theirs.
    return { ...spec, x: { ...spec.x, format: 'yuan' as const }, written: {} };
  };
}
