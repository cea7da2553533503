import { type CallPayload, request, useAnswer } from '@portal/shell';
import { companies, nothing, products } from '../data/ask.ts';
import { TaskDialog } from '../parts/task-dialog.tsx';
import { phrases } from '../phrases.ts';
import { companyField, companyOf, roleOptions, sendField, sendOf } from './account-fields.ts';

type Payload = CallPayload<'createAccount'>;

const divisions: readonly Payload['division'][] = ['enterprise', 'trial', 'staff'];

/** Makes an account. @param onMade is given its id */
export function NewAccount({ onMade, onClose }: { onMade: (userId: string) => void; onClose: () => void }) {
  const translate = phrases.useTranslate();
  const known = useAnswer(products, nothing).answer ?? [];
  const firms = useAnswer(companies, nothing).answer?.companies ?? [];
  return (
    <TaskDialog
      title={translate('newAccount')}
      lead={translate('newAccountLead')}
      submit={translate('create')}
      onClose={onClose}
      fields={[
        { kind: 'text', name: 'userNm', label: translate('userName') },
        { kind: 'text', name: 'realNm', label: translate('realName') },
        ...companyField(translate, firms),
        {
          kind: 'choice',
          name: 'division',
          label: translate('division'),
          value: 'enterprise',
          options: divisions.map((value) => ({ value, label: translate(`division/${value}`) })),
        },
        { kind: 'text', name: 'phonNo', label: translate('mobile') },
        { kind: 'text', name: 'emalAd', label: translate('email') },
        { kind: 'day', name: 'to', label: translate('lastDay') },
        {
          kind: 'checks',
          name: 'products',
          label: translate('products'),
          options: known.map(({ key, productName }) => ({ value: key, label: productName })),
        },
        { kind: 'checks', name: 'roles', label: translate('roles'), options: roleOptions(translate) },
        sendField(translate),
      ]}
      run={async (values) => {
        const { text, list } = values;
        const done = await request('createAccount', {
          userNm: text('userNm'),
          realNm: text('realNm'),
          ...companyOf(values),
          division: text('division') as Payload['division'],
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
