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

/** What a used car of an age fetches beside the MSRP and the transaction price of a new one of today. */
export function UsedPricesPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, setChoice, title: pageTitle } = usePage();
  const { by, age } = useChoices(usedChoices);
  const { standing, answered, failed, hasNew } = useUsedPrices(by, age);
  const made = useCrossedTable(besideFigures, hasNew ? 'price' : null);
  const name = withinText(nameOf('dimensions', by), language);
  const title = catalogue ? translate('usedTitle', { name, age }) : pageTitle;
  const missing =
    standing === 'notHeld'
      ? translate('wantsPrice')
      : standing === 'notKept'
        ? translate('noPrice')
        : failed
          ? translate('priceFailed')
          : translate('usedNote');
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
          options={[...usedAges].sort().map((value) => ({ value, label: translate('ofAge', { age: value }) }))}
          onChange={(value) => setChoice('age', value, usedAges[0])}
        />
      </Choices>
      <ChartCard
        title={title}
        waiting={pageTitle}
        caption={missing}
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
        table={made}
      />
      <TableCard
        key={by}
        inFigures
        title={title}
        answered={answered}
        model={answered.answer && made(answered.answer)}
        sorting={{ key: 'usedCars', direction: 'descending' }}
        bar="usedCars"
        ranked
      />
    </>
  );
}
