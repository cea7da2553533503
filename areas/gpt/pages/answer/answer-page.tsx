import { PortalLink, useMenuNames, useSubject, wordHistory } from '@portal/shell';
import { EmptyState } from '@portal/ui';
import {
  AnalysisProblem,
  HiddenInAddress,
  Leading,
  noWords,
  PageHead,
  PageProvider,
  PaperCut,
  PaperWords,
  useReadWritten,
  useWordExamples,
  useWords,
  WatchPlace,
  WordsQuestion,
} from '@portal/ui/analysis';
import { WrittenProvider } from '@portal/ui/charts';
import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import classes from '../../gpt.module.css';
import { phrases } from '../../phrases.ts';
import { readAddress, withMonths, writeAddress } from '../../state/address.ts';
import { useAskedPage } from '../../state/use-asked-page.ts';
import { AnswerCards } from './answer-cards.tsx';
import { History } from './history.tsx';
import { Start } from './start.tsx';
import { WaysOn } from './ways-on.tsx';

/** A question in words, the question to the market that it is, and its answer. */
export function AnswerPage() {
  const say = phrases.useTranslate();
  const menuName = useMenuNames();
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const { state, isShown, months } = useMemo(() => readAddress(new URLSearchParams(text)), [text]);
  const words = useWords(state);
  const { texts: examples } = useWordExamples();
  const isAnswered = isShown && words.isWhole;
  const wanted = JSON.stringify(isAnswered && words.query ? withMonths(words.query, { months }) : null);
  const query = useMemo(() => JSON.parse(wanted) as typeof words.query, [wanted]);
  const { page, error, retry } = useAskedPage(query);
  const written = useReadWritten(search);
  useSubject(state.text);
  const isRead = words.read !== undefined;
  useEffect(() => {
    if (isRead && state.text !== '') wordHistory.add(state.text);
  }, [isRead, state.text]);
  /** The button that showed the answer is gone then: the focus goes on to the answer. */
  const [place, isAsked] = [useRef<HTMLElement>(null), useRef(false)];
  useEffect(() => {
    if (query === null || !isAsked.current) return;
    isAsked.current = false;
    place.current?.focus({ preventScroll: true });
  }, [query, place, isAsked]);
  const show = () => {
    isAsked.current = true;
    setSearch(writeAddress(state, true));
  };
  const ask = (next: string) => setSearch(writeAddress({ ...noWords, text: next }, false));
  const nothingToAsk = examples?.length === 0 && state.text === '';
  return (
    <PageProvider value={page}>
      <WrittenProvider value={written}>
        <WatchPlace>
          <div className={classes.page}>
            <PageHead
              title={menuName('/gpt', say('title'))}
              catalogue={page.catalogue}
              source={page.view.dataSource}
              counts
              money
              marked={query !== null}
            />
            <PaperWords />
            {nothingToAsk ? (
              <EmptyState
                title={say('nothingToAsk')}
                text={say('nothingToAskText')}
                action={<PortalLink to="/products">{say('products')}</PortalLink>}
              />
            ) : (
              <WordsQuestion
                state={state}
                words={words}
                examples={0}
                onChange={(next) => setSearch(writeAddress(next, isShown && next.text === state.text))}
                onShow={isAnswered ? undefined : show}
              >
                <History now={state.text} onAsk={ask} />
                {state.text !== '' && !isAnswered && <p className={classes.how}>{say('how')}</p>}
              </WordsQuestion>
            )}
            {state.text === '' && !nothingToAsk && <Start onAsk={ask} />}
            {error ? (
              <AnalysisProblem framed error={error} retry={retry} />
            ) : (
              query && (
                <HiddenInAddress page={page}>
                  <Leading context={page}>
                    <section ref={place} className={classes.page} tabIndex={-1} aria-label={say('answer')}>
                      <WaysOn query={query} products={words.read?.products ?? []} />
                      <AnswerCards query={query} />
                    </section>
                  </Leading>
                </HiddenInAddress>
              )
            )}
            <PaperCut />
          </div>
        </WatchPlace>
      </WrittenProvider>
    </PageProvider>
  );
}
