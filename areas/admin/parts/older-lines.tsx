import type { ViewAddress } from '@portal/ui';
import { Link } from 'react-router-dom';
import { phrases } from '../phrases.ts';
import classes from './parts.module.css';

/** Of what a list by portions is a view. */
interface PortionView {
  /** Where the portion begins that is shown; empty for the newest. */
  id: string;
}

interface OlderLinesProps<View extends PortionView> {
  address: Pick<ViewAddress<View>, 'view' | 'searchOf'>;
  /** From where the next portion goes on; null where there is none. */
  next: string | null;
}

/** The ways to the newest lines of a list, and to those behind the ones that are shown. */
export function OlderLines<View extends PortionView>({ address, next }: OlderLinesProps<View>) {
  const translate = phrases.useTranslate();
  const { view, searchOf } = address;
  const from = (id: string) => ({ search: searchOf({ id } as Partial<View>) });
  return (
    <p className={classes.actions}>
      {view.id && <Link to={from('')}>{translate('newest')}</Link>}
      {next && (
        <Link to={from(next)} data-testid="older">
          {translate('older')}
        </Link>
      )}
    </p>
  );
}
