import { useLanguage } from '@portal/shell';
import { Segmented } from '@portal/ui';
import {
  barsHeight,
  Choices,
  DimensionField,
  FiguresCard,
  LatestFigures,
  TableCard,
  useChoices,
  useMarket,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { costItems, itemShows, servedBy, serviceChoices, serviceOrders } from '../../market/choices.ts';
import { servedOf, servedOverYears } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** What five years on the road cost, item by item: the dearest first, the cheapest, or the most sold. */
export function ServicePage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, setChoice, title: pageTitle } = usePage();
  const { by, show, order } = useChoices(serviceChoices);
  const years = useMarket(servedOverYears);
  const answered = useMarket((view, known) => servedOf(view, known, { by, order }));
  const name = withinText(nameOf('dimensions', by), language);
  const title = catalogue ? translate('serviceTitle', { name }) : pageTitle;
  return (
    <>
      <LatestFigures
        answered={years}
        figures={[
          { indicator: 'serviceCost', changes: [{ indicator: 'yoyServiceCost', name: translate('yoy') }] },
          { indicator: 'maintenance' },
          { indicator: 'repairs' },
          { indicator: 'costToPrice' },
        ]}
      />
      <FiguresCard
        title={title}
        waiting={pageTitle}
        caption={translate('serviceNote')}
        answered={answered}
        height={({ rows }) => barsHeight(rows.length) + 30}
        choices={
          <Choices>
            <DimensionField label={translate('serviceBy')} value={by} choices={servedBy} />
            <Segmented
              label={translate('order')}
              options={serviceOrders.map((value) => ({ value, label: translate(value) }))}
              value={order}
              onChange={(value) => setChoice('order', value, serviceOrders[0])}
            />
            <Segmented
              label={translate('show')}
              options={itemShows.map((value) => ({ value, label: translate(value) }))}
              value={show}
              onChange={(value) => setChoice('show', value, itemShows[0])}
            />
          </Choices>
        }
        by={by}
        kind="bar"
        figures={costItems.map((indicator) => ({ indicator }))}
        behind={show}
      />
      <TableCard below ranked title={title} answered={answered} bar="serviceCost" />
    </>
  );
}
