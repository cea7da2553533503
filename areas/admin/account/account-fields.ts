import type { CallPayload } from '@portal/shell';
import type { Company } from '../data/ask.ts';
import type { TaskField, TaskValues } from '../parts/task-dialog.tsx';
import type { phrases } from '../phrases.ts';

type Translate = ReturnType<typeof phrases.useTranslate>;
type Role = CallPayload<'setAccountRoles'>['roles'][number];

const roles: readonly Role[] = [
  'analyst',
  'admin',
  'company-admin',
  'data-operator',
  'content-editor',
  'support',
  'developer',
];

/** Stands in the list of companies for one that is to be made. */
const newCompany = 'new';

export const roleOptions = (translate: Translate) =>
  roles.map((value) => ({ value, label: translate(`role/${value}`) }));

/** How a password reaches its owner: shown to who sets it, or sent. */
export const sendField = (translate: Translate): TaskField => ({
  kind: 'choice',
  name: 'send',
  label: translate('send'),
  options: [
    { value: '', label: translate('sendShow') },
    { value: 'sms', label: translate('sendSms') },
    { value: 'email', label: translate('sendEmail') },
  ],
});

export const sendOf = (send: string): { send?: 'sms' | 'email' } =>
  send === 'sms' || send === 'email' ? { send } : {};

/** The company of an account: one that is there, or a new one by its name. */
export const companyField = (translate: Translate, firms: readonly Company[], value = ''): TaskField[] => [
  {
    kind: 'choice',
    name: 'company',
    label: translate('company'),
    value,
    options: [
      { value: '', label: translate('noCompany') },
      { value: newCompany, label: translate('newCompany') },
      ...firms.map(({ compId, name, accounts }) => ({ value: compId, label: `${name} (${accounts})` })),
    ],
  },
  { kind: 'text', name: 'newCompany', label: translate('newCompanyName'), where: ['company', newCompany] },
];

export function companyOf({ text }: TaskValues): { compId?: string; newCompany?: string } {
  if (text('company') === newCompany) return text('newCompany') ? { newCompany: text('newCompany') } : {};
  return text('company') ? { compId: text('company') } : {};
}
