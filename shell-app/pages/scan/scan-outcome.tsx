import { Button, IconAlertTriangle, IconCheck, IconLink, IconRefresh, IconX } from '@portal/ui';
import { useTranslate } from './phrases.ts';
import { ask, type Step } from './scan.ts';
import classes from './scan-page.module.css';
import { ScanView } from './scan-view.tsx';

export type Outcome = Exclude<Step, { kind: 'loading' | 'ask-sign-in' | 'ask-bind' }>;

/** How a scan has ended, and what to do next. */
export function ScanOutcome({ step }: { step: Outcome }) {
  const say = useTranslate();
  switch (step.kind) {
    case 'signed-in':
      return (
        <ScanView icon={<IconCheck />} tone="success" title={say('signedInTitle')} awaited>
          <p className={classes.text}>{say('signedInText')}</p>
        </ScanView>
      );
    case 'bound':
      return (
        <ScanView icon={<IconCheck />} tone="success" title={say('boundTitle')} awaited>
          <p className={classes.text}>{say('boundText', { account: step.userNm })}</p>
        </ScanView>
      );
    case 'declined':
      return (
        <ScanView icon={<IconX />} title={say('declinedTitle')} awaited>
          <p className={classes.text}>{say('declinedText')}</p>
        </ScanView>
      );
    case 'unbound':
      return (
        <ScanView icon={<IconLink />} tone="warning" title={say('unboundTitle')} awaited>
          <p className={classes.text}>{say('unboundText')}</p>
          <ol className={classes.steps}>
            <li>{say('unboundStep1')}</li>
            <li>{say('unboundStep2')}</li>
          </ol>
        </ScanView>
      );
    case 'over':
      return (
        <ScanView icon={<IconRefresh />} tone="warning" title={say('overTitle')} awaited>
          <p className={classes.text}>{step.text || say('overText')}</p>
        </ScanView>
      );
    case 'failed':
      return (
        <ScanView icon={<IconAlertTriangle />} tone="danger" title={say('failedTitle')} awaited>
          <p className={classes.text}>{step.text || say('failedText')}</p>
          <div className={classes.actions}>
            <Button variant="primary" size="large" block data-testid="scan-retry" onClick={() => void ask()}>
              {say('retry')}
            </Button>
          </div>
        </ScanView>
      );
  }
}
