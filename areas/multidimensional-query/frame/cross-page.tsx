import { useAnswer, useLanguage } from '@portal/shell';
import { EmptyState, Segmented, Skeleton, writeChoice } from '@portal/ui';
import {
  type AskMembers,
  HiddenInAddress,
  Leading,
  members,
  type PageContext,
  PageHead,
  PageProvider,
  PaperCut,
  PaperWords,
  preloadPivot,
  useMemberNames,
  useReadWritten,
  WatchPlace,
} from '@portal/ui/analysis';
import { WrittenProvider } from '@portal/ui/charts';
import { useEffect, useMemo } from 'react';
import { useHref, useSearchParams } from 'react-router-dom';
import { areaOver } from '../area.ts';
import { type Catalogue, ownedDatasets } from '../data/ask.ts';
import pages from '../pages.ts';
import { phrases } from '../phrases.ts';
import { crossView, ways } from '../state/cross-state.ts';
import { figuresOf } from '../state/figures.ts';
import { limitableOf } from '../state/limitable.ts';
import { coveredByAll } from '../state/questions.ts';
import { allDimensions, resolve } from '../state/resolve.ts';
import { templatesFor } from '../state/templates.ts';
import classes from './cross.module.css';
import { CrossBar } from './cross-bar.tsx';
import { type Cross, CrossProvider } from './cross-context.ts';
import { CrossProblem } from './cross-problem.tsx';
import { FieldsCard } from './fields-card.tsx';

/** The one page: what is asked, and the ways to look at it. */
export function CrossPage() {
  const say = phrases.useTranslate();
  const { answer: catalogues, error, retry } = useAnswer(ownedDatasets, 'all');
  useEffect(preloadPivot, []);
  if (catalogues && catalogues.length > 0) return <CrossAnswer catalogues={catalogues} />;
  return (
    <div className={classes.page}>
      <h1 tabIndex={-1}>{say('title')}</h1>
      {error ? (
        <CrossProblem framed error={error} retry={retry} />
      ) : catalogues ? (
        <EmptyState title={say('nothingHeld')} text={say('nothingHeldText')} />
      ) : (
        <Bones />
      )}
    </div>
  );
}

const Bones = () => (
  <>
    <Skeleton height={104} />
    <Skeleton height={112} />
    <Skeleton height={520} />
  </>
);

function CrossAnswer({ catalogues }: { catalogues: readonly Catalogue[] }) {
  const say = phrases.useTranslate();
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const area = useMemo(() => areaOver(allDimensions(catalogues)), [catalogues]);
  const text = search.toString();
  const { query, state, view, resolved } = useMemo(() => {
    // An address that names no figures shows the first template that the account can have.
    const given = new URLSearchParams(text);
    const query = given.has('fig') ? given : merged(templatesFor(figuresOf(catalogues))[0]?.query ?? '', given);
    const read = crossView.read(query);
    const shown = area.views.read(query);
    return { query, state: read, view: shown, resolved: resolve(read, shown, catalogues) };
  }, [text, catalogues, area]);
  const { figures, offInYears, covering, dimensions } = resolved;
  const first = catalogues.find(({ dataset }) => dataset === covering[0]?.dataset) ?? catalogues[0];
  const dataset = first?.dataset as 'sales';
  const ask = useMemo((): AskMembers => (question) => members.ask({ dataset, ...question }), [dataset]);
  const names = useMemberNames(ask, view);
  const basePath = useHref('/').replace(/\/$/, '');
  const turnTo = (next: URLSearchParams) => {
    if (next.toString() !== text) setSearch(next);
  };
  const catalogue = useMemo(
    () => (first ? { ...first, dimensions, ...coveredByAll(covering), coverage: [] } : null),
    [first, dimensions, covering],
  );
  const page: PageContext = {
    search: query,
    view,
    area,
    page: state.way,
    title: say('title'),
    catalogue,
    names,
    ask,
    setView: (next, rest = query) => turnTo(area.views.write(next, rest)),
    setChoice: (name, value, usual) => turnTo(writeChoice(query, name, value, usual)),
    basePath,
    limitable: limitableOf(state, resolved),
  };
  const cross: Cross = {
    ...resolved,
    state,
    change: (change) => turnTo(crossView.write({ ...state, ...change }, query)),
    openQuery: (next) => turnTo(new URLSearchParams(next)),
  };
  const written = useReadWritten(query);
  const Page = pages[state.way];
  return (
    <PageProvider value={page}>
      <CrossProvider value={cross}>
        <div className={classes.page}>
          <PageHead title={say('title')} catalogue={catalogue} source="" counts money />
          <PaperWords />
          <CrossBar />
          <FieldsCard />
          <Segmented
            className={classes.ways}
            label={say('ways')}
            data-testid="cross-ways"
            options={ways.map((value) => ({ value, label: area.pages[value]?.words[language] ?? '' }))}
            value={state.way}
            onChange={(way) => cross.change({ way })}
          />
          {resolved.dropped.length > 0 && (
            <p role="status" className={classes.dropped}>
              {say('dropped', { names: resolved.dropped.join(language === 'en' ? ', ' : '、') })}
            </p>
          )}
          {offInYears.length > 0 && (
            <p role="status" className={classes.dropped} data-testid="off-in-years">
              {say('offInYears', { names: offInYears.map(({ name }) => name).join(language === 'en' ? ', ' : '、') })}
            </p>
          )}
          <WrittenProvider value={written}>
            <WatchPlace>
              <HiddenInAddress page={page}>
                <Leading context={{ ...page, page: '' }}>
                  {figures.length > 0 ? <Page /> : <EmptyState title={say('noneShown')} text={say('noneShownText')} />}
                </Leading>
              </HiddenInAddress>
            </WatchPlace>
          </WrittenProvider>
          <PaperCut />
        </div>
      </CrossProvider>
    </PageProvider>
  );
}

/** What an address says goes before what a template says. */
function merged(template: string, given: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(template);
  for (const name of new Set(given.keys())) {
    query.delete(name);
    for (const value of given.getAll(name)) query.append(name, value);
  }
  return query;
}
