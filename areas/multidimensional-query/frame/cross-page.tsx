import { useAnswer, useLanguage, useMenuNames } from '@portal/shell';
import { EmptyState, Segmented, Skeleton, useIsPhone } from '@portal/ui';
import {
  HiddenInAddress,
  Leading,
  PageHead,
  PageProvider,
  PaperCut,
  PaperWords,
  PhoneFold,
  preloadPivot,
  useReadWritten,
  WatchPlace,
} from '@portal/ui/analysis';
import { WrittenProvider } from '@portal/ui/charts';
import { useEffect } from 'react';
import { type Catalogue, ownedDatasets } from '../data/ask.ts';
import pages from '../pages.ts';
import { phrases } from '../phrases.ts';
import { ways } from '../state/cross-state.ts';
import { WordsCard } from '../words/words-card.tsx';
import classes from './cross.module.css';
import { CrossBar } from './cross-bar.tsx';
import { CrossProvider } from './cross-context.ts';
import { CrossNotes } from './cross-notes.tsx';
import { CrossProblem } from './cross-problem.tsx';
import { FieldsCard } from './fields-card.tsx';
import { useCrossPage } from './use-cross-page.ts';

/** The one page: what is asked, and the ways to look at it. */
export function CrossPage() {
  const say = phrases.useTranslate();
  const menuName = useMenuNames();
  const { answer: catalogues, error, retry } = useAnswer(ownedDatasets, 'all');
  useEffect(preloadPivot, []);
  if (catalogues && catalogues.length > 0) return <CrossAnswer catalogues={catalogues} />;
  return (
    <div className={classes.page}>
      <h1 tabIndex={-1}>{menuName('/multidimensional-query', say('title'))}</h1>
      {error ? (
        <CrossProblem framed error={error} retry={retry} />
      ) : catalogues ? (
        <EmptyState title={say('nothingOwned')} text={say('nothingOwnedText')} />
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
  const menuName = useMenuNames();
  const language = useLanguage();
  const { page, cross } = useCrossPage(catalogues);
  const { way } = cross.state;
  const isPhone = useIsPhone();
  const written = useReadWritten(page.search);
  const Page = pages[way];
  return (
    <PageProvider value={page}>
      <CrossProvider value={cross}>
        <div className={classes.page}>
          <PageHead
            title={menuName('/multidimensional-query', say('title'))}
            catalogue={page.catalogue}
            source=""
            counts
            money
          />
          <PaperWords />
          {!isPhone && <WordsCard />}
          <CrossBar />
          <PhoneFold name={say('wordsAndFields')}>
            {isPhone && <WordsCard />}
            <FieldsCard />
          </PhoneFold>
          <Segmented
            className={classes.ways}
            label={say('ways')}
            data-testid="cross-ways"
            options={ways.map((value) => ({ value, label: page.area.pages[value]?.words[language] ?? '' }))}
            value={way}
            onChange={(next) => cross.change({ way: next })}
          />
          <CrossNotes />
          <WrittenProvider value={written}>
            <WatchPlace>
              <HiddenInAddress page={page}>
                <Leading context={{ ...page, page: '' }}>
                  {cross.figures.length > 0 ? (
                    <Page />
                  ) : (
                    <EmptyState title={say('noneShown')} text={say('noneShownText')} />
                  )}
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
