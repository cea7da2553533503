import { status } from '@portal/contract';
import { CallError, useAnswer, useLanguage, useMenuNames, useSubject } from '@portal/shell';
import { WrittenProvider } from '@portal/ui/charts';
import { useMemo } from 'react';
import { Navigate, Outlet, useHref, useLocation } from 'react-router-dom';
import { AnalysisProblem } from '../cards/analysis-problem.tsx';
import { HiddenInAddress } from '../charts/hidden-in-address.tsx';
import { useReadWritten } from '../charts/use-written.ts';
import { addressToday } from '../page/address-today.ts';
import { type AnalysisArea, pageOf } from '../page/analysis-area.ts';
import { catalogues, members } from '../page/ask.ts';
import type { AskMembers } from '../page/ask-members.ts';
import { type PageContext, PageProvider } from '../page/context.ts';
import type { AnalysisPage } from '../page/define-page.ts';
import { useMemberNames } from '../page/use-member-names.ts';
import { PaperCut } from '../paper/paper-cut.tsx';
import { PaperWords } from '../paper/paper-words.tsx';
import { BulletinLines, RemarksPlace } from '../remarks/index.ts';
import { useStandardSearch } from '../saved/use-standard-search.ts';
import { WatchPlace } from '../watch/watch-place.tsx';
import { Leading } from '../ways/leading.tsx';
import classes from './frame.module.css';
import { PageFilters } from './page-filters.tsx';
import { PageHead } from './page-head.tsx';
import { subjectOf } from './subject-of.ts';
import { useAddress } from './use-address.ts';
import { useCarriedSearch } from './use-carried-search.ts';

/** What stands around every page of an area: around one that is read, nothing. */
export function Frame({ area }: { area: AnalysisArea }) {
  const page = pageOf(area, useLocation().pathname.split('/')[1]);
  return page.ownFrame ? <Outlet /> : <MarketFrame area={area} page={page} />;
}

const isRefused = (error: unknown) => error instanceof CallError && error.status === String(status.forbidden);

/** Heading, pages and filters, the same on every page. The heading stands before any data is there. */
function MarketFrame({ area, page: opened }: { area: AnalysisArea; page: AnalysisPage }) {
  const language = useLanguage();
  const menuName = useMenuNames();
  const { name: page, words, periods, ownFilters, withoutMarket, written: figures, of } = opened;
  const counts = figures !== undefined;
  const { dataset, views } = of ?? area;
  const address = useAddress(views);
  const { state } = useLocation();
  const written = useReadWritten(counts ? address.search : null);
  const standard = useStandardSearch();
  const carried = useCarriedSearch(area) ?? standard;
  const { answer, error, retry } = useAnswer(catalogues, { dataset });
  // On the way from a page of one dataset to one of another the former answer stands for a moment.
  const catalogue = answer?.dataset === dataset ? answer : null;
  const today = addressToday(address.search, catalogue?.united);
  const ask = useMemo((): AskMembers => (question) => members.ask({ dataset, ...question }), [dataset]);
  const names = useMemberNames(ask, address.view);
  const view = catalogue ? views.ofRelease(address.search, catalogue) : address.view;
  useSubject(subjectOf(view, views.dimensions, names.nameOf, language));
  const basePath = useHref('/').replace(/\/$/, '');
  const title = menuName(`${basePath}/${page}`, words[language]);
  const context: PageContext = {
    ...address,
    area: { ...area, dataset, views },
    basePath,
    page,
    title,
    view,
    catalogue,
    names,
    ask,
  };
  return (
    <PageProvider value={context}>
      <WatchPlace>
        <RemarksPlace>
          <WrittenProvider value={written}>
            <div className={classes.area}>
              <PageHead
                title={title}
                catalogue={catalogue}
                source={view.dataSource}
                counts={counts}
                money={figures?.money}
              />
              <BulletinLines periods={periods} />
              <PaperWords periods={periods} withoutMonths={ownFilters} />
              {carried !== null ? (
                <Navigate to={{ pathname: `/${page}`, search: carried }} replace />
              ) : today !== null ? (
                <Navigate to={{ pathname: `/${page}`, search: today.toString() }} replace state={state} />
              ) : error && !(withoutMarket && !isRefused(error)) ? (
                <AnalysisProblem framed error={error} retry={retry} />
              ) : (
                <>
                  {!ownFilters && <PageFilters periods={periods} />}
                  <HiddenInAddress page={context}>
                    <Leading context={context}>
                      <Outlet />
                    </Leading>
                  </HiddenInAddress>
                  <PaperCut />
                </>
              )}
            </div>
          </WrittenProvider>
        </RemarksPlace>
      </WatchPlace>
    </PageProvider>
  );
}
