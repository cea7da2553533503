import { Spinner } from '@portal/ui';
import { useTranslate } from '../i18n/frame-phrases.ts';
import classes from './lock-overlay.module.css';

/** S2.074 S2.075: lies over the content while it loads. It appears late enough not to flash on a quick switch. */
export function LockOverlay({ slow = false }: { slow?: boolean }) {
  const say = useTranslate();
  return (
    <div className={classes.overlay} data-testid="lock-overlay" role="status">
      <span className={classes.card}>
        <Spinner size={18} />
        <span>{say('loading')}</span>
      </span>
      {slow && <span className={classes.slow}>{say('slow')}</span>}
    </div>
  );
}
