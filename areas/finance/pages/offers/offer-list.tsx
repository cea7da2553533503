import { useAnswer, useLanguage } from '@portal/shell';
import { Card, EmptyState } from '@portal/ui';
import { FiguresCard, LatestFigures, TableCard, tableOf, useMarket, usePage } from '@portal/ui/analysis';
import { calledAlone, offerDetails, withDays } from '../../market/offer-table.ts';
import { offersNow, offersOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** Offers of the last month with their terms, the cheapest by true rate first, and how many there were before. */
export function OfferList() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue } = usePage();
  const trend = useMarket(offersNow);
  const answered = useMarket(offersOf);
  const { answer } = answered;
  const keys = answer?.rows.flatMap(({ kind, keys: { offer } }) => (kind === 'row' && offer ? [offer] : [])) ?? [];
  const details = useAnswer(offerDetails, keys.length > 0 ? { offers: keys } : null);
  const [title, ratesTitle] = [translate('offersTitle'), translate('ratesTitle')];
  if (answer && answer.rows.length === 0)
    return (
      <Card title={title}>
        <EmptyState title={translate('noOffers')} text={translate('noOffersText')} />
      </Card>
    );
  return (
    <>
      <LatestFigures
        answered={trend}
        figures={[
          { indicator: 'financeOffers' },
          { indicator: 'offerLenders' },
          { indicator: 'offerModels' },
          { indicator: 'interestFreePart' },
        ]}
      />
      <FiguresCard
        title={ratesTitle}
        caption={translate('ratesNote')}
        answered={trend}
        height={280}
        kind="line"
        figures={[{ indicator: 'offerRate' }, { indicator: 'trueRate' }]}
      />
      <TableCard
        title={title}
        caption={[translate('offersNote'), details.error ? translate('daysFailed') : ''].filter(Boolean).join(' ')}
        answered={{ ...answered, waiting: answered.waiting || details.waiting }}
        model={
          answer &&
          withDays(tableOf(calledAlone(answer), language, catalogue), details.answer ?? [], {
            from: translate('from'),
            until: translate('until'),
          })
        }
        sorting={{ key: 'trueRate', direction: 'ascending' }}
      />
    </>
  );
}
