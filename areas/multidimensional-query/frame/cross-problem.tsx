import { CallProblem, type CallProblemProps, useLanguage } from '@portal/shell';
import { area } from '../area.ts';
import { phrases } from '../phrases.ts';

/** What could not be had, in words. */
export function CrossProblem(props: Omit<CallProblemProps, 'failed' | 'refused'>) {
  const say = phrases.useTranslate();
  return (
    <CallProblem data-testid="cross-failed" {...props} failed={say('failed')} refused={area.refused[useLanguage()]} />
  );
}
