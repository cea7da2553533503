import { FigureList, type ListedFigure } from './figure-list.tsx';
import { phrases } from './phrases.ts';
import classes from './reader.module.css';
import type { Reading } from './reading.ts';

/** The chapters of the document that is open, and its figures where it cannot lead to their questions everywhere itself. */
export function Outline({ reading, figures }: { reading: Reading; figures: readonly ListedFigure[] }) {
  const translate = phrases.useTranslate();
  return (
    <div className={classes.outline}>
      {reading.chapters.length > 1 && (
        <nav aria-label={translate('outline')} data-testid="reader-outline">
          <ol>
            {reading.chapters.map(({ title, level }, at) => (
              <li key={`${at} ${title}`} data-level={Math.min(level, 3)}>
                <button type="button" onClick={() => reading.goTo(at)}>
                  {title}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {figures.length > 0 && <FigureList figures={figures} goToPage={reading.goToPage} />}
    </div>
  );
}
