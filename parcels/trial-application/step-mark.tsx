import { IconCheck } from '@portal/ui';
import { useTranslate } from './phrases.ts';
import classes from './trial-application.module.css';
import type { Step } from './use-application.ts';

/** Which of the two steps this is. */
export function StepMark({ step }: { step: Exclude<Step, 'done'> }) {
  const say = useTranslate();
  return (
    <ol className={classes.steps} aria-label={say('steps')}>
      {(['who', 'phone'] as const).map((each, index) => {
        const over = step === 'phone' && each === 'who';
        return (
          <li key={each} aria-current={each === step ? 'step' : undefined} data-over={over || undefined}>
            <span className={classes.number}>{over ? <IconCheck size={14} aria-hidden="true" /> : index + 1}</span>
            {say(each === 'who' ? 'who' : 'verify')}
          </li>
        );
      })}
    </ol>
  );
}
