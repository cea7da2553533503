import type { PolicyFigure, PolicyItem } from '@portal/contract';
import { useAnswer } from '@portal/shell';
import { Card, EmptyState, Skeleton } from '@portal/ui';
import { details } from '../../data/ask.ts';
import { PolicyProblem } from '../../frame/policy-problem.tsx';
import type { Around } from '../../market/around.ts';
import { EffectPlace } from '../../parts/effect-place.tsx';
import { phrases } from '../../phrases.ts';
import { BandsCard } from './bands-card.tsx';
import { ReadFigures } from './read-figures.tsx';
import { SalesAround } from './sales-around.tsx';

/** What a policy comes to: yuan a car by price band, the cars it is about, and sales before and after it. */
export const ImpactPage = () => (
  <EffectPlace>{(policy, around) => <Impact key={policy.policyId} policy={policy} around={around} />}</EffectPlace>
);

function Impact({ policy, around }: { policy: PolicyItem; around: Around }) {
  const translate = phrases.useTranslate();
  const { answer, error, retry } = useAnswer(details, policy.policyId);
  if (error) return <PolicyProblem framed error={error} retry={retry} />;
  if (!answer) return <Skeleton height={420} />;
  const rules = answer.figures.filter((figure): figure is PolicyFigure & { perCar: object } => figure.perCar !== null);
  return (
    <>
      <ReadFigures figures={answer.figures} />
      {rules.length > 0 ? (
        <BandsCard policy={policy} around={around} figures={rules} />
      ) : (
        <Card title={translate('bandsTitle')}>
          <EmptyState title={translate('noPerCar')} text={translate('noPerCarText')} />
        </Card>
      )}
      <SalesAround policy={policy} around={around} figures={rules} />
    </>
  );
}
