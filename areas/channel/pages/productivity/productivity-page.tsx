import { useLanguage } from '@portal/shell';
import { formatMonthRange, formatNumber, SelectField } from '@portal/ui';
import {
  barsHeight,
  ChartCard,
  Choices,
  DatasetWanted,
  DimensionField,
  figureOf,
  rankingChart,
  scatterChart,
  TableCard,
  useChoices,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { leastOutlets, productiveBy, productivityChoices } from '../../market/choices.ts';
import { crossed } from '../../market/crossed.ts';
import { useCrossedTable } from '../../parts/use-crossed-table.ts';
import { phrases } from '../../phrases.ts';
import { useProductivity } from './use-productivity.ts';

/** How many cars an outlet sells in a month: ranked, and outlets against retail. */
export function ProductivityPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, setChoice, title: pageTitle } = usePage();
  const { by, least } = useChoices(productivityChoices);
  const { standing, answered, year, below } = useProductivity(by, Number(least));
  const figuresTable = useCrossedTable(standing === 'open' ? 'sales' : null);
  if (standing === 'notOwned' || standing === 'notCovered')
    return <DatasetWanted dataset="sales" title={pageTitle} standing={standing} text={translate('salesWanted')} />;
  const name = withinText(nameOf('dimensions', by), language);
  const title = catalogue ? translate('productivityTitle', { name }) : pageTitle;
  const scatter = translate('productivityScatter');
  const notes = [
    crossed.carsPerOutlet.definition[language],
    below > 0 ? translate('belowOutlets', { least: formatNumber(Number(least)), n: below }) : '',
  ];
  return (
    <>
      <Choices
        note={year ? translate('productivityYear', { months: formatMonthRange(year.from, year.to) }) : undefined}
      >
        <DimensionField label={translate('productiveBy')} value={by} choices={productiveBy} />
        <SelectField
          label={translate('leastOutlets')}
          labelHidden
          title={translate('leastOutlets')}
          name="least"
          value={least}
          options={[...leastOutlets]
            .sort((one, other) => Number(one) - Number(other))
            .map((value) => ({
              value,
              label: translate(value === '0' ? 'anyOutlets' : 'fromOutlets', { n: value }),
            }))}
          onChange={(value) => setChoice('least', value, leastOutlets[0])}
        />
      </Choices>
      <ChartCard
        title={title}
        waiting={pageTitle}
        caption={notes.filter(Boolean).join(language === 'en' ? ' · ' : '；')}
        answered={answered}
        height={({ rows }) => barsHeight(rows.length)}
        chart={(ready) => rankingChart(ready, figuresTable(ready), { by, indicator: 'carsPerOutlet', title }, language)}
        table={figuresTable}
      />
      <ChartCard
        title={scatter}
        answered={answered}
        height={420}
        chart={(ready) => ({
          ...scatterChart(ready, { by, x: 'outlets', y: 'volume', title: scatter }, language),
          x: { ...figureOf(ready, 'outlets'), format: 'number' },
        })}
        table={figuresTable}
      />
      <TableCard
        key={by}
        inFigures
        title={title}
        answered={answered}
        model={answered.answer && figuresTable(answered.answer)}
        sorting={{ key: 'carsPerOutlet', direction: 'descending' }}
        bar="carsPerOutlet"
        ranked
      />
    </>
  );
}
