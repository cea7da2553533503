import { formatDate, formatMonth, Tooltip } from '@portal/ui';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../i18n/frame-phrases.ts';
import { PortalLink } from '../../link/portal-link.tsx';
import { release } from '../../release/release.ts';
import classes from './freshness.module.css';

/** Where the last release says what it changed. */
const changesPath = '/sales/changes';

/**
 * Up to which month there are figures, and when there will be more, on every page of the frame; it leads to what the
 * last release changed.
 */
export function Freshness() {
  const say = useTranslate();
  const { last, next } = useSnapshot(release);
  if (last === null) return null;
  const hint = next?.note ? `${say('whatChanged')} · ${next.note}` : say('whatChanged');
  return (
    <Tooltip focusable text={hint} side="bottom" className={classes.place}>
      <PortalLink to={changesPath} className={classes.freshness} data-testid="freshness">
        <span>{say('dataTo', { month: formatMonth(last) })}</span>
        {next && <span data-testid="next-release">{say('nextRelease', { day: formatDate(next.on) })}</span>}
      </PortalLink>
    </Tooltip>
  );
}
