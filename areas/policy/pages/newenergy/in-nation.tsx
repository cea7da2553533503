import type { PolicyItem } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { ChartCard, indicatorChart, TableCard, useMarket } from '@portal/ui/analysis';
import { type Around, beforeAfter, penetrationIn } from '../../market/around.ts';
import { penetrationOfAll } from '../../market/effect-questions.ts';
import { policyMark } from '../../parts/policy-mark.ts';
import { phrases } from '../../phrases.ts';
import { beforeAfterTable, rowsOf } from './before-after-table.ts';

/** The whole country around a national policy, beside the same months of the year before: no place is without it. */
export function InNation({ policy, around }: { policy: PolicyItem; around: Around }) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const now = useMarket((view) => penetrationOfAll(view, around));
  const former = useMarket((view) => penetrationOfAll(view, around, 1));
  const title = translate('penetrationTitle');
  const answered = now.error || !former.error ? { ...now, waiting: now.waiting || former.waiting } : former;
  const answer = former.answer && now.answer;
  const yearBefore = translate('yearBefore');
  const yearOf = (month: string) => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;
  return (
    <>
      <ChartCard
        title={title}
        caption={translate('penetrationNationNote')}
        answered={{ ...answered, answer }}
        chart={(ready) => {
          const chart = indicatorChart(
            ready,
            { by: 'period', title, kind: 'line', figures: [{ indicator: 'penetration' }] },
            language,
          );
          const earlier = former.answer ? former.answer.rows.filter(({ kind }) => kind === 'row') : [];
          const [first] = chart.series;
          const series = first
            ? [
                first,
                {
                  ...first,
                  key: 'former',
                  name: yearBefore,
                  values: earlier.map(({ values }) => values.penetration ?? null),
                },
              ]
            : [];
          return { ...chart, series, events: policyMark(ready, policy, around) };
        }}
      />
      <TableCard
        below
        title={translate('beforeAfterTitle')}
        answered={{ ...answered, answer }}
        model={
          answer && former.answer
            ? beforeAfterTable(
                answer,
                [
                  { key: 'now', name: policy.region, ...beforeAfter(rowsOf(answer), around.at, penetrationIn) },
                  {
                    key: 'former',
                    name: yearBefore,
                    ...beforeAfter(rowsOf(former.answer), yearOf(around.at), penetrationIn),
                  },
                ],
                translate,
              )
            : undefined
        }
      />
    </>
  );
}
