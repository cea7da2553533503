import { Segmented } from '@portal/ui';
import { Choices, LatestFigures, PageProvider, RankingView, useChoices, useMarket, usePage } from '@portal/ui/analysis';
import { useMemo } from 'react';
import { announcementsByFuel, announcementTrend, ofList } from '../../market/announcement-questions.ts';
import { announcementLists, announcementRankings, catalogueChoices, listedIndicators } from '../../market/choices.ts';
import { ByFuelCard } from '../../parts/by-fuel-card.tsx';
import { phrases } from '../../phrases.ts';
import { BatchesCard } from './batches-card.tsx';
import { EntriesCard } from './entries-card.tsx';
import { NoEntries } from './no-entries.tsx';
import { TrendCard } from './trend-card.tsx';
import { UnsoldCard } from './unsold-card.tsx';

/** What the ministry lists batch by batch: which model of whom, how far it drives, and what is not sold yet. */
export function CataloguePage() {
  const translate = phrases.useTranslate();
  const page = usePage();
  const { view, setChoice } = page;
  const { list } = useChoices(catalogueChoices);
  // All questions of the page are of one catalogue: a model may stand in both.
  const listed = useMemo(() => ({ ...page, view: ofList(view, list) }), [page, view, list]);
  return (
    <>
      <Choices>
        <Segmented
          label={translate('listOf')}
          value={list}
          options={announcementLists.map((value) => ({ value, label: translate(value) }))}
          onChange={(value) => setChoice('list', value, announcementLists[0])}
        />
      </Choices>
      <PageProvider value={listed}>
        <Listed />
      </PageProvider>
    </>
  );
}

function Listed() {
  const translate = phrases.useTranslate();
  const answered = useMarket(announcementTrend);
  const yoy = translate('yoy');
  const { answer, waiting } = answered;
  if (answer && !waiting && !answer.rows.some(({ values }) => (values.entries ?? 0) > 0)) return <NoEntries />;
  return (
    <>
      <LatestFigures
        answered={answered}
        figures={[
          { indicator: 'entries', changes: [{ indicator: 'yoyEntries', name: yoy }] },
          { indicator: 'listedSubModels' },
          { indicator: 'listedBrands' },
          { indicator: 'listedRange', changes: [{ indicator: 'yoyListedRange', name: yoy }] },
        ]}
      />
      <TrendCard answered={answered} />
      <ByFuelCard indicators={listedIndicators} question={announcementsByFuel} />
      <EntriesCard />
      <UnsoldCard />
      <BatchesCard />
      <RankingView scope={announcementRankings} />
    </>
  );
}
