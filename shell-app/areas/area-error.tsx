import { Button, ErrorState } from '@portal/ui';
import { useTranslate as useFrameTranslate } from '../layout/phrases.ts';
import { PortalLink } from '../link/portal-link.tsx';
import { useAreaBoard } from './area-board.ts';
import { useTranslate } from './failure-phrases.ts';

/** Stands in the place of an area that is not there: what happened, and what to do. */
export function AreaError({ title }: { title: string }) {
  const { reason, message, retry } = useAreaBoard();
  const say = useTranslate();
  const frame = useFrameTranslate();
  const kind = reason ?? 'mount';
  return (
    <ErrorState
      data-testid="area-error"
      data-reason={kind}
      title={say('title', { name: title })}
      text={
        <>
          <p>{say(kind)}</p>
          {message && (
            <details>
              <summary>{say('details')}</summary>
              <code>{message}</code>
            </details>
          )}
        </>
      }
      action={
        <>
          <Button variant="primary" data-testid="area-retry" onClick={() => retry()}>
            {frame('retry')}
          </Button>
          <PortalLink to="/dashboard">{frame('toDashboard')}</PortalLink>
        </>
      }
    />
  );
}
