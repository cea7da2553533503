import type { DimensionKey } from '@portal/contract';
import { useAnswer } from '@portal/shell';
import { type MarketViews, marketViews, notNarrowed, type View, writeChoice } from '@portal/ui';
import {
  type AskMembers,
  catalogues,
  members,
  type PageContext,
  useMemberNames,
  type WordQuery,
} from '@portal/ui/analysis';
import { useMemo } from 'react';
import { useHref, useSearchParams } from 'react-router-dom';
import { area } from '../area.ts';
import { phrases } from '../phrases.ts';

const plain: View = { dataSource: null, dateType: 'monthly', from: null, to: null, ...notNarrowed };

/** What a question asks about, as the kit of analysis reads it. */
const viewOf = (query: WordQuery | null): View =>
  query === null
    ? plain
    : {
        dataSource: query.dataSources[0] ?? null,
        dateType: query.dateType,
        from: query.from,
        to: query.to,
        filters: query.filters ?? {},
        without: query.without ?? {},
      };

/** The views of a page whose address holds words: a link names the months of its answer beside them. */
function viewsOf(view: View, dimensions: readonly DimensionKey[]): MarketViews {
  return {
    ...marketViews({ sources: view.dataSource === null ? [] : [view.dataSource], dimensions }),
    read: () => view,
    ofRelease: () => view,
    write({ from, to }, rest) {
      const search = new URLSearchParams(rest);
      if (from !== null && to !== null) {
        search.set('from', from);
        search.set('to', to);
      }
      return search;
    },
  };
}

/** The page of a question for the kit: its dataset, its months, what narrows it. @param query null while none is shown */
export function useAskedPage(query: WordQuery | null) {
  const say = phrases.useTranslate();
  const [search, setSearch] = useSearchParams();
  const { answer, error, retry } = useAnswer(catalogues, query && { dataset: query.dataset });
  const dataset = query?.dataset ?? area.dataset;
  const catalogue = answer?.dataset === query?.dataset ? (answer ?? null) : null;
  const view = useMemo(() => viewOf(query), [query]);
  const views = useMemo(
    () => viewsOf(view, catalogue?.dimensions.map(({ key }) => key as DimensionKey) ?? []),
    [view, catalogue],
  );
  const ask = useMemo((): AskMembers => (question) => members.ask({ dataset, ...question }), [dataset]);
  const page: PageContext = {
    search,
    view,
    area: { ...area, dataset, views, cuts: [] },
    page: 'answer',
    title: say('title'),
    catalogue,
    names: useMemberNames(ask, view),
    ask,
    setView: () => undefined,
    setChoice: (name, value, usual) => setSearch(writeChoice(search, name, value, usual)),
    basePath: useHref('/').replace(/\/$/, ''),
  };
  return { page, error, retry };
}
