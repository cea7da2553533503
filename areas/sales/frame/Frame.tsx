import { useAnswer, useLanguage } from '@portal/shell';
import { viewOfRelease } from '@portal/ui';
import { FilterBar, useMemberNames } from '@portal/ui/analysis';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { askMembers, catalogues, salesCatalogue } from '../market/ask.ts';
import { pageOf } from '../market/pageChoice.ts';
import { type PageContext, PageProvider } from './context.ts';
import classes from './frame.module.css';
import { PageHead } from './PageHead.tsx';
import { SalesProblem } from './SalesProblem.tsx';
import { useAddress } from './useAddress.ts';
import { useCarriedSearch } from './useCarriedSearch.ts';

/** Heading, pages and filters, the same on every page. The heading stands before any data is there. */
export function Frame() {
  const language = useLanguage();
  const page = pageOf(`/sales${useLocation().pathname}`);
  const address = useAddress();
  const carried = useCarriedSearch();
  const { answer: catalogue = null, error, retry } = useAnswer(catalogues, salesCatalogue);
  const names = useMemberNames(askMembers, address.view.filters);
  const view = catalogue ? viewOfRelease(address.view, address.search, catalogue.dataSources) : address.view;
  const context: PageContext = { ...address, view, catalogue, names };
  return (
    <div className={classes.area}>
      <PageHead page={page} catalogue={catalogue} />
      {carried !== null ? (
        <Navigate to={{ pathname: `/${page}`, search: carried }} replace />
      ) : error ? (
        <SalesProblem framed error={error} retry={retry} />
      ) : (
        <>
          {page !== 'compare' && (
            <FilterBar
              view={view}
              onChange={address.setView}
              catalogue={catalogue}
              ask={askMembers}
              names={names}
              language={language}
              periods={page === 'ranking' ? 1 : undefined}
            />
          )}
          <PageProvider value={context}>
            <Outlet />
          </PageProvider>
        </>
      )}
    </div>
  );
}
