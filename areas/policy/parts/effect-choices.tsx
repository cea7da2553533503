import { formatMonth } from '@portal/contract';
import { Segmented, SelectField } from '@portal/ui';
import { Choices, usePage } from '@portal/ui/analysis';
import { Link } from 'react-router-dom';
import { widths } from '../market/around.ts';
import { phrases } from '../phrases.ts';
import type { ChosenPolicy } from './use-chosen-policy.ts';

/** Which policy, how many months on each side, and the way to its text. */
export function EffectChoices({ chosen: { policies, policy, width } }: { chosen: ChosenPolicy }) {
  const translate = phrases.useTranslate();
  const { setChoice } = usePage();
  return (
    <Choices>
      <SelectField
        label={translate('policy')}
        labelHidden
        title={translate('policy')}
        name="policy"
        value={policy?.policyId ?? ''}
        options={policies.map(({ policyId, title, effectiveFrom }) => ({
          value: policyId,
          label: `${formatMonth(effectiveFrom.slice(0, 7))} ${title}`,
        }))}
        onChange={(value) => setChoice('policy', value, '')}
      />
      <Segmented<string>
        label={translate('width')}
        value={width}
        options={[...widths]
          .sort((a, b) => Number(a) - Number(b))
          .map((value) => ({ value, label: translate('widthOf', { n: value }) }))}
        onChange={(value) => setChoice('width', value, widths[0])}
      />
      {policy && <Link to={`/policies?id=${encodeURIComponent(policy.policyId)}`}>{translate('readPolicy')}</Link>}
    </Choices>
  );
}
