import { Button, ErrorState, Modal, Skeleton } from '@portal/ui';
import { useTranslate } from './phrases.ts';
import classes from './trail.module.css';
import { TrailItem } from './trail-item.tsx';
import { useTrail } from './use-trail.ts';

/** What happened to the account, newest first; older lines follow when they are asked for. */
export function TrailDialog({ onClose }: { onClose: () => void }) {
  const say = useTranslate();
  const { lines, next, busy, failed, more } = useTrail();
  return (
    <Modal
      open
      width={560}
      title={say('title')}
      closeLabel={say('close')}
      onClose={onClose}
      data-testid="trail-dialog"
      closeTestId="trail-close"
    >
      <div className={classes.trail}>
        <p className={classes.hint}>{say('hint')}</p>
        {lines.length > 0 && (
          <ol className={classes.lines} aria-label={say('title')} data-testid="trail-lines">
            {lines.map((line) => (
              <TrailItem key={line.id} line={line} />
            ))}
          </ol>
        )}
        {busy && lines.length === 0 && (
          <div role="status" aria-label={say('loading')}>
            <Skeleton height={240} />
          </div>
        )}
        {failed && (
          <ErrorState
            title={say('failed')}
            text={say('failedText')}
            action={<Button onClick={more}>{say('retry')}</Button>}
          />
        )}
        {!failed && next !== null && lines.length > 0 && (
          <Button block loading={busy} data-testid="trail-more" onClick={more}>
            {say('more')}
          </Button>
        )}
        {!failed && !busy && next === null && <p className={classes.hint}>{say('end')}</p>}
      </div>
    </Modal>
  );
}
