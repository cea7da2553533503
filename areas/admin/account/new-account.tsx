import { type CallPayload, request } from '@portal/shell';
import { useCompanies, useGrantable, useReach } from '../data/use-reach.ts';
import { TaskDialog, type TaskField } from '../parts/task-dialog.tsx';
import { phrases } from '../phrases.ts';
import { companyField, companyOf, roleOptions, sendField, sendOf } from './account-fields.ts';

type Payload = CallPayload<'createAccount'>;

const divisions: readonly Payload['division'][] = ['enterprise', 'trial', 'staff'];

/** Makes an account. @param onMade is given its id */
export function NewAccount({ onMade, onClose }: { onMade: (userId: string) => void; onClose: () => void }) {
  const translate = phrases.useTranslate();
  const grantable = useGrantable();
  const firms = useCompanies();
  // Who administers a company makes people of it: neither where they belong nor what they do is a choice.
  const { seesCompany } = useReach();
  const division: TaskField = {
    kind: 'choice',
    name: 'division',
    label: translate('division'),
    value: 'enterprise',
    options: divisions.map((value) => ({ value, label: translate(`division/${value}`) })),
  };
  const roles: TaskField = {
    kind: 'checks',
    name: 'roles',
    label: translate('roles'),
    options: roleOptions(translate),
  };
  return (
    <TaskDialog
      title={translate('newAccount')}
      lead={translate(seesCompany ? 'newAccountLeadCompany' : 'newAccountLead')}
      submit={translate('create')}
      onClose={onClose}
      fields={[
        { kind: 'text', name: 'userNm', label: translate('userName') },
        { kind: 'text', name: 'realNm', label: translate('realName') },
        ...(seesCompany ? [] : [...companyField(translate, firms), division]),
        { kind: 'text', name: 'phonNo', label: translate('mobile') },
        { kind: 'text', name: 'emalAd', label: translate('email') },
        { kind: 'day', name: 'to', label: translate('lastDay') },
        {
          kind: 'checks',
          name: 'products',
          label: translate('products'),
          options: grantable,
        },
        ...(seesCompany ? [] : [roles]),
        sendField(translate),
      ]}
      run={async (values) => {
        const { text, list } = values;
        const done = await request('createAccount', {
          userNm: text('userNm'),
          realNm: text('realNm'),
          ...companyOf(values),
          division: (text('division') || 'enterprise') as Payload['division'],
          ...(text('phonNo') && { phonNo: text('phonNo') }),
          ...(text('emalAd') && { emalAd: text('emalAd') }),
          to: text('to'),
          products: list('products'),
          roles: list('roles') as Payload['roles'],
          ...sendOf(text('send')),
        });
        onMade(done.userId);
        return done;
      }}
    />
  );
}
