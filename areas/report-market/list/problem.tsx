import { CallProblem, type CallProblemProps } from '@portal/shell';
import { phrases } from '../phrases.ts';

/** Reports that could not be had, in words. */
export function MarketProblem(props: Omit<CallProblemProps, 'failed' | 'refused'>) {
  const translate = phrases.useTranslate();
  return (
    <CallProblem data-testid="market-failed" {...props} failed={translate('failed')} refused={translate('refused')} />
  );
}
