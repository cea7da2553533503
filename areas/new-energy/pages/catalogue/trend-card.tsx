import { useLanguage } from '@portal/shell';
import { type Answered, Card, Skeleton } from '@portal/ui';
import { AnalysisAnswer, type Answer, indicatorChart, Share, tableOf, usePage } from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { phrases } from '../../phrases.ts';

/** How many models are listed in each period, of which kind, and how far they drive. */
export function TrendCard({ answered }: { answered: Answered<Answer> }) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue } = usePage();
  const { answer } = answered;
  const title = translate('listedTitle');
  const chartOf = (ready: Answer) => {
    const figures = [
      ...(['enteredEntries', 'changedEntries', 'withdrawnEntries'] as const).map((indicator) => ({
        indicator,
        as: 'count' as const,
      })),
      { indicator: 'listedRange', kind: 'line' as const },
    ];
    return indicatorChart(ready, { by: 'period', title, kind: 'stacked', figures }, language);
  };
  return (
    <Card
      title={title}
      caption={translate('listedNote')}
      actions={<Share title={title} answer={answer} model={answer && tableOf(answer, language, catalogue)} />}
    >
      <AnalysisAnswer answered={answered} skeleton={<Skeleton height={346} />}>
        {(ready) => <Chart titleHidden spec={chartOf(ready)} />}
      </AnalysisAnswer>
    </Card>
  );
}
