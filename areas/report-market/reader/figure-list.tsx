import { PortalLink } from '@portal/shell';
import { useId } from 'react';
import type { Opened } from '../data/ask.ts';
import { phrases } from './phrases.ts';
import classes from './reader.module.css';
import type { Reading } from './reading.ts';

export type ListedFigure = Opened['figures'][number];

interface FigureListProps {
  figures: readonly ListedFigure[];
  goToPage: Reading['goToPage'];
}

/** The figures of a file: where each stands in it, and the page of the portal that shows it as of now. */
export function FigureList({ figures, goToPage }: FigureListProps) {
  const translate = phrases.useTranslate();
  const titleId = useId();
  return (
    <section className={classes.figures} aria-labelledby={titleId} data-testid="reader-figures">
      <h2 id={titleId}>{translate('figures')}</h2>
      <ul>
        {figures.map(({ caption, path, page }) => {
          const onPage = page === null ? '' : translate('onPage', { page });
          const name = caption || onPage;
          return (
            <li key={`${page} ${path}`}>
              <PortalLink to={path}>{name}</PortalLink>
              {page !== null && goToPage && (
                <button type="button" onClick={() => goToPage(page)} aria-label={`${name}, ${onPage}`}>
                  {onPage}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
