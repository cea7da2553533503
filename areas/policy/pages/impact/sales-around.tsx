import type { PerCar, PolicyItem } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { ChartCard, chartWords, membersOf, periodAxis, TableCard, useMarket } from '@portal/ui/analysis';
import type { Around } from '../../market/around.ts';
import { carsAround } from '../../market/effect-questions.ts';
import { policyMark } from '../../parts/policy-mark.ts';
import { phrases } from '../../phrases.ts';
import { salesLines, salesTable } from './sales-lines.ts';

interface SalesAroundProps {
  policy: PolicyItem;
  around: Around;
  figures: readonly { perCar: PerCar | null }[];
}

/** The cars that a policy is about, month by month around its first day, beside those that it is not about. */
export function SalesAround({ policy, around, figures }: SalesAroundProps) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const answered = useMarket((view) => carsAround(view, policy, around));
  const { answer } = answered;
  const title = translate('salesTitle');
  const rules = figures.flatMap(({ perCar }) => perCar ?? []);
  const names = { concerned: translate('concernedCars'), others: translate('otherCars') };
  return (
    <>
      <ChartCard
        title={title}
        caption={translate('salesNote')}
        answered={answered}
        chart={(ready) => ({
          ...chartWords(ready, title, language),
          kind: 'line',
          ...periodAxis(
            ready,
            membersOf(ready, 'period').map(({ key }) => key),
            language,
          ),
          series: salesLines(ready, rules, names).map(({ key, name, values }) => ({
            key,
            name,
            values,
            format: 'count' as const,
            noun: translate('carsUnit'),
          })),
          events: policyMark(ready, policy, around),
        })}
      />
      <TableCard
        below
        title={translate('salesBeforeAfter')}
        answered={answered}
        model={answer && salesTable(answer, salesLines(answer, rules, names), around.at, translate)}
      />
    </>
  );
}
