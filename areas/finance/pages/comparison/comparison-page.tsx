import { useLanguage } from '@portal/shell';
import { Card, EmptyState, Skeleton } from '@portal/ui';
import {
  AnalysisAnswer,
  barsHeight,
  ChartCard,
  Choices,
  IndicatorField,
  rankingChart,
  Share,
  StillTable,
  tableOf,
  useChoices,
  useMarket,
  useNameOf,
  usePage,
} from '@portal/ui/analysis';
import { besideChoices, besideFigures, mostBeside } from '../../market/choices.ts';
import { apartByName, calledAlone, withRates } from '../../market/offer-table.ts';
import { mostOffered, offersBeside } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { besideTable } from './beside-table.ts';

/** Some offers side by side: what each costs a month, in all, and by its true yearly rate. */
export function ComparisonPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { view, catalogue, title: pageTitle } = usePage();
  const chosen = view.filters.offer?.length ?? 0;
  const largest = useMarket((view, catalogue) => (chosen === 0 ? mostOffered(view, catalogue) : null));
  const [model] = largest.answer?.rows ?? [];
  const offers = model?.values.financeOffers ?? 0;
  const offered = useMarket((view, catalogue) =>
    chosen === 0 && !largest.answer ? null : offersBeside(view, catalogue, model?.keys.model),
  );
  const answered = chosen === 0 && !largest.answer ? { ...largest, answer: undefined } : offered;
  const { indicator } = useChoices(besideChoices);
  const title = translate('besideTitle');
  const costs = catalogue ? translate('costsTitle', { indicator: nameOf('indicators', indicator) }) : pageTitle;
  const note =
    chosen === 0 && model
      ? translate(view.filters.model?.length === 1 ? 'besideOfModel' : 'besideUnchosen', {
          model: model.names.model ?? '',
          n: Math.min(mostBeside, offers),
          all: offers,
        })
      : chosen > mostBeside
        ? translate('besideTooMany', { n: mostBeside, chosen })
        : undefined;
  const empty = <EmptyState title={translate('noOffers')} text={translate('noOffersText')} />;
  return (
    <>
      <Choices note={note}>
        <IndicatorField value={indicator} choices={besideFigures} inSight />
      </Choices>
      <ChartCard
        title={costs}
        caption={translate('costsNote')}
        answered={answered}
        height={({ rows }) => barsHeight(rows.length) + rows.length * 12}
        empty={empty}
        chart={(ready) =>
          rankingChart(
            apartByName(ready),
            tableOf(apartByName(ready), language, catalogue),
            { by: 'offer', indicator, title: costs, ...(indicator !== 'trueRate' && { format: 'amount' as const }) },
            language,
          )
        }
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
              model={besideTable(calledAlone(ready), { term: translate('term'), lowest: translate('lowest') })}
            />
          )}
        </AnalysisAnswer>
      </Card>
    </>
  );
}
