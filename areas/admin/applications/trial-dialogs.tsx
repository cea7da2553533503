import { request, useAnswer } from '@portal/shell';
import { nothing, products, type Trial } from '../data/ask.ts';
import { TaskDialog } from '../parts/task-dialog.tsx';
import { phrases } from '../phrases.ts';

interface TrialDialogProps {
  trial: Trial;
  onClose: () => void;
  after: () => void;
}

/** Stands in the list of companies for one of its own. */
const own = 'own';

/** Makes the account of who has applied; whoever joins a company sees what its people share, so its people are named. */
export function ApproveTrial({ trial, onClose, after }: TrialDialogProps) {
  const translate = phrases.useTranslate();
  const known = useAnswer(products, nothing).answer ?? [];
  const { trialId, realNm, compNm, companies } = trial;
  const peopleOf = (people: Trial['companies'][number]['people']) =>
    people.map(({ userNm, realNm: name }) => `${userNm} ${name}`.trim()).join(', ') || translate('nobody');
  return (
    <TaskDialog
      title={translate('approveOf', { name: realNm })}
      lead={translate('approveLead')}
      submit={translate('approve')}
      onClose={onClose}
      fields={[
        { kind: 'text', name: 'userNm', label: translate('userName'), hint: translate('userNameHint') },
        { kind: 'day', name: 'to', label: translate('lastDay') },
        ...(companies.length === 0
          ? []
          : [
              {
                kind: 'choice' as const,
                name: 'company',
                label: translate('joins', { name: compNm }),
                hint: translate('joinsHint'),
                value: own,
                options: [
                  { value: own, label: translate('ownCompany', { name: compNm }) },
                  ...companies.map(({ compId, name, people }) => ({
                    value: compId,
                    label: `${name}: ${peopleOf(people)}`,
                  })),
                ],
              },
            ]),
        {
          kind: 'checks',
          name: 'products',
          label: translate('products'),
          value: trial.products.length > 0 ? trial.products : known.map(({ key }) => key),
          options: known.map(({ key, productName }) => ({ value: key, label: productName })),
        },
      ]}
      after={after}
      run={({ text, list }) => {
        const company = text('company');
        return request('approveTrial', {
          trialId,
          ...(text('userNm') && { userNm: text('userNm') }),
          ...(text('to') && { to: text('to') }),
          products: list('products'),
          ...(company === own && { ownCompany: true }),
          ...(company !== own && company !== '' && { compId: company }),
        });
      }}
    />
  );
}

/** Refuses an application; the applicant reads the reason. */
export function RefuseTrial({ trial: { trialId, realNm }, onClose, after }: TrialDialogProps) {
  const translate = phrases.useTranslate();
  return (
    <TaskDialog
      title={translate('refuseOf', { name: realNm })}
      lead={translate('refuseLead')}
      submit={translate('refuse')}
      danger
      onClose={onClose}
      fields={[{ kind: 'text', name: 'note', label: translate('reason') }]}
      after={after}
      run={({ text }) => request('refuseTrial', { trialId, ...(text('note') && { note: text('note') }) })}
    />
  );
}
