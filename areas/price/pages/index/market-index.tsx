import { useLanguage } from '@portal/shell';
import { formatMonth } from '@portal/ui';
import { ChartCard, Choices, PeriodFigures, useMarket } from '@portal/ui/analysis';
import { periodLines } from '../../charts/period-lines.ts';
import { everything } from '../../market/choices.ts';
import { marketIndex } from '../../market/questions.ts';
import { ComparedField } from '../../parts/compared-field.tsx';
import { phrases } from '../../phrases.ts';
import { BaseField } from './base-field.tsx';
import { IndexKeys } from './index-keys.tsx';

const lines = ['tpBasket', 'tpIndex', 'msrpBasket', 'msrpIndex'].map((key) => ({ key, format: 'index' as const }));

/** Both prices of all cars as indices of both baskets. */
export function MarketIndex() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const answered = useMarket(marketIndex);
  const title = translate('indexTitle');
  const base = answered.answer && translate('indexNote', { base: formatMonth(answered.answer.period.from) });
  return (
    <>
      <IndexKeys answered={answered} />
      <ChartCard
        title={title}
        caption={base ?? translate('indexNoteWaiting')}
        choices={
          <Choices>
            <BaseField />
            <ComparedField by={everything} />
          </Choices>
        }
        answered={answered}
        height={380}
        chart={(answer) => periodLines(answer, { title, lines }, language)}
      />
      <PeriodFigures answered={answered} title={title} />
    </>
  );
}
