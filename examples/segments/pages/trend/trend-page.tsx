import { createPhrases, useLanguage } from '@portal/shell';
import { Card, SelectField, Skeleton } from '@portal/ui';
import {
  AnalysisAnswer,
  compareChart,
  PeriodCard,
  useChoices,
  useMarket,
  useNameOf,
  usePage,
} from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { trend } from './page.ts';
import { bySegment } from './questions.ts';

const phrases = createPhrases({ zh_CN: { by: '对比维度', yoy: '同比' }, en: { by: 'By', yoy: 'YoY' } });

/** Retail by period, told apart by fuel type or segment: as lines and as a table. */
export function TrendPage() {
  const say = phrases.useTranslate();
  const language = useLanguage();
  const nameOf = useNameOf();
  const { setChoice } = usePage();
  const offered = trend.choices.by;
  const { by } = useChoices(trend.choices);
  const answered = useMarket((view, catalogue) => bySegment(view, catalogue, by));
  const title = nameOf('dimensions', by);
  const choice = (
    <SelectField
      label={say('by')}
      value={by}
      options={offered.map((value) => ({ value, label: nameOf('dimensions', value) }))}
      onChange={(value) => setChoice('by', value, offered[0])}
    />
  );
  return (
    <>
      <Card title={title} actions={choice}>
        <AnalysisAnswer answered={answered} skeleton={<Skeleton height={406} />}>
          {(answer) => (
            <Chart
              titleHidden
              spec={compareChart(answer, { by, indicator: 'volume', title, yoy: say('yoy') }, language)}
            />
          )}
        </AnalysisAnswer>
      </Card>
      <PeriodCard answered={answered} by={by} indicator="volume" title={title} />
    </>
  );
}
