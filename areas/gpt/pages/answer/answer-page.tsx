import { PortalLink, useSubject, wordHistory } from '@portal/shell';
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
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import classes from '../../gpt.module.css';
import { AnswerCards } from '../../parts/answer-cards.tsx';
import { History } from '../../parts/history.tsx';
import { WaysOn } from '../../parts/ways-on.tsx';
import { phrases } from '../../phrases.ts';
import { readAddress, withMonths, writeAddress } from '../../state/address.ts';
import { useAskedPage } from '../../state/use-asked-page.ts';

/** As many examples as a page of its own shows. */
const mostExamples = 6;

/** A question in words, the question to the market that it is, and its answer. */
export function AnswerPage() {
  const say = phrases.useTranslate();
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
  const nothingToAsk = examples?.length === 0 && state.text === '';
  return (
    <PageProvider value={page}>
      <WrittenProvider value={written}>
        <WatchPlace>
          <div className={classes.page}>
            <PageHead title={say('title')} catalogue={page.catalogue} source={page.view.dataSource} counts money />
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
                examples={mostExamples}
                onChange={(next) => setSearch(writeAddress(next, isShown && next.text === state.text))}
                onShow={isAnswered ? undefined : () => setSearch(writeAddress(state, true))}
              >
                <History
                  now={state.text}
                  onAsk={(next) => setSearch(writeAddress({ ...noWords, text: next }, false))}
                />
                {!isAnswered && <p className={classes.how}>{say('how')}</p>}
              </WordsQuestion>
            )}
            {error ? (
              <AnalysisProblem framed error={error} retry={retry} />
            ) : (
              query && (
                <HiddenInAddress page={page}>
                  <Leading context={page}>
                    <WaysOn query={query} products={words.read?.products ?? []} />
                    <AnswerCards query={query} />
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
