import { Button } from '@portal/ui';
import { pageSize } from '../data/reportView.ts';
import { phrases } from '../phrases.ts';
import classes from './list.module.css';

interface PagesProps {
  page: number;
  total: number;
  onTurn: (page: number) => void;
}

/** From one page of the list to the next. Pages stand in the address, so that a link reopens the same one. */
export function Pages({ page, total, onTurn }: PagesProps) {
  const translate = phrases.useTranslate();
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  return (
    <nav className={classes.pages} aria-label={translate('pages')}>
      <Button disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {translate('previousPage')}
      </Button>
      <span>{translate('pageOf', { page, pages })}</span>
      <Button disabled={page >= pages} onClick={() => onTurn(page + 1)} data-testid="next-page">
        {translate('nextPage')}
      </Button>
    </nav>
  );
}
