import { useLanguage } from '@portal/shell';
import { Segmented } from '@portal/ui';
import {
  ChartCard,
  Choices,
  compareChart,
  IndicatorField,
  PeriodCard,
  pivotOf,
  useByMembers,
  usePage,
} from '@portal/ui/analysis';
import { type Basket, baskets, type Compared, indexOf, type Price, prices } from '../../market/choices.ts';
import { ComparedField } from '../../parts/compared-field.tsx';
import { useMeaning } from '../../parts/use-meaning.ts';
import { useMembers } from '../../parts/use-members.ts';
import { phrases } from '../../phrases.ts';
import { BaseField } from './base-field.tsx';

/** A price of the members of a dimension as an index of one basket. */
export function MembersIndex({ by, price, basket }: { by: Compared; price: Price; basket: Basket }) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { setChoice, catalogue, title: pageTitle } = usePage();
  const meaning = useMeaning();
  const indicator = indexOf[price][basket];
  const { note, answered } = useMembers({ by, indicator });
  const title = useByMembers()(by, indicator);
  return (
    <>
      <ChartCard
        title={title}
        waiting={pageTitle}
        caption={meaning(indicator)[0] ?? translate('indexNoteWaiting')}
        choices={
          <Choices note={note}>
            <Segmented
              label={translate('basket')}
              options={baskets.map((value) => ({ value, label: translate(value) }))}
              value={basket}
              onChange={(value) => setChoice('basket', value, baskets[0])}
            />
            <IndicatorField inSight label={translate('price')} name="price" value={price} choices={prices} />
            <BaseField />
            <ComparedField by={by} />
          </Choices>
        }
        answered={answered}
        height={380}
        chart={(answer) => compareChart(answer, { by, indicator, title, yoy: '' }, language)}
        table={(answer) => pivotOf(answer, { rows: 'period', columns: by, indicator }, language, catalogue)}
      />
      <PeriodCard answered={answered} by={by} indicator={indicator} title={title} />
    </>
  );
}
