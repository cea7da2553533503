import { CallProblem, type CallProblemProps, useLanguage } from '@portal/shell';
import { Card } from '@portal/ui';
import { NothingFound } from '@portal/ui/analysis';
import { area } from '../area.ts';
import { phrases } from '../phrases.ts';

/** What could not be had, in words. */
export function CrossProblem(props: Omit<CallProblemProps, 'failed' | 'refused'>) {
  const say = phrases.useTranslate();
  return (
    <CallProblem data-testid="cross-failed" {...props} failed={say('failed')} refused={area.refused[useLanguage()]} />
  );
}

/** In the place of a card whose rows the limits have all left out. */
export const NothingWithin = () => (
  <Card>
    <NothingFound />
  </Card>
);
