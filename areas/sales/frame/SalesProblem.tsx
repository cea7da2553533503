import { CallProblem, type CallProblemProps } from '@portal/shell';
import { phrases } from '../phrases.ts';

/** Figures that could not be had, in words. */
export function SalesProblem(props: Omit<CallProblemProps, 'failed' | 'refused'>) {
  const translate = phrases.useTranslate();
  return (
    <CallProblem data-testid="sales-failed" {...props} failed={translate('failed')} refused={translate('refused')} />
  );
}
