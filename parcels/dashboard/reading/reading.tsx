import type { PanelName } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { release, useKnown } from '@portal/shell/insider';
import { useSnapshot } from 'valtio';
import { cachedAnswers } from '../questions/cached-answers.ts';
import type { Answer, Question } from '../questions/questions.ts';
import { monthReading } from './month-reading.ts';
import { useReadingWords } from './phrases.ts';
import classes from './reading.module.css';

/** Panels whose figures the sentence can be made of. */
const telling: readonly PanelName[] = ['market-sales', 'manufacturer-top10', 'price-index'];

/** The month in a line, from the figures of the panels that are shown: it asks nothing itself. */
export function Reading({ panels }: { panels: readonly PanelName[] }) {
  const say = useReadingWords();
  const language = useLanguage();
  const parts = {
    sales: useReported(panels, 'market-sales', 'getPvSales'),
    makers: useReported(panels, 'manufacturer-top10', 'listManfSales'),
    price: useReported(panels, 'price-index', 'getMarketPrice'),
  };
  if (!panels.some((panel) => telling.includes(panel))) return null;
  return (
    <p className={classes.reading} data-testid="month-reading">
      {monthReading(parts, say, language)}
    </p>
  );
}

/** What one of the panels has been answered; null while it has not, and where it is not shown. */
function useReported<Name extends Question>(panels: readonly PanelName[], panel: PanelName, name: Name) {
  const { dataSource: source } = useSnapshot(release);
  const answer = useKnown<typeof source, Answer<Name> | null>(cachedAnswers[name], source);
  return panels.includes(panel) ? (answer ?? null) : null;
}
