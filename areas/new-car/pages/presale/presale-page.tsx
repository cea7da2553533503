import { useLanguage } from '@portal/shell';
import { EmptyState, formatNumber, formatRatio, KeyFigure, KeyFigures } from '@portal/ui';
import { barsHeight, ChartCard, rankingChart, sortRows, TableCard, type TableModel } from '@portal/ui/analysis';
import { eventTable } from '../../market/event-table.ts';
import { launchList } from '../../market/questions.ts';
import { useColumnWords } from '../../market/use-column-words.ts';
import { useEvents } from '../../market/use-events.ts';
import { phrases } from '../../phrases.ts';
import { pairedOf } from './paired.ts';

const columns = [
  ...['subModel', 'day', 'brand', 'segment', 'fuelType'],
  ...['presalePrice', 'msrpFrom', 'msrpTo', 'gap', 'gapRate'],
];

const nothing: TableModel = { columns: [], rows: [], cut: null };

/** At which price presales open, and at which the cars are launched then. */
export function PresalePage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const words = useColumnWords();
  const { days, ...answered } = useEvents(launchList);
  const { answer } = answered;
  const model = answer && days ? eventTable(answer, days, columns, words) : nothing;
  const paired = { ...model, rows: sortRows(model.rows, { key: 'gapRate', direction: 'ascending' }) };
  const { rows, cheaper, median } = pairedOf(paired.rows);
  const known = answer && { ...answer };
  const count = (value: number) => (answer ? formatNumber(value, 0) : undefined);
  return (
    <>
      <KeyFigures framed>
        <KeyFigure
          name={translate('bothPriced')}
          means={[translate('bothPricedMeans')]}
          value={count(rows.length)}
          unit={translate('cars')}
        />
        <KeyFigure
          name={translate('cheaper')}
          means={[translate('cheaperMeans')]}
          value={count(cheaper)}
          unit={translate('cars')}
        />
        <KeyFigure
          name={translate('medianGap')}
          means={[translate('medianGapMeans')]}
          value={answer ? formatRatio(median) : undefined}
        />
      </KeyFigures>
      <ChartCard
        title={translate('presaleTitle')}
        caption={translate('presaleNote')}
        answered={{ ...answered, answer: known }}
        height={barsHeight(rows.length)}
        chart={(ready) =>
          rankingChart(
            ready,
            { ...paired, rows },
            { by: 'subModel', indicator: 'gapRate', title: translate('presaleTitle') },
            language,
          )
        }
        table={() => ({ ...paired, rows })}
        instead={
          answer && answer.rows.length > 0 && rows.length === 0 ? (
            <EmptyState title={translate('noPairs')} text={translate('noPairsText')} />
          ) : undefined
        }
      />
      <TableCard
        title={translate('presaleTable')}
        answered={{ ...answered, answer: known }}
        model={answer && model}
        sorting={{ key: 'day', direction: 'descending' }}
      />
    </>
  );
}
