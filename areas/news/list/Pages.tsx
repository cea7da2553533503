import { Button } from '@portal/ui';
import { pageSize } from '../data/newsView.ts';
import type { NewsAddress } from '../data/useNewsAddress.ts';
import { phrases } from '../phrases.ts';
import classes from './list.module.css';

/** From one page of the list to the next. Pages stand in the address, so that a link reopens the same one. */
export function Pages({ address, total, onTurn }: { address: NewsAddress; total: number; onTurn: () => void }) {
  const translate = phrases.useTranslate();
  const { page } = address.view;
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  const turn = (to: number) => {
    address.narrow({ page: to });
    onTurn();
  };
  return (
    <nav className={classes.pages} aria-label={translate('pages')} data-testid="news-pages">
      <Button disabled={page <= 1} onClick={() => turn(page - 1)}>
        {translate('previousPage')}
      </Button>
      <span className={classes.pageOf} data-testid="news-page">
        {translate('pageOf', { page, pages })}
      </span>
      <Button disabled={page >= pages} onClick={() => turn(page + 1)} data-testid="next-page">
        {translate('nextPage')}
      </Button>
    </nav>
  );
}
