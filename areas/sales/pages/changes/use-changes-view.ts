import { type CallPayload, useAnswer } from '@portal/shell';
import { type MarketViews, marketViews, type View } from '@portal/ui';
import {
  type AskMembers,
  type Catalogue,
  catalogues,
  type MemberNames,
  members,
  useMemberNames,
  usePage,
} from '@portal/ui/analysis';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What narrows a list of changes: months, and members of its dataset. */
export interface ChangesView {
  view: View;
  /** @param rest the query that the view is written into, where more of it changes with the view */
  setView: (view: View, rest?: URLSearchParams) => void;
  dimensions: MarketViews['dimensions'];
  /** Null while it is on its way. */
  catalogue: Catalogue | null;
  ask: AskMembers;
  names: MemberNames;
}

/** The source has a choice of its own, which knows all of them together; every month stands by itself. */
const ofMonths = (view: View): View => ({ ...view, dataSource: null, dateType: 'monthly' });

/** The view of the page, or that of another dataset by its own dimensions; null while these are not known. */
export function useChangesView(dataset: string | null): ChangesView | null {
  const page = usePage();
  const { views } = page.area;
  const own = views.read(page.search);
  const other = useOtherView(dataset === 'sales' ? null : dataset);
  if (dataset !== 'sales') return other;
  return {
    view: ofMonths(own),
    setView: ({ dataSource: _, dateType: __, ...next }, rest) => page.setView({ ...own, ...next }, rest),
    dimensions: views.dimensions,
    catalogue: page.catalogue,
    ask: page.ask,
    names: page.names,
  };
}

function useOtherView(key: string | null): ChangesView | null {
  const dataset = key as CallPayload<'marketCatalogue'>['dataset'] | null;
  const [search, setSearch] = useSearchParams();
  const { answer, error } = useAnswer(catalogues, dataset && { dataset });
  const catalogue = answer?.dataset === dataset ? answer : null;
  const views = useMemo(() => {
    const keys = catalogue?.dimensions.map((dimension) => dimension.key) ?? [];
    return marketViews({
      sources: [],
      dimensions: keys.filter((dimension) => dimension !== 'period') as ChangesView['dimensions'],
    });
  }, [catalogue]);
  const ask = useMemo((): AskMembers => {
    return (question) => members.ask({ dataset: dataset ?? 'sales', ...question });
  }, [dataset]);
  const view = ofMonths(views.read(search));
  const names = useMemberNames(ask, view);
  // Without its catalogue nothing can be narrowed, and all is listed.
  if (catalogue === null && !error) return null;
  const setView = (next: View, rest = search) => setSearch(views.write(next, rest));
  return { view, setView, dimensions: views.dimensions, catalogue, ask, names };
}
