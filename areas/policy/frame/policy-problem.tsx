import { CallProblem, type CallProblemProps } from '@portal/shell';
import { phrases } from '../phrases.ts';

/** Policies that could not be had, in words. */
export function PolicyProblem(props: Omit<CallProblemProps, 'failed' | 'refused'>) {
  const translate = phrases.useTranslate();
  return (
    <CallProblem data-testid="policy-failed" {...props} failed={translate('failed')} refused={translate('refused')} />
  );
}
