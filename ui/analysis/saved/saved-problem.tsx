import { CallProblem, type CallProblemProps } from '@portal/shell';
import { phrases } from './phrases.ts';

/** Views that could not be had, in words. */
export function SavedProblem(props: Pick<CallProblemProps, 'error' | 'retry'>) {
  const translate = phrases.useTranslate();
  return <CallProblem {...props} failed={translate('viewsFailed')} refused={translate('notOwned')} />;
}
