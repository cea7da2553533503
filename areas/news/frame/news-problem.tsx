import { CallProblem, type CallProblemProps } from '@portal/shell';
import { phrases } from '../phrases.ts';

/** News that could not be had, in words. */
export function NewsProblem(props: Omit<CallProblemProps, 'failed' | 'refused'>) {
  const translate = phrases.useTranslate();
  return (
    <CallProblem data-testid="news-failed" {...props} failed={translate('failed')} refused={translate('refused')} />
  );
}
