import { useLanguage } from '@portal/shell';
import { ChartCard, pivotOf, structureChart, useMarket, usePage } from '@portal/ui/analysis';
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
    <ChartCard
      alone
      title={title}
      caption={translate('rangeMixNote')}
      answered={answered}
      height={380}
      chart={(ready) =>
        structureChart(
          ready,
          { by: 'rangeBand', title, others: translate('others'), ordered: true, volume: 'retailVolume' },
          language,
        )
      }
      table={(ready) => pivotOf(ready, shape, language, catalogue)}
    />
  );
}
