import { Button, ErrorState } from '@portal/ui';
import { useAreaBoard } from '../../areas/area-board.ts';
import { useTranslate as useFrameTranslate } from '../../i18n/frame-phrases.ts';
import { PortalLink } from '../../link/portal-link.tsx';
import { useSession } from '../../session/session.ts';
import classes from './area-error.module.css';
import { useTranslate } from './failure-phrases.ts';

/**
 * Stands in the place of an area that is not there: what happened, and what to do.
 *
 * @param other name of the page or area that it is sent back and forth with, if that is why
 */
export function AreaError({ title, other }: { title: string; other: string }) {
  const { reason, message, retry } = useAreaBoard();
  const { roles } = useSession();
  const say = useTranslate();
  const frame = useFrameTranslate();
  const kind = reason ?? 'mount';
  return (
    <ErrorState
      framed
      className={classes.error}
      data-testid="area-error"
      data-reason={kind}
      title={say('title', { name: title })}
      text={
        <>
          <p>{say(kind, { name: title, other })}</p>
          {message && (
            // Whoever writes areas reads it at once; for others it is folded away.
            <details className={classes.details} open={roles.includes('developer')}>
              <summary>{say('details')}</summary>
              <code>{message}</code>
            </details>
          )}
        </>
      }
      action={
        <div className={classes.steps}>
          <Button variant="primary" data-testid="area-retry" onClick={() => retry()}>
            {frame('retry')}
          </Button>
          <PortalLink to="/dashboard">{frame('toDashboard')}</PortalLink>
        </div>
      }
    />
  );
}
