import { Segmented } from '@portal/ui';
import { type ReactNode, useMemo } from 'react';
import { PageProvider, usePage } from '../page/context.ts';
import { Choices } from '../page/layout.tsx';
import { useChoices } from '../page/use-choices.ts';
import { useMarket } from '../page/use-market.ts';
import { announcementChoices, announcementLists } from './choices.ts';
import { NoEntries } from './no-entries.tsx';
import { phrases } from './phrases.ts';
import { announcementTrend, ofList } from './questions.ts';

/**
 * A part of a page that is of one catalogue, which a person chooses: a model may stand in both. Where it lists nothing in
 * the period, the way to where it does.
 */
export function OfList({ children }: { children: ReactNode }) {
  const translate = phrases.useTranslate();
  const page = usePage();
  const { view, setChoice } = page;
  const { list } = useChoices(announcementChoices);
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
        <Listed>{children}</Listed>
      </PageProvider>
    </>
  );
}

function Listed({ children }: { children: ReactNode }) {
  const { answer, waiting } = useMarket(announcementTrend);
  if (answer && !waiting && !answer.rows.some(({ values }) => (values.entries ?? 0) > 0)) return <NoEntries />;
  return children;
}
