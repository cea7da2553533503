import { CallProblem, type CallProblemProps } from '@portal/shell';
import { phrases } from './phrases.ts';
import type { ReportSource } from './source.ts';

interface ReportProblemProps extends Omit<CallProblemProps, 'failed' | 'refused'> {
  source: ReportSource;
}

/** Reports that could not be had, in words. */
export function ReportProblem({ source, ...props }: ReportProblemProps) {
  const translate = phrases.useTranslate();
  const refused = source.refused ?? translate('refused');
  return <CallProblem data-testid="reports-failed" {...props} failed={translate('failed')} refused={refused} />;
}
