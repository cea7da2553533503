export {
  type AnswerAbout,
  aboutAnswer,
  type CellFormat,
  coverageText,
  crossFormers,
  crossValues,
  csvNotes,
  csvOf,
  isGrowth,
  isUncovered,
  membersOf,
  nextSorting,
  notCovered,
  pivotOf,
  plainTable,
  type RowKind,
  releaseText,
  rowNames,
  type Sorting,
  sortRows,
  subtotalsOf,
  type TableColumn,
  type TableMember,
  type TableModel,
  type TableRow,
  tabbedText,
  tableOf,
} from '@portal/contract';
export * from './announcements/index.ts';
export * from './area/define-area.ts';
export { firstQuestions } from './area/first-questions.ts';
export { startArea } from './area/start-area.tsx';
export * from './base/index.ts';
export * from './cards/analysis-answer.tsx';
export { AnalysisProblem } from './cards/analysis-problem.tsx';
export * from './cards/index.ts';
export { MembersCard, type MembersCardProps } from './cards/members-card.tsx';
export * from './cards/period-card.tsx';
export { PeriodFigures } from './cards/period-figures.tsx';
export * from './cards/share.tsx';
export { TableCard, type TableCardProps } from './cards/table-card.tsx';
export * from './charts/box-chart.ts';
export { chartWords } from './charts/chart-words.ts';
export * from './charts/compare-chart.ts';
export * from './charts/contribution-chart.ts';
export { drawnAs, figureOf, nounOf } from './charts/figure-of.ts';
export * from './charts/heat-chart.ts';
export { HiddenInAddress } from './charts/hidden-in-address.tsx';
export * from './charts/indicator-chart.ts';
export * from './charts/ladder-chart.ts';
export * from './charts/market-chart.ts';
export * from './charts/multiples-chart.ts';
export * from './charts/period-axis.ts';
export * from './charts/quadrant-chart.ts';
export * from './charts/ranking-chart.ts';
export * from './charts/scatter-chart.ts';
export * from './charts/structure-chart.ts';
export * from './charts/tiles-chart.ts';
export * from './charts/use-written.ts';
export { readWritten, writtenName, writtenText } from './charts/written.ts';
export * from './charts/written-choice.tsx';
export * from './compared/index.ts';
export * from './concentration/concentration.ts';
export * from './covered/new-energy.ts';
export * from './covered/uncovered.ts';
export * from './crossed/index.ts';
export * from './each/index.ts';
export * from './equipment/index.ts';
export * from './fields/index.ts';
export * from './figures/latest-figures.tsx';
export * from './figures/use-count-options.ts';
export { useFigureText } from './figures/use-figure-text.ts';
export * from './figures/use-money-options.ts';
export * from './filters/filter-bar.tsx';
export { FilterChips } from './filters/filter-chips.tsx';
export { FilterField } from './filters/filter-field.tsx';
export { FilterFrame, FilterRow } from './filters/filter-frame.tsx';
export { LostNote } from './filters/lost-note.tsx';
export { MonthsField } from './filters/months/months-field.tsx';
export * from './filters/use-narrowing.ts';
export * from './forecast/index.ts';
export * from './former/index.ts';
export * from './frame/analysis-app.tsx';
export { PageHead } from './frame/page-head.tsx';
export * from './gap/gap-of.ts';
export * from './gap/gap-table.ts';
export * from './gap/gap-words.ts';
export * from './images/index.ts';
export * from './launches/index.ts';
export * from './lookup/index.ts';
export { Made, type MadeProps } from './made/made.tsx';
export { addressToday } from './page/address-today.ts';
export * from './page/analysis-area.ts';
export { type Answer, type Catalogue, catalogues, datasets, market, members, type Query } from './page/ask.ts';
export type * from './page/ask-members.ts';
export { type Chosen, type Offered, readChoices } from './page/choices.ts';
export { type PageContext, PageProvider, usePage } from './page/context.ts';
export * from './page/define-page.ts';
export * from './page/layout.tsx';
export { rememberQuery } from './page/made-query.ts';
export { useChoiceAhead } from './page/use-choice-ahead.ts';
export { useChoices } from './page/use-choices.ts';
export * from './page/use-market.ts';
export * from './page/use-member-names.ts';
export * from './page/use-name-of.ts';
export { type OffReason, useOff } from './page/use-off.ts';
export * from './page/use-sorted.ts';
export * from './page/use-standing.ts';
export * from './page/within-text.ts';
export { PaperCut } from './paper/paper-cut.tsx';
export { PaperWords } from './paper/paper-words.tsx';
export * from './pictures/index.ts';
export * from './pivot/index.ts';
export { PlacesLayout } from './places/places-layout.tsx';
export * from './policies/index.ts';
export { LeastField } from './ranking/ranking-choices.tsx';
export {
  askRanking,
  listOfRanking,
  type RankingChoice,
  type RankingScope,
  readRankingOf,
} from './ranking/ranking-scope.ts';
export * from './ranking/ranking-view.tsx';
export * from './reports/index.ts';
export { CompetitorSets, KeepCompetitors } from './saved/competitor-sets.tsx';
export { ViewsDrawer, type ViewsDrawerProps } from './saved/views-drawer.tsx';
export * from './share/copy-link.tsx';
export * from './share/download.ts';
export * from './share/export-name.ts';
export * from './share/filters-text.ts';
export * from './share/list-share.tsx';
export { MadeShare } from './share/made-share.tsx';
export { builtSheet } from './share/order-of.ts';
export { pictureWords } from './share/picture-words.ts';
export * from './share/share-menu.tsx';
export * from './share/table-share.tsx';
export { takeWorkbook } from './share/take-workbook.ts';
export * from './spring/index.ts';
export * from './succession/index.ts';
export * from './table/data-table.tsx';
export { figureColumn, madeTable, wordColumn } from './table/made-table.ts';
export { nameColumn } from './table/name-column.ts';
export { StillTable } from './table/still-table.tsx';
export * from './values/index.ts';
export { DecisionWatch } from './watch/decision-watch.tsx';
export { EditWatch, type EditWatchProps } from './watch/edit-watch.tsx';
export { SendDeck, type SendDeckProps } from './watch/send-deck.tsx';
export { WatchPlace } from './watch/watch-place.tsx';
export { LeadName } from './ways/lead-name.tsx';
export { Leading } from './ways/leading.tsx';
export * from './words/index.ts';
