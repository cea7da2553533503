import { useLanguage } from '@portal/shell';
import { Card, formatNumber, SelectField, Skeleton } from '@portal/ui';
import {
  AnalysisAnswer,
  barsHeight,
  Choices,
  Columns,
  DataTable,
  nextSorting,
  rankingChart,
  Share,
  tableOf,
  useMarket,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { discountIndicators, leastVolumes, prices, ranked, tops } from '../../market/choices.ts';
import { readDiscount } from '../../market/page-choice.ts';
import { discountsOf } from '../../market/questions.ts';
import { LeastField } from '../../parts/least-field.tsx';
import { phrases } from '../../phrases.ts';
import { writeSort } from './write-sort.ts';

/** Who gives most: sorted by the server, so that the first rows are the first of all. */
export function DiscountPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { search, catalogue, setChoice } = usePage();
  const nameOf = useNameOf();
  const { by, ...order } = readDiscount(search);
  const { top, sort, least } = order;
  const answered = useMarket((shown, known) => discountsOf(shown, known, by, order));
  const { answer } = answered;
  const below = answer?.belowMinimum;
  const title = translate('discountTitle', { name: withinText(nameOf('dimensions', by), language) });
  const model = answer && tableOf(answer, language, catalogue);
  const sorting = { key: sort.by, direction: sort.direction };
  const onSort = (key: string) => model && setChoice('sort', writeSort(nextSorting(sorting, key, model)), '');
  const indicator = discountIndicators.find((key) => key === sort.by) ?? discountIndicators[0];
  const format = prices.some((price) => price === indicator) ? 'yuan' : undefined;
  return (
    <>
      <Choices>
        <SelectField
          label={translate('rankBy')}
          labelHidden
          options={ranked.map((value) => ({ value, label: nameOf('dimensions', value) }))}
          value={by}
          onChange={(value) => setChoice('by', value, ranked[0])}
        />
        <SelectField
          label={translate('top')}
          labelHidden
          name="top"
          value={top}
          options={tops.map((value) => ({
            value,
            label: value === '5000' ? translate('all') : translate('topN', { n: value }),
          }))}
          onChange={(value) => setChoice('top', value, tops[0])}
        />
        <LeastField least={least} offered={leastVolumes} />
      </Choices>
      <Columns narrowFirst>
        <Card title={catalogue ? title : translate('discount')}>
          <AnalysisAnswer answered={answered} skeleton={<Skeleton height={586} />}>
            {(ready) => (
              <Chart
                titleHidden
                height={barsHeight(ready.rows.length)}
                spec={rankingChart(ready, tableOf(ready, language), { by, indicator, title, format }, language)}
              />
            )}
          </AnalysisAnswer>
        </Card>
        <Card
          flush
          title={translate('tableTitle')}
          caption={below && translate('belowMinimum', { least: formatNumber(below.volume), n: below.rows })}
          actions={<Share title={title} answer={answer} model={model} ranked />}
        >
          <AnalysisAnswer answered={answered} skeleton={<Skeleton height={600} />}>
            {(ready) => (
              <DataTable
                caption={title}
                model={tableOf(ready, language, catalogue)}
                language={language}
                sorting={sorting}
                onSort={onSort}
                unsorted={[by]}
                bar="discount"
                ranked
                waiting={answered.waiting}
              />
            )}
          </AnalysisAnswer>
        </Card>
      </Columns>
    </>
  );
}
