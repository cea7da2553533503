import { IconChevronLeft, IconChevronRight } from '@portal/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { phrases } from '../phrases.ts';
import classes from './foot.module.css';
import { pagesAround } from './pages-around.ts';

interface PagerProps {
  page: number;
  pages: number;
  searchOf: (page: number) => string;
}

/** The pages of a list as links: the first, the last and those around this one. */
export function Pager({ page, pages, searchOf }: PagerProps) {
  const translate = phrases.useTranslate();
  if (pages < 2) return null;
  const step = (to: number, label: string, icon: ReactNode) =>
    to >= 1 && to <= pages ? (
      <Link to={{ search: searchOf(to) }} aria-label={label} title={label}>
        {icon}
      </Link>
    ) : (
      <span className={classes.noStep}>{icon}</span>
    );
  return (
    <nav className={classes.pager} aria-label={translate('pages')}>
      {step(page - 1, translate('previousPage'), <IconChevronLeft />)}
      {pagesAround(page, pages).map((number, at, all) => (
        <span key={number} className={classes.pageNumber}>
          {at > 0 && number - (all[at - 1] ?? number) > 1 && <span className={classes.gap}>…</span>}
          <Link
            to={{ search: searchOf(number) }}
            aria-label={translate('page', { n: number })}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Link>
        </span>
      ))}
      {step(page + 1, translate('nextPage'), <IconChevronRight />)}
    </nav>
  );
}
