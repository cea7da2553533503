import { Spinner } from '@portal/ui';
import { useEffect } from 'react';
import { usePlace } from '../../navigation/place.ts';
import { useTranslate } from './phrases.ts';
import { takeScene, useScan } from './scan.ts';
import { ScanOutcome } from './scan-outcome.tsx';
import classes from './scan-page.module.css';
import { BindQuestion, SignInQuestion } from './scan-question.tsx';

/** What a phone opens when it scans the QR code of the sign-in or of the user centre: one question, then how it ended. */
export default function ScanPage() {
  const { hash } = usePlace();
  useEffect(() => takeScene(hash), [hash]);
  const step = useScan();
  return (
    <section className={classes.page} data-testid="scan" data-step={step.kind}>
      <div className={classes.card}>
        <CurrentStep step={step} waiting={hash.length > 1} />
      </div>
    </section>
  );
}

function CurrentStep({ step, waiting }: { step: ReturnType<typeof useScan>; waiting: boolean }) {
  const say = useTranslate();
  if (waiting || step.kind === 'loading') return <Spinner size={28} label={say('loading')} />;
  if (step.kind === 'ask-sign-in') return <SignInQuestion {...step} />;
  if (step.kind === 'ask-bind') return <BindQuestion {...step} />;
  return <ScanOutcome step={step} />;
}
