import { useLanguage } from '@portal/shell';
import { Card, Segmented, Skeleton } from '@portal/ui';
import { AnalysisAnswer, Choices, compareChart, PeriodCard, useNameOf, usePage } from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { type Basket, baskets, type Compared, indexOf, type Price, prices } from '../../market/choices.ts';
import { ComparedField } from '../../parts/compared-field.tsx';
import { useMembersNote } from '../../parts/members-note.ts';
import { useMeaning } from '../../parts/use-meaning.ts';
import { useMembers } from '../../parts/use-members.ts';
import { phrases } from '../../phrases.ts';
import { BaseField } from './base-field.tsx';

/** A price of the members of a dimension as an index of one basket. */
export function MembersIndex({ by, price, basket }: { by: Compared; price: Price; basket: Basket }) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { setChoice, catalogue, title: pageTitle } = usePage();
  const nameOf = useNameOf();
  const meaning = useMeaning();
  const indicator = indexOf[price][basket];
  const { chosen, answered } = useMembers({ by, indicator });
  const note = useMembersNote(chosen);
  const title = translate('tableOf', { name: nameOf('dimensions', by), indicator: nameOf('indicators', indicator) });
  return (
    <>
      <Card
        title={catalogue ? title : pageTitle}
        caption={meaning(indicator)[0] ?? translate('indexNoteWaiting')}
        actions={
          <Choices note={note}>
            <Segmented
              label={translate('basket')}
              options={baskets.map((value) => ({ value, label: translate(value) }))}
              value={basket}
              onChange={(value) => setChoice('basket', value, baskets[0])}
            />
            <Segmented
              label={translate('price')}
              options={prices.map((value) => ({ value, label: nameOf('indicators', value) }))}
              value={price}
              onChange={(value) => setChoice('price', value, prices[0])}
            />
            <BaseField />
            <ComparedField by={by} />
          </Choices>
        }
      >
        <AnalysisAnswer answered={answered} skeleton={<Skeleton height={406} />}>
          {(answer) => (
            <Chart titleHidden height={380} spec={compareChart(answer, { by, indicator, title, yoy: '' }, language)} />
          )}
        </AnalysisAnswer>
      </Card>
      <PeriodCard answered={answered} by={by} indicator={indicator} title={title} />
    </>
  );
}
