import { useLanguage } from '@portal/shell';
import { Card, EmptyState, Skeleton } from '@portal/ui';
import {
  AnalysisAnswer,
  ChartCard,
  Choices,
  indicatorChart,
  Share,
  StillTable,
  tableOf,
  useMarket,
  usePage,
} from '@portal/ui/analysis';
import { mostBeside } from '../../market/choices.ts';
import { withRates } from '../../market/offer-table.ts';
import { mostOffered, offersBeside } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { besideTable } from './beside-table.ts';

/** Some offers side by side: what each costs a month, in all, and by its true yearly rate. */
export function ComparisonPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { view, catalogue } = usePage();
  const chosen = view.filters.offer?.length ?? 0;
  const largest = useMarket((shown, known) => (chosen === 0 ? mostOffered(shown, known) : null));
  const [model] = largest.answer?.rows ?? [];
  const offered = useMarket((shown, known) =>
    chosen === 0 && !largest.answer ? null : offersBeside(shown, known, model?.keys.model),
  );
  const answered = chosen === 0 && !largest.answer ? { ...largest, answer: undefined } : offered;
  const [title, costs] = [translate('besideTitle'), translate('costsTitle')];
  const note =
    chosen === 0
      ? translate('besideUnchosen', { model: model?.names.model ?? '' })
      : chosen > mostBeside
        ? translate('besideTooMany', { n: mostBeside, chosen })
        : undefined;
  const empty = <EmptyState title={translate('noOffers')} text={translate('noOffersText')} />;
  return (
    <>
      {note && (chosen > 0 || model) && <Choices note={note}>{null}</Choices>}
      <ChartCard
        title={costs}
        caption={translate('costsNote')}
        answered={answered}
        height={440}
        empty={empty}
        chart={(ready) => ({
          ...indicatorChart(
            ready,
            {
              by: 'offer',
              title: costs,
              kind: 'column',
              figures: [{ indicator: 'monthlyPayment' }, { indicator: 'financeCost' }, { indicator: 'trueRate' }],
              panels: true,
            },
            language,
          ),
          asBars: true,
        })}
      />
      <Card
        flush
        title={title}
        caption={translate('besideNote')}
        actions={
          <Share
            title={title}
            answer={answered.answer}
            model={answered.answer && withRates(tableOf(answered.answer, language, catalogue))}
          />
        }
      >
        <AnalysisAnswer answered={answered} skeleton={<Skeleton height={600} />}>
          {(ready) => (
            <StillTable
              caption={title}
              model={besideTable(ready, { term: translate('term'), lowest: translate('lowest') })}
            />
          )}
        </AnalysisAnswer>
      </Card>
    </>
  );
}
