import { joinNames } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { SelectField } from '@portal/ui';
import {
  ChartCard,
  Choices,
  DimensionField,
  heatChart,
  IndicatorField,
  pivotOf,
  TableCard,
  useNameOf,
  usePage,
} from '@portal/ui/analysis';
import { crossed, crossedIndicators, crossedRows } from '../../market/choices.ts';
import { phrases } from '../../phrases.ts';
import { useCrossed } from './use-crossed.ts';

/** Where how much is given for what: members against the cities whose incentives are watched. */
export function CitiesPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { title: name, catalogue, setChoice } = usePage();
  const nameOf = useNameOf();
  const { by, rows, indicator, cities, uncovered, answered } = useCrossed();
  const { answer } = answered;
  const title = translate('citiesTitle', { name: nameOf('indicators', indicator) });
  const shape = { rows: by, columns: 'city', indicator };
  const notes = [
    ...(cities > 0 ? [translate('citiesNote', { n: cities })] : []),
    ...(uncovered.length > 0 ? [translate('notCovered', { names: joinNames(uncovered, language) })] : []),
  ];
  const text = notes.join(language === 'en' ? '; ' : '；') || ' ';
  const isChange = indicator === 'incentiveChange' || indicator === 'incentiveChangeYoy';
  const choices = (
    <Choices>
      <DimensionField label={translate('crossBy')} value={by} choices={crossed} />
      <IndicatorField value={indicator} choices={crossedIndicators} />
      <SelectField
        label={translate('rowsLabel')}
        labelHidden
        name="rows"
        value={rows}
        options={[...crossedRows]
          .sort((row, other) => Number(row) - Number(other))
          .map((value) => ({ value, label: translate('rows', { n: value }) }))}
        onChange={(value) => setChoice('rows', value, crossedRows[0])}
      />
    </Choices>
  );
  return (
    <>
      <ChartCard
        title={title}
        waiting={name}
        caption={text}
        choices={choices}
        answered={answered}
        height={614}
        chart={(ready) =>
          heatChart(
            ready,
            { rows: by, columns: 'city', indicator, title, scale: isChange ? 'diverging' : 'sequential' },
            language,
          )
        }
        table={(ready) => pivotOf(ready, shape, language, catalogue)}
      />
      <TableCard
        below
        title={title}
        answered={answered}
        model={answer && pivotOf(answer, shape, language, catalogue)}
      />
    </>
  );
}
