import { useLanguage } from '@portal/shell';
import { Card, EmptyState, formatNumber } from '@portal/ui';
import {
  ChartCard,
  TableCard,
  type TableModel,
  tableOf,
  useChoices,
  useNameOf,
  useOutsideText,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { rangePriceChoices } from '../../market/choices.ts';
import { phrases } from '../../phrases.ts';
import { RangePriceBar } from './range-price-bar.tsx';
import { useRangePrice } from './use-range-price.ts';
import { useRangePriceChart } from './use-range-price-chart.ts';

/** How far an electric car drives for its price: each as a dot between the medians, the larger the more are sold. */
export function RangePricePage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue, title: pageTitle } = usePage();
  const nameOf = useNameOf();
  const outsideText = useOutsideText();
  const choice = useChoices(rangePriceChoices);
  const { by, price, fuel, least } = choice;
  const { isOwned, answered, left, below, priceCatalogue, indicators } = useRangePrice(choice);
  const { answer } = answered;
  const named = (key: string) => indicators.find((indicator) => indicator.key === key)?.name ?? '';
  const names = { name: withinText(nameOf('dimensions', by), language), fuel: translate(fuel), price: named(price) };
  const title = catalogue && priceCatalogue ? translate('rangePriceTitle', names) : pageTitle;
  const chart = useRangePriceChart(choice, title);
  if (!isOwned)
    return (
      <Card>
        <EmptyState title={translate('pricesNotOwned')} text={translate('pricesNotOwnedText')} />
      </Card>
    );
  const notes = [
    translate('rangePriceNote'),
    left > 0 ? translate('withoutPrice', { n: left }) : '',
    outsideText(answer?.outsideLimits),
  ];
  const tableFor = (joined: NonNullable<typeof answer>): TableModel => ({
    ...tableOf(joined, language, catalogue && { ...catalogue, indicators }),
    made: undefined,
  });
  return (
    <>
      <RangePriceBar choice={choice} named={named} />
      <ChartCard
        title={title}
        caption={notes.filter(Boolean).join(' · ')}
        answered={answered}
        height={520}
        chart={chart}
        table={tableFor}
      />
      <TableCard
        below
        key={by}
        title={title}
        caption={below > 0 ? translate('belowMinimum', { least: formatNumber(Number(least)), n: below }) : undefined}
        answered={answered}
        model={answer && tableFor(answer)}
        sorting={{ key: 'range', direction: 'descending' }}
      />
    </>
  );
}
