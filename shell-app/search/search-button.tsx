import { IconSearch } from '@portal/ui';
import { openQuickSearch } from '../drawers/drawers.ts';
import { useTranslate } from './phrases.ts';
import classes from './search-button.module.css';
import { searchKeyName, useSearchKey } from './search-key.ts';

/** S2.081: the way into the quick search, by hand or by its keys; on a phone its icon alone. */
export function SearchButton() {
  const say = useTranslate();
  useSearchKey();
  return (
    <button
      type="button"
      className={classes.button}
      title={say('searchMore')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      data-testid="quick-search-open"
      onClick={openQuickSearch}
    >
      <IconSearch size={16} aria-hidden="true" />
      <span className={classes.word}>{say('search')}</span>
      <span className={classes.keys} aria-hidden="true">
        {searchKeyName()}
      </span>
    </button>
  );
}
