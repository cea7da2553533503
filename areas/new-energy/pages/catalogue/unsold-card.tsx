import { formatMonth } from '@portal/contract';
import { useAnswer, useLanguage } from '@portal/shell';
import { market, TableCard, tableOf, useMarket, usePage } from '@portal/ui/analysis';
import { enteredCars, soldCars } from '../../market/announcement-questions.ts';
import { unsoldOf } from '../../market/unsold.ts';
import { phrases } from '../../phrases.ts';

/** What has entered the catalogue and is not sold yet: a first sign of new cars. */
export function UnsoldCard() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { view, catalogue } = usePage();
  const entered = useMarket(enteredCars);
  const query = catalogue && soldCars(view, catalogue);
  const sold = useAnswer(market, query);
  const answer = entered.answer && sold.answer && unsoldOf(entered.answer, sold.answer);
  const first = entered.error || !sold.error ? entered : sold;
  return (
    <TableCard
      title={translate('unsoldTitle')}
      caption={query ? translate('unsoldNote', { month: formatMonth(query.to) }) : undefined}
      answered={{ ...first, answer, waiting: entered.waiting || sold.waiting }}
      model={answer && { ...tableOf(answer, language, catalogue), made: undefined }}
      sorting={{ key: 'entries', direction: 'descending' }}
    />
  );
}
