import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { IconChevronLeft, IconChevronRight } from '../icons/index.ts';
import classes from './page-turner.module.css';

export interface PageTurnerProps {
  /** From 1 on. */
  page: number;
  pages: number;
  onTurn: (page: number) => void;
  /** For screen readers: 'Pages'. */
  label: string;
  previous: string;
  next: string;
  /** Which page of how many this is, in words. */
  where: ReactNode;
  'data-testid'?: string;
}

/** From one page of a list to the next; nothing when there is one page only. */
export function PageTurner({ page, pages, onTurn, label, previous, next, where, ...rest }: PageTurnerProps) {
  if (pages <= 1) return null;
  return (
    <nav {...rest} className={classes.pages} aria-label={label}>
      <Button icon={<IconChevronLeft />} disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        <span className={classes.words}>{previous}</span>
      </Button>
      <span className={classes.where}>{where}</span>
      <Button
        className={classes.next}
        icon={<IconChevronRight />}
        disabled={page >= pages}
        onClick={() => onTurn(page + 1)}
        data-testid="next-page"
      >
        <span className={classes.words}>{next}</span>
      </Button>
    </nav>
  );
}
