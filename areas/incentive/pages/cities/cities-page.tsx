import { useLanguage } from '@portal/shell';
import { Card, SelectField, Skeleton } from '@portal/ui';
import {
  AnalysisAnswer,
  Choices,
  DataTable,
  heatChart,
  pivotOf,
  Share,
  useNameOf,
  usePage,
  useSorted,
} from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
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
  const { answer, waiting } = answered;
  const title = translate('citiesTitle', { name: nameOf('indicators', indicator) });
  const shape = { rows: by, columns: 'city', indicator };
  const { model, sorting, onSort } = useSorted(
    answer ? pivotOf(answer, shape, language, catalogue) : { columns: [], rows: [], cut: null },
  );
  const notes = [
    ...(cities > 0 ? [translate('citiesNote', { n: cities })] : []),
    ...(uncovered.length > 0
      ? [translate('notCovered', { names: uncovered.join(language === 'en' ? ', ' : '、') })]
      : []),
  ];
  const said = notes.join(language === 'en' ? '; ' : '；') || ' ';
  const isChange = indicator === 'incentiveChange';
  const choices = (
    <Choices>
      <SelectField
        label={translate('crossBy')}
        labelHidden
        name="by"
        value={by}
        options={crossed.map((value) => ({ value, label: nameOf('dimensions', value) }))}
        onChange={(value) => setChoice('by', value, crossed[0])}
      />
      <SelectField
        label={translate('figure')}
        labelHidden
        name="indicator"
        value={indicator}
        options={crossedIndicators.map((value) => ({ value, label: nameOf('indicators', value) }))}
        onChange={(value) => setChoice('indicator', value, crossedIndicators[0])}
      />
      <SelectField
        label={translate('rowsLabel')}
        labelHidden
        name="rows"
        value={rows}
        options={[...crossedRows]
          .sort((one, other) => Number(one) - Number(other))
          .map((value) => ({ value, label: translate('rows', { n: value }) }))}
        onChange={(value) => setChoice('rows', value, crossedRows[0])}
      />
    </Choices>
  );
  return (
    <>
      <Card title={catalogue ? title : name} caption={said} actions={choices}>
        <AnalysisAnswer answered={answered} skeleton={<Skeleton height={640} />}>
          {(ready) => (
            <Chart
              titleHidden
              spec={heatChart(
                ready,
                { rows: by, columns: 'city', indicator, title, scale: isChange ? 'diverging' : 'sequential' },
                language,
              )}
            />
          )}
        </AnalysisAnswer>
      </Card>
      {answer && answer.rows.length > 0 && (
        <Card flush title={translate('tableTitle')} actions={<Share title={title} answer={answer} model={model} />}>
          <DataTable
            caption={title}
            model={model}
            language={language}
            sorting={sorting}
            onSort={onSort}
            waiting={waiting}
          />
        </Card>
      )}
    </>
  );
}
