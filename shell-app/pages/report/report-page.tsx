import { Button, ErrorState } from '@portal/ui';
import { useReference } from '../../call-problem/use-reference.ts';
import { useAdmission } from '../../guard/admission.ts';
import { PortalLink } from '../../link/portal-link.tsx';
import { LockOverlay } from '../../lock-overlay/lock-overlay.tsx';
import { useTranslate } from './phrases.ts';
import classes from './report-page.module.css';
import { useReportSource } from './use-report-source.ts';

/** S2.024 S2.025: the report of the address, alone in the window. */
export default function ReportPage() {
  const say = useTranslate();
  const path = useAdmission()?.path ?? '';
  const { source, error, retry } = useReportSource(path);
  const reference = useReference(error);
  if (source === undefined) return <LockOverlay />;
  if (source === null)
    return (
      <ErrorState
        title={say('failed')}
        text={say('failedText')}
        action={
          <>
            <Button onClick={retry}>{say('retry')}</Button>
            <PortalLink to="/baogao" className={classes.way}>
              {say('toList')}
            </PortalLink>
          </>
        }
        reference={reference}
        data-testid="report-failed"
      />
    );
  // Printing and scripts are the reader's of the public reports; here the text stands alone, with no rights of its own.
  return (
    <iframe
      className={classes.frame}
      src={source}
      title={say('report')}
      sandbox="allow-same-origin allow-popups"
      data-testid="report-frame"
    />
  );
}
