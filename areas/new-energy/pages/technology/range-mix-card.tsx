import { useLanguage } from '@portal/shell';
import { Card, Skeleton } from '@portal/ui';
import { AnalysisAnswer, pivotOf, Share, structureChart, useMarket, usePage } from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { rangeMix } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** How the cars that are sold are spread over bands of range, over time. */
export function RangeMixCard() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue } = usePage();
  const answered = useMarket(rangeMix);
  const { answer } = answered;
  const title = translate('rangeMix');
  const shape = { rows: 'period', columns: 'rangeBand', indicator: 'retailVolume' };
  return (
    <Card
      title={title}
      caption={translate('rangeMixNote')}
      actions={<Share title={title} answer={answer} model={answer && pivotOf(answer, shape, language, catalogue)} />}
    >
      <AnalysisAnswer answered={answered} skeleton={<Skeleton height={406} />}>
        {(ready) => (
          <Chart
            titleHidden
            height={380}
            spec={structureChart(
              ready,
              { by: 'rangeBand', title, others: translate('others'), ordered: true, volume: 'retailVolume' },
              language,
            )}
          />
        )}
      </AnalysisAnswer>
    </Card>
  );
}
