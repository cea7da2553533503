import type { ViewAddress } from '@portal/ui';
import { Link } from 'react-router-dom';
import { phrases } from '../phrases.ts';
import classes from './parts.module.css';

interface OlderLinesProps {
  address: ViewAddress<{ id: string; page: number }>;
  /** From where the next portion goes on; null where there is none. */
  next: string | null;
}

/** The ways to the newest lines of a list, and to those behind the ones that are shown. */
export function OlderLines({ address: { view, searchOf }, next }: OlderLinesProps) {
  const translate = phrases.useTranslate();
  return (
    <p className={classes.actions}>
      {view.id && <Link to={{ search: searchOf({ id: '' }) }}>{translate('newest')}</Link>}
      {next && (
        <Link to={{ search: searchOf({ id: next }) }} data-testid="older">
          {translate('older')}
        </Link>
      )}
    </p>
  );
}
