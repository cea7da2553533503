import { useLanguage } from '@portal/shell';
import { Card, formatNumber, Segmented, SelectField, Skeleton } from '@portal/ui';
import {
  AnalysisAnswer,
  barsHeight,
  Choices,
  Columns,
  DataTable,
  isGrowth,
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
import { leastVolumes, ranked, rankingIndicators, tops } from '../../market/choices.ts';
import { readRanking } from '../../market/page-choice.ts';
import { rankingOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { writeSort } from './write-sort.ts';

/** Who sells most: sorted by the server, so that the first rows are the first of all. */
export function RankingPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { search, catalogue, setChoice } = usePage();
  const nameOf = useNameOf();
  const { by, ...order } = readRanking(search, catalogue);
  const { top, sort, least } = order;
  const answered = useMarket((view, known) => rankingOf(view, known, by, rankingIndicators, order));
  const { answer } = answered;
  const below = answer?.belowMinimum;
  const title = translate('rankingTitle', { name: withinText(nameOf('dimensions', by), language) });
  const model = answer && tableOf(answer, language, catalogue);
  const sorting = { key: sort.by, direction: sort.direction };
  const onSort = (key: string) => model && setChoice('sort', writeSort(nextSorting(sorting, key, model)), '');
  const indicator = rankingIndicators.find((key) => key === sort.by) ?? 'volume';
  const choices = (
    <Choices>
      <Segmented
        label={translate('rankBy')}
        options={ranked.map((value) => ({ value, label: nameOf('dimensions', value) }))}
        value={by}
        onChange={(value) => setChoice('by', value, ranked[0])}
      />
      <SelectField
        label={translate('top')}
        labelHidden
        value={top}
        options={tops.map((value) => ({
          value,
          label: value === '5000' ? translate('all') : translate('topN', { n: value }),
        }))}
        onChange={(value) => setChoice('top', value, tops[0])}
      />
      {isGrowth(catalogue, sort.by) && (
        <SelectField
          label={translate('leastVolume')}
          labelHidden
          title={translate('leastVolume')}
          name="least"
          value={least}
          options={[...leastVolumes]
            .sort((one, other) => Number(one) - Number(other))
            .map((value) => ({
              value,
              label: value === '0' ? translate('noLeast') : translate('atLeast', { n: formatNumber(Number(value)) }),
            }))}
          onChange={(value) => setChoice('least', value, leastVolumes[0])}
        />
      )}
    </Choices>
  );
  return (
    <>
      {choices}
      <Columns narrowFirst>
        <Card title={catalogue ? title : translate('ranking')}>
          <AnalysisAnswer answered={answered} skeleton={<Skeleton height={586} />}>
            {(ready) => (
              <Chart
                titleHidden
                height={barsHeight(ready.rows.length)}
                spec={rankingChart(ready, tableOf(ready, language), { by, indicator, title }, language)}
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
                bar="volume"
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
