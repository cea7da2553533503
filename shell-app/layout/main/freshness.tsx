import { formatMonth, Tooltip } from '@portal/ui';
import { useSnapshot } from 'valtio';
import { PortalLink } from '../../link/portal-link.tsx';
import { release } from '../../release/release.ts';
import { useTranslate } from '../phrases.ts';
import classes from './freshness.module.css';

/** Where the last release says what it changed. */
const changesPath = '/sales/changes';

/** Up to which month there are figures, on every page of the frame; it leads to what the last release changed. */
export function Freshness() {
  const say = useTranslate();
  const { last } = useSnapshot(release);
  if (last === null) return null;
  return (
    <Tooltip focusable text={say('whatChanged')} side="bottom" className={classes.place}>
      <PortalLink to={changesPath} className={classes.freshness} data-testid="freshness">
        {say('dataTo', { month: formatMonth(last) })}
      </PortalLink>
    </Tooltip>
  );
}
