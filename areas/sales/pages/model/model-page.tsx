import { useLanguage } from '@portal/shell';
import { narrowedTo } from '@portal/ui';
import {
  ChartCard,
  Choices,
  Columns,
  compareChart,
  ForecastField,
  LeadName,
  MembersCard,
  PeriodCard,
  pivotOf,
  useForecast,
  useMarket,
  usePage,
} from '@portal/ui/analysis';
import { topMembers } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import classes from './model.module.css';
import { ModelKeys } from './model-keys.tsx';
import { ModelPrices } from './model-prices.tsx';
import { bestModel, modelBySource } from './model-questions.ts';

/** One model: its sales by source, its place in its segment, its sub-models, its cities, and its prices. */
export function ModelPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { view: pageView, catalogue, title: pageTitle } = usePage();
  const found = useMarket(bestModel);
  const row = found.answer?.rows.find(({ kind }) => kind === 'row');
  const { model: key = '', segment = '' } = row?.keys ?? {};
  const name = row?.names.model ?? '';
  const isChosen = (pageView.filters.model ?? []).length > 0;
  const sources = useMarket((view, known) => (key ? modelBySource(view, known, key) : null));
  // Where no model is found, that answer says so.
  const answered = key ? sources : found;
  const title = translate('modelTitle', { name });
  const within = { model: key ? [key] : [] };
  const forecast = useForecast(key ? sources.answer : undefined, { by: 'dataSource', indicator: 'volume', within });
  const shape = { by: 'dataSource', indicator: 'volume', title, yoy: translate('yoy') };
  return (
    <>
      <Choices note={isChosen ? (key === '' ? undefined : translate('modelChosen')) : translate('modelNote')}>
        {key !== '' && (
          <div className={classes.name}>
            <LeadName member={{ dimension: 'model', key, name }} />
          </div>
        )}
      </Choices>
      {key !== '' && <ModelKeys model={key} segment={segment} segmentName={row?.names.segment ?? ''} />}
      <ChartCard
        title={key ? title : pageTitle}
        caption={[translate('gapNote'), ...forecast.caption].join(translate('stop'))}
        choices={
          <Choices>
            <ForecastField indicator="volume" />
          </Choices>
        }
        answered={answered}
        chart={(ready) => forecast.onChart(compareChart(ready, shape, language))}
        table={(ready) =>
          forecast.onTable(
            pivotOf(ready, { rows: 'period', columns: 'dataSource', indicator: 'volume' }, language, catalogue),
          )
        }
        notes={forecast.notes}
      />
      {key !== '' && (
        <>
          <Columns tables>
            <MembersCard
              title={translate('modelParts')}
              question={(view, known) => topMembers(narrowedTo(view, { model: [key] }), known, 'subModel')}
            />
            <MembersCard
              title={translate('modelCities')}
              question={(view, known) => topMembers(narrowedTo(view, { model: [key] }), known, 'city')}
            />
          </Columns>
          <ModelPrices model={key} />
          <PeriodCard
            answered={sources}
            by="dataSource"
            indicator="volume"
            title={title}
            notes={forecast.notes}
            extend={forecast.onTable}
          />
        </>
      )}
    </>
  );
}
