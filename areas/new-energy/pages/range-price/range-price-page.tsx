import { useLanguage } from '@portal/shell';
import { Card, EmptyState, formatNumber, Segmented, Skeleton } from '@portal/ui';
import {
  AnalysisAnswer,
  Choices,
  DimensionField,
  LeastField,
  quadrantChart,
  TableCard,
  tableOf,
  useChoices,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { electricFuels, leastOfRanges, rangePriceBy, rangePriceChoices, rangePrices } from '../../market/choices.ts';
import { joinedBy } from '../../market/join-prices.ts';
import { phrases } from '../../phrases.ts';
import { useRangePrice } from './use-range-price.ts';

const nothing = { columns: [], rows: [], cut: null };

/** How far an electric car drives for its price: each as a dot between the medians, the larger the more are sold. */
export function RangePricePage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue, setChoice, title: pageTitle } = usePage();
  const nameOf = useNameOf();
  const choice = useChoices(rangePriceChoices);
  const { by, price, fuel, least } = choice;
  const { isOwned: isHeld, ranges, prices, priceCatalogue } = useRangePrice(choice);
  const joined = ranges.answer && prices.answer && joinedBy(ranges.answer, prices.answer, by, Number(least));
  const indicators = [...(catalogue?.indicators ?? []), ...(priceCatalogue?.indicators ?? [])];
  const named = (key: string) => indicators.find((indicator) => indicator.key === key)?.name ?? '';
  const names = { name: withinText(nameOf('dimensions', by), language), fuel: translate(fuel), price: named(price) };
  const title = catalogue && priceCatalogue ? translate('rangePriceTitle', names) : pageTitle;
  const left = joined?.left ? translate('withoutPrice', { n: joined.left }) : '';
  if (!isHeld)
    return (
      <Card>
        <EmptyState title={translate('pricesNotHeld')} text={translate('pricesNotHeldText')} />
      </Card>
    );
  const chartOf = (answer: NonNullable<typeof joined>['answer']) => {
    const parts = {
      upperLeft: translate('farCheap'),
      upperRight: translate('farDear'),
      lowerLeft: translate('nearCheap'),
      lowerRight: translate('nearDear'),
    };
    const shape = { by, x: price, y: 'range', size: 'retailVolume', title, parts };
    const spec = quadrantChart(answer, shape, language);
    // Yuan and kilometres are counts to the market; a picture says the unit of each.
    const y = { ...spec.y, name: translate('inKm', { name: spec.y.name }) };
    // Whatever unit cars are written in, kilometres keep theirs.
    return { ...spec, x: { ...spec.x, format: 'yuan' as const }, y, written: {} };
  };
  return (
    <>
      <Choices>
        <DimensionField value={by} choices={rangePriceBy} />
        <Segmented
          label={translate('fuelOf')}
          value={fuel}
          options={electricFuels.map((value) => ({ value, label: translate(value) }))}
          onChange={(value) => setChoice('fuel', value, electricFuels[0])}
        />
        <Segmented
          label={translate('priceOf')}
          value={price}
          options={rangePrices.map((value) => ({ value, label: named(value) || translate(value) }))}
          onChange={(value) => setChoice('price', value, rangePrices[0])}
        />
        <LeastField value={least} choices={leastOfRanges} />
      </Choices>
      <Card title={title} caption={[translate('rangePriceNote'), left].filter(Boolean).join(' · ')}>
        <AnalysisAnswer answered={ranges} skeleton={<Skeleton height={546} />}>
          {() => (
            <AnalysisAnswer answered={prices} skeleton={<Skeleton height={546} />}>
              {() => joined && <Chart titleHidden height={520} spec={chartOf(joined.answer)} />}
            </AnalysisAnswer>
          )}
        </AnalysisAnswer>
      </Card>
      <TableCard
        below
        key={by}
        title={title}
        caption={
          joined && joined.below > 0
            ? translate('belowMinimum', { least: formatNumber(Number(least)), n: joined.below })
            : undefined
        }
        answered={joined ? { ...ranges, answer: joined.answer } : ranges}
        model={
          joined && catalogue
            ? { ...tableOf(joined.answer, language, { ...catalogue, indicators }), made: undefined }
            : nothing
        }
        sorting={{ key: 'range', direction: 'descending' }}
      />
    </>
  );
}
