import type { PolicyItem } from '@portal/contract';
import { useAnswer, useLanguage } from '@portal/shell';
import { ChartCard, compareChart, market, membersOf, TableCard, useMarket, usePage } from '@portal/ui/analysis';
import { type Around, beforeAfter, penetrationIn, withoutPolicy } from '../../market/around.ts';
import { largestPlaces, penetrationOfPlaces } from '../../market/effect-questions.ts';
import { policyMark } from '../../parts/policy-mark.ts';
import { phrases } from '../../phrases.ts';
import { beforeAfterTable, rowsOf } from './before-after-table.ts';

interface InPlacesProps {
  policy: PolicyItem;
  place: { dimension: 'province' | 'city'; key: string };
  around: Around;
  known: readonly PolicyItem[];
}

/** Places that stand beside the one of the policy. */
const mostBeside = 4;

/** A place around its policy, beside the largest places of its level that have none of the kind in these months. */
export function InPlaces({ policy, place: { dimension, key }, around, known }: InPlacesProps) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { view } = usePage();
  const largest = useAnswer(market, largestPlaces(view, dimension, around));
  const places = largest.answer ? membersOf(largest.answer, dimension).map((member) => member.key) : [];
  const beside = withoutPolicy(places, policy, known, around).slice(0, mostBeside);
  const compared = useMarket((view) =>
    largest.answer ? penetrationOfPlaces(view, around, dimension, [key, ...beside]) : null,
  );
  const answered = largest.error ? { ...compared, error: largest.error, retry: largest.retry } : compared;
  const { answer } = answered;
  const title = translate('penetrationTitle');
  const ofPlace = (member: string) => (answer ? rowsOf(answer).filter(({ keys }) => keys[dimension] === member) : []);
  const names = new Map(answer ? membersOf(answer, dimension).map((member) => [member.key, member.name]) : []);
  return (
    <>
      <ChartCard
        title={title}
        caption={translate('penetrationPlacesNote')}
        answered={answered}
        chart={(ready) => ({
          ...compareChart(ready, { by: dimension, indicator: 'penetration', title, yoy: translate('yoy') }, language),
          events: policyMark(ready, policy, around),
        })}
      />
      <TableCard
        below
        title={translate('beforeAfterTitle')}
        answered={answered}
        model={
          answer &&
          beforeAfterTable(
            answer,
            [key, ...beside].map((member) => ({
              key: member,
              name: names.get(member) ?? member,
              ...beforeAfter(ofPlace(member), around.at, penetrationIn),
            })),
            translate,
          )
        }
      />
    </>
  );
}
