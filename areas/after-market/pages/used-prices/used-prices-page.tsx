import { useLanguage } from '@portal/shell';
import { SelectField } from '@portal/ui';
import {
  ChartCard,
  Choices,
  DimensionField,
  indicatorChart,
  TableCard,
  useChoices,
  useCrossedTable,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { usedAges, usedBy, usedChoices } from '../../market/choices.ts';
import { besideFigures } from '../../market/used-beside-new.ts';
import { phrases } from '../../phrases.ts';
import { useUsedPrices } from './use-used-prices.ts';

/** As many members as are drawn. */
const mostDrawn = 12;

/** What a used car of an age fetches beside the MSRP and the transaction price of a new one of the same months. */
export function UsedPricesPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, setChoice, title: pageTitle } = usePage();
  const { by, age } = useChoices(usedChoices);
  const { answered, alone, otherMonths, hasNew } = useUsedPrices(by, age);
  const figuresTable = useCrossedTable(besideFigures, hasNew ? 'price' : null);
  const name = withinText(nameOf('dimensions', by), language);
  const yearsText = (count: string) => (count === '1' ? translate('oneYear') : translate('years', { age: count }));
  const title = catalogue ? translate('usedTitle', { name, age: yearsText(age) }) : pageTitle;
  const paired = otherMonths ? translate('otherMonths', { months: otherMonths }) : translate('usedNote');
  return (
    <>
      <Choices>
        <DimensionField label={translate('usedBy')} value={by} choices={usedBy} />
        <SelectField
          label={translate('usedAge')}
          labelHidden
          title={translate('usedAge')}
          name="age"
          value={age}
          options={[...usedAges]
            .sort()
            .map((value) => ({ value, label: translate('ofAge', { age: yearsText(value) }) }))}
          onChange={(value) => setChoice('age', value, usedAges[0])}
        />
      </Choices>
      <ChartCard
        title={title}
        waiting={pageTitle}
        caption={alone ? translate(alone) : paired}
        answered={answered}
        height={720}
        chart={(ready) =>
          indicatorChart(
            { ...ready, rows: ready.rows.filter(({ kind }) => kind === 'row').slice(0, mostDrawn) },
            {
              by,
              title,
              kind: 'bar',
              figures: (['usedPrice', 'tp', 'msrp'] as const).map((indicator) => ({ indicator })),
            },
            language,
          )
        }
        table={figuresTable}
      />
      <TableCard
        key={by}
        inFigures
        title={title}
        answered={answered}
        model={answered.answer && figuresTable(answered.answer)}
        sorting={{ key: 'usedCars', direction: 'descending' }}
        bar="usedCars"
        ranked
      />
    </>
  );
}
