import type { Language } from '@portal/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { EntryState } from '../address/entry-state.ts';
import { classNames } from '../class-names.ts';
import { IconChevronLeft, IconChevronRight } from '../icons/index.ts';
import classes from './pager.module.css';
import { type PagePlace, pagesShown } from './pages-shown.ts';
import { pageWords } from './phrases.ts';

export interface PagerProps {
  /** From 1 on. */
  page: number;
  pages: number;
  /** The query of a page of the list, with its ? unless it is empty. */
  searchOf: (page: number) => string;
  language: Language;
}

const turned: EntryState = { turned: true };

/** The pages of a list, each a link of its own; nothing when there is one page only. */
export function Pager({ page, pages, searchOf, language }: PagerProps) {
  if (pages < 2) return null;
  const words = pageWords[language];
  const step = (to: number, label: string, icon: ReactNode, hook: string) =>
    to >= 1 && to <= pages ? (
      <Link
        className={classes.way}
        to={{ search: searchOf(to) }}
        state={turned}
        aria-label={label}
        title={label}
        data-testid={hook}
      >
        {icon}
      </Link>
    ) : (
      <span className={classNames(classes.way, classes.noWay)} aria-hidden="true">
        {icon}
      </span>
    );
  const place = (link: PagePlace) =>
    link.kind === 'gap' ? (
      <li key={link.at} className={classNames(link.isNarrow && classes.narrow)} aria-hidden="true">
        …
      </li>
    ) : (
      <li key={link.page} className={classNames(link.isNear && classes.near)}>
        <Link
          className={classes.way}
          to={{ search: searchOf(link.page) }}
          state={turned}
          aria-label={words.page(link.page)}
          aria-current={link.page === page ? 'page' : undefined}
        >
          {link.page}
        </Link>
      </li>
    );
  return (
    <nav className={classes.pager} aria-label={words.pages} data-testid="pager">
      <p className={classes.where} data-testid="pager-where">
        {words.where(page, pages)}
      </p>
      {step(page - 1, words.previous, <IconChevronLeft />, 'previous-page')}
      <ol className={classes.pages}>{pagesShown(page, pages).map(place)}</ol>
      {step(page + 1, words.next, <IconChevronRight />, 'next-page')}
    </nav>
  );
}
