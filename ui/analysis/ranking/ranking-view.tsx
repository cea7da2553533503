import { nextSorting, type TableModel, tableOf } from '@portal/contract';
import { createPhrases, useLanguage } from '@portal/shell';
import { formatNumber } from '@portal/ui';
import { ChartCard } from '../cards/chart-card.tsx';
import { TableCard } from '../cards/table-card.tsx';
import { barsHeight, rankingChart } from '../charts/ranking-chart.ts';
import { usePage } from '../page/context.ts';
import { Columns } from '../page/layout.tsx';
import { useMarket } from '../page/use-market.ts';
import { useNameOf } from '../page/use-name-of.ts';
import { withinText } from '../page/within-text.ts';
import { useLimits, useListed } from '../values/use-limits.ts';
import { labelledMoves, movesOf } from './moves.ts';
import { RankingChoices } from './ranking-choices.tsx';
import { RankingHead } from './ranking-head.tsx';
import { RankingMoves } from './ranking-moves.tsx';
import {
  askFormer,
  askLargest,
  askRanking,
  placesOf,
  type RankingScope,
  readRankingOf,
  scopeIn,
  writeSortOf,
} from './ranking-scope.ts';

const phrases = createPhrases({
  zh_CN: {
    title: '%{name}排行',
    titleOf: '%{name}%{indicator}排行',
    ranking: '排行',
    belowMinimum: '只列出不低于 %{least} 辆的项目；其余 %{n} 项低于此数，合并在“其他”',
    came: '新进',
    left: '退出',
  },
  en: {
    title: 'Ranking by %{name}',
    titleOf: '%{indicator} by %{name}',
    ranking: 'Ranking',
    belowMinimum: 'Only rows with at least %{least} units are listed; %{n} smaller ones are grouped as “Others”',
    came: 'New',
    left: 'Left',
  },
});

const nothing: TableModel = { columns: [], rows: [], cut: null };

export interface RankingViewProps {
  scope: RankingScope;
}

/**
 * Who stands where by a figure, where it stood before, and who came and left: sorted by the server, so that the first rows
 * are the first of all.
 */
export function RankingView({ scope: whole }: RankingViewProps) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { search, catalogue, view, setChoice } = usePage();
  const nameOf = useNameOf();
  const scope = scopeIn(view, whole, catalogue);
  const choice = readRankingOf(search, view, scope, catalogue);
  const { by, sort, top } = choice;
  const [first] = scope.indicators;
  const places = placesOf(scope, choice.against);
  const isUsual = sort.by === first && sort.direction === 'descending';
  const isLimited = useLimits().length > 0;
  const answered = useListed((view, catalogue) => askRanking(view, catalogue, choice, scope));
  // Of a list that values narrow nobody has come or left.
  const former = useMarket((view, catalogue) =>
    isUsual && !isLimited ? askFormer(view, catalogue, choice, scope) : null,
  );
  const largest = useMarket((view, catalogue) => askLargest(view, catalogue, choice, scope));
  const { answer } = answered;
  const below = answer?.belowMinimum;
  const name = withinText(nameOf('dimensions', by), language);
  // Of sales it goes without saying; a file of anything else says what it ranks.
  const title =
    first === 'volume'
      ? translate('title', { name })
      : translate('titleOf', { name, indicator: nameOf('indicators', first ?? '') });
  const words = { came: translate('came'), left: translate('left') };
  const table = answer && tableOf(answer, language, catalogue);
  const model = table && (places ? labelledMoves(table, places, words, first) : table);
  const sorting = { key: sort.by, direction: sort.direction };
  // Ranks are drawn as what they are ranks by.
  const indicator = scope.indicators.find((key) => key === sort.by) ?? (sort.by === places?.before ? first : sort.by);
  const format = scope.formats?.[indicator];
  const moves =
    isUsual && !isLimited && places && answer && former.answer && !answered.waiting && !former.waiting
      ? movesOf(answer, former.answer, { by, placed: first, places, top: Number(top) })
      : null;
  return (
    <>
      <RankingChoices scope={scope} choice={choice} isShareOpen={answer?.shareOf !== undefined} />
      {scope.concentrated && <RankingHead answered={largest} />}
      <Columns narrowFirst wideSecond>
        <ChartCard
          title={title}
          waiting={translate('ranking')}
          answered={answered}
          height={({ rows }) => barsHeight(rows.length)}
          chart={(ready) => rankingChart(ready, tableOf(ready, language), { by, indicator, title, format }, language)}
          table={() => model ?? nothing}
        >
          {() => moves && <RankingMoves {...moves} by={by} top={top} />}
        </ChartCard>
        <TableCard
          inFigures
          ranked
          title={title}
          caption={below && translate('belowMinimum', { least: formatNumber(below.volume), n: below.rows })}
          answered={answered}
          model={model}
          sorting={sorting}
          sortedBy={{
            onSort: (key) => model && setChoice('sort', writeSortOf(nextSorting(sorting, key, model), scope), ''),
            unsorted: [by],
          }}
          bar={first}
        />
      </Columns>
    </>
  );
}
