import { useSnapshot } from 'valtio';
import { useLanguage } from '../../../i18n/language.ts';
import type { PanelName } from '../../../settings/panels.ts';
import { type Cell, overview } from '../questions/overview-store.ts';
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
  const { cells } = useSnapshot(overview);
  const told = <Name extends Question>(panel: PanelName, name: Name): Answer<Name> | null => {
    const cell = cells[name] as Cell<Name>;
    return panels.includes(panel) && cell.state === 'loaded' ? cell.data : null;
  };
  if (!panels.some((panel) => telling.includes(panel))) return null;
  const parts = {
    sales: told('market-sales', 'getPvSales'),
    makers: told('manufacturer-top10', 'listManfSales'),
    price: told('price-index', 'getMarketPrice'),
  };
  return (
    <p className={classes.reading} data-testid="month-reading">
      {monthReading(parts, say, language)}
    </p>
  );
}
