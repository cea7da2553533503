import type { PolicyItem } from '@portal/contract';
import { Card, EmptyState, Skeleton } from '@portal/ui';
import { usePage } from '@portal/ui/analysis';
import type { ReactNode } from 'react';
import { PolicyProblem } from '../frame/policy-problem.tsx';
import type { Around } from '../market/around.ts';
import { phrases } from '../phrases.ts';
import { EffectChoices } from './effect-choices.tsx';
import { useChosenPolicy } from './use-chosen-policy.ts';

interface EffectPlaceProps {
  children: (policy: PolicyItem, around: Around, known: readonly PolicyItem[]) => ReactNode;
}

/** The place of what a chosen policy did: on its way, failed, without such a policy, there. */
export function EffectPlace({ children }: EffectPlaceProps) {
  const translate = phrases.useTranslate();
  const { catalogue } = usePage();
  const { answered, chosen } = useChosenPolicy();
  const { policy, around } = chosen;
  if (answered.error) return <PolicyProblem framed error={answered.error} retry={answered.retry} />;
  if (!answered.answer || !catalogue) return <Skeleton height={420} />;
  if (!policy || !around) {
    return (
      <Card>
        <EmptyState title={translate('noEffect')} text={translate('noEffectText')} />
      </Card>
    );
  }
  return (
    <>
      <EffectChoices chosen={chosen} />
      {children(policy, around, answered.answer.items)}
    </>
  );
}
