import { useLanguage } from '@portal/shell';
import { PartsCard, pivotOf, useMarket, usePage } from '@portal/ui/analysis';
import { rangeMix } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** How the cars that are sold are spread over bands of range, over time. */
export function RangeMixCard() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue } = usePage();
  const answered = useMarket(rangeMix);
  const title = translate('rangeMix');
  const shape = { rows: 'period', columns: 'rangeBand', indicator: 'retailVolume' };
  return (
    <PartsCard
      alone
      title={title}
      caption={translate('rangeMixNote')}
      answered={answered}
      height={380}
      by="rangeBand"
      ordered
      volume="retailVolume"
      table={(ready) => pivotOf(ready, shape, language, catalogue)}
    />
  );
}
