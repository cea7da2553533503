import { useAnswer, useLanguage } from '@portal/shell';
import { TableCard, tableOf, useListed, usePage } from '@portal/ui/analysis';
import { benefitDetails, wantedDetails } from '../../market/details.ts';
import { benefitsNow } from '../../market/questions.ts';
import { withDetails } from '../../market/with-details.ts';
import { phrases } from '../../phrases.ts';

/** Each benefit in force: of which car, for whom and where, since when and until when, and what its value assumes. */
export function OffersPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue } = usePage();
  const answered = useListed(benefitsNow);
  const { answer } = answered;
  const details = useAnswer(benefitDetails, wantedDetails(answer));
  return (
    <TableCard
      title={translate('offersTitle')}
      caption={[translate('offersNote'), details.error ? translate('daysFailed') : ''].filter(Boolean).join(' ')}
      answered={{ ...answered, waiting: answered.waiting || details.waiting }}
      model={
        answer &&
        withDetails(tableOf(answer, language, catalogue), details.answer ?? [], {
          from: translate('from'),
          until: translate('until'),
          places: translate('places'),
          assumption: translate('assumption'),
        })
      }
      sorting={{ key: 'benefitValue', direction: 'descending' }}
    />
  );
}
