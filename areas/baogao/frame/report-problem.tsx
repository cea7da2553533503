import { CallProblem, type CallProblemProps } from '@portal/shell';
import { phrases } from '../phrases.ts';

/** Reports that could not be had, in words. */
export function ReportProblem(props: Omit<CallProblemProps, 'failed' | 'refused'>) {
  const translate = phrases.useTranslate();
  return (
    <CallProblem data-testid="reports-failed" {...props} failed={translate('failed')} refused={translate('refused')} />
  );
}
