import { useLanguage } from '@portal/shell';
import { Card, Skeleton } from '@portal/ui';
import { AnalysisAnswer, indicatorChart, Made, useMarket } from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { tiersOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** The tiers of cities in their order, with what each sold and how that has grown. */
export function TiersCard() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const answered = useMarket(tiersOf);
  const title = translate('tiersTitle');
  return (
    <Card title={title} actions={<Made title={title} answer={answered.answer} />}>
      <AnalysisAnswer answered={answered} skeleton={<Skeleton height={346} />}>
        {(ready) => (
          <Chart
            titleHidden
            spec={indicatorChart(
              ready,
              {
                ...{ by: 'tier', title, kind: 'column' },
                figures: [
                  { indicator: 'volume', as: 'count' },
                  { indicator: 'yoy', kind: 'line' },
                ],
              },
              language,
            )}
          />
        )}
      </AnalysisAnswer>
    </Card>
  );
}
