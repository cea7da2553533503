import { usePrinting } from '@portal/ui';
import { attention, incentives } from '../others/kinds.ts';
import { useTranslate } from '../phrases.ts';
import classes from './paper.module.css';
import { PaperDifferences } from './paper-differences.tsx';
import { PaperOther } from './paper-other.tsx';
import { PaperPrices } from './paper-prices.tsx';
import { PaperSales } from './paper-sales.tsx';
import { PaperWords } from './paper-words.tsx';
import type { SheetOf } from './sheet-of.ts';

/**
 * All of the page on one sheet of A4: the answers that the cards have, with as many rows as there is room for. It stands
 * in the page on paper alone, where the cards do not.
 */
export function PaperSheet(of: SheetOf) {
  const say = useTranslate();
  if (!usePrinting()) return null;
  const { lineup, about } = of;
  const models = [lineup.model, ...lineup.rivals];
  return (
    <article className={classes.sheet} data-paper="sheet" data-testid="fastview-paper">
      <header className={classes.head}>
        <h2>{lineup.model.name}</h2>
        <p>
          {[about, lineup.rivals.length > 0 && `${say('beside')} ${lineup.rivals.map(({ name }) => name).join(' / ')}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      <div className={classes.columns}>
        <div>
          <PaperSales {...of} />
          <PaperDifferences models={models} month={of.span.to} />
        </div>
        <div>
          <PaperPrices model={lineup.model} />
          <PaperOther kind={incentives} models={models} />
          <PaperOther kind={attention} models={models} />
        </div>
      </div>
      <PaperWords model={lineup.model} place={of.place} />
    </article>
  );
}
