import { Card, formatDate, PolicyStatus } from '@portal/ui';
import { useChoice } from '../address/use-choice.ts';
import { Place } from '../frame/place.tsx';
import { useTranslate } from '../phrases.ts';
import { TextList } from './text-list.tsx';
import { usePolicies } from './use-policies.ts';

/** The policies that touch who buys the model; nothing without the product Policy. */
export function PoliciesCard() {
  const say = useTranslate();
  const { place = null } = useChoice();
  const { isOpen, answered } = usePolicies(place);
  if (!isOpen) return null;
  return (
    <Card
      title={say('policies')}
      caption={say(place ? 'policiesOfPlace' : 'policiesOfNation')}
      data-testid="fastview-policies"
    >
      <Place
        answered={answered}
        height={320}
        empty={({ items }) => (items.length === 0 ? { title: say('noPolicy'), text: say('noPolicyText') } : null)}
      >
        {({ items }) => (
          <TextList
            texts={items.map(({ policyId, title, region, status, effectiveFrom, effectiveTo }) => ({
              key: policyId,
              title,
              to: `/policy/policies?${new URLSearchParams({ id: policyId })}`,
              about: [region, validity(effectiveFrom, effectiveTo)].filter(Boolean).join(' · '),
              mark: <PolicyStatus status={status}>{say(status === 'in-force' ? 'inForce' : 'announced')}</PolicyStatus>,
            }))}
          />
        )}
      </Place>
    </Card>
  );
}

/** From the first day to the last, as far as there are any. */
export const validity = (from: string, to: string): string => {
  if (from === '') return '';
  return to === '' ? `${formatDate(from)} ~` : `${formatDate(from)} ~ ${formatDate(to)}`;
};
