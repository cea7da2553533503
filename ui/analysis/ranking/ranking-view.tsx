import { nextSorting, tableOf } from '@portal/contract';
import { createPhrases, useLanguage } from '@portal/shell';
import { Card, formatNumber, Skeleton } from '@portal/ui';
import { Chart } from '@portal/ui/charts';
import { barsHeight, rankingChart } from '../charts/ranking-chart.ts';
import { AnalysisAnswer } from '../frame/analysis-answer.tsx';
import { usePage } from '../frame/context.ts';
import { Columns } from '../frame/layout.tsx';
import { Share } from '../frame/share.tsx';
import { useMarket } from '../frame/use-market.ts';
import { useNameOf } from '../frame/use-name-of.ts';
import { withinText } from '../frame/within-text.ts';
import { DataTable } from '../table/data-table.tsx';
import { RankingChoices } from './ranking-choices.tsx';
import { askRanking, type RankingScope, readRankingOf, writeSortOf } from './ranking-scope.ts';

const phrases = createPhrases({
  zh_CN: {
    title: '%{name}排行',
    ranking: '排行',
    table: '数据表',
    belowMinimum: '只列不低于 %{least} 辆的项目；另有 %{n} 项低于此数，合并在“其他”',
  },
  en: {
    title: 'Ranking by %{name}',
    ranking: 'Ranking',
    table: 'Table',
    belowMinimum: 'Only rows with at least %{least} units are listed; %{n} smaller ones are grouped as “Others”',
  },
});

export interface RankingViewProps {
  scope: RankingScope;
}

/** Who stands where by a figure: sorted by the server, so that the first rows are the first of all. */
export function RankingView({ scope }: RankingViewProps) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { search, catalogue, setChoice } = usePage();
  const nameOf = useNameOf();
  const choice = readRankingOf(search, scope);
  const { by, sort } = choice;
  const answered = useMarket((view, known) => askRanking(view, known, choice, scope));
  const { answer } = answered;
  const below = answer?.belowMinimum;
  const title = translate('title', { name: withinText(nameOf('dimensions', by), language) });
  const model = answer && tableOf(answer, language, catalogue);
  const sorting = { key: sort.by, direction: sort.direction };
  const indicator = scope.indicators.find((key) => key === sort.by) ?? scope.indicators[0];
  return (
    <>
      <RankingChoices scope={scope} choice={choice} />
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
          title={translate('table')}
          caption={below && translate('belowMinimum', { least: formatNumber(below.volume), n: below.rows })}
          actions={<Share title={title} answer={answer} model={model} />}
        >
          <AnalysisAnswer answered={answered} skeleton={<Skeleton height={600} />}>
            {(ready) => (
              <DataTable
                caption={title}
                model={tableOf(ready, language, catalogue)}
                language={language}
                sorting={sorting}
                onSort={(key) => model && setChoice('sort', writeSortOf(nextSorting(sorting, key, model), scope), '')}
                unsorted={[by]}
                bar={scope.indicators[0]}
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
