import { useLanguage } from '@portal/shell';
import {
  ChartCard,
  Choices,
  DimensionField,
  indicatorChart,
  PartsCard,
  TableCard,
  useChoices,
  useMarket,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { lenderChoices, lendersBy } from '../../market/choices.ts';
import { firstRows } from '../../market/first-rows.ts';
import { lendersOf, waysTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** Who lends: captive finance, banks and leasing over time, and for the cars of each brand, segment and tier. */
export function LendersPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, title: pageTitle } = usePage();
  const { by } = useChoices(lenderChoices);
  const trend = useMarket((view, known) => waysTrend(view, known, true));
  const members = useMarket((view, known) => lendersOf(view, known, by));
  const title = translate('lendersTitle');
  const name = withinText(nameOf('dimensions', by), language);
  const membersTitle = catalogue ? translate('lendersBy', { name }) : pageTitle;
  return (
    <>
      <PartsCard
        title={title}
        caption={translate('lendersNote')}
        answered={trend}
        height={360}
        by="paymentKind"
        volume="financedCars"
      />
      <Choices>
        <DimensionField value={by} choices={lendersBy} />
      </Choices>
      <ChartCard
        title={membersTitle}
        waiting={pageTitle}
        answered={members}
        height={420}
        chart={(ready) => ({
          ...indicatorChart(
            firstRows(ready),
            {
              by,
              title: membersTitle,
              kind: 'stackedShare',
              figures: [
                { indicator: 'captiveCars', as: 'count' },
                { indicator: 'bankCars', as: 'count' },
                { indicator: 'leaseCars', as: 'count' },
              ],
            },
            language,
          ),
          asBars: true,
        })}
      />
      <TableCard
        key={by}
        inFigures
        title={membersTitle}
        answered={members}
        sorting={{ key: 'financedCars', direction: 'descending' }}
        bar="financedCars"
        ranked
      />
    </>
  );
}
