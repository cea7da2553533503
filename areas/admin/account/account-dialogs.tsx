import { request } from '@portal/shell';
import type { Sheet } from '../data/ask.ts';
import { useCompanies, useGrantable, useReach } from '../data/use-reach.ts';
import { TaskDialog, type TaskDialogProps } from '../parts/task-dialog.tsx';
import { phrases } from '../phrases.ts';
import { companyField, companyOf, roleOptions, sendField, sendOf } from './account-fields.ts';

export type DialogTask =
  | 'rename'
  | 'extend'
  | 'suspend'
  | 'grant'
  | 'password'
  | 'factors'
  | 'roles'
  | 'company'
  | 'link';

interface AccountDialogProps {
  task: DialogTask;
  sheet: Sheet;
  onClose: () => void;
  /** Asks anew what the task has changed. */
  after: () => void;
}

/** A day YYYYMMDD as the fields write it. */
const dayOf = (ymd: string): string => ymd.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

/** The dialog of a task about an account. */
export function AccountDialog({ task, sheet, onClose, after }: AccountDialogProps) {
  const translate = phrases.useTranslate();
  const grantable = useGrantable();
  const firms = useCompanies();
  const { seesCompany } = useReach();
  const { userId, userNm } = sheet;
  const named = { name: userNm };
  const tasks: Record<DialogTask, () => Omit<TaskDialogProps, 'onClose'>> = {
    rename: () => ({
      title: translate('renameOf', named),
      fields: [{ kind: 'text', name: 'realNm', label: translate('realName'), value: sheet.realNm }],
      submit: translate('save'),
      run: ({ text }) => request('renameAccount', { userId, realNm: text('realNm') }),
    }),
    extend: () => ({
      title: translate('extendOf', named),
      lead: translate('extendLead'),
      fields: [{ kind: 'day', name: 'to', label: translate('lastDay'), value: dayOf(sheet.actvToYmd) }],
      submit: translate('save'),
      run: ({ text }) => request('extendAccount', { userId, to: text('to') }),
    }),
    suspend: () => ({
      title: translate('suspendOf', named),
      lead: translate('suspendLead'),
      fields: [],
      submit: translate('suspend'),
      danger: true,
      run: () => request('suspendAccount', { userId }),
    }),
    grant: () => ({
      title: translate('grantOf', named),
      lead: translate(seesCompany ? 'grantLeadCompany' : 'grantLead'),
      fields: [
        {
          kind: 'checks',
          name: 'products',
          label: translate('products'),
          options: grantable,
        },
        { kind: 'day', name: 'from', label: translate('firstDay') },
        { kind: 'day', name: 'to', label: translate('lastDay'), value: seesCompany ? '' : dayOf(sheet.actvToYmd) },
      ],
      submit: translate('grant'),
      run: ({ text, list }) => {
        const days = { ...(text('from') && { from: text('from') }), ...(text('to') && { to: text('to') }) };
        return request('grantProducts', { userId, products: list('products'), ...days });
      },
    }),
    password: () => ({
      title: translate('resetPasswordOf', named),
      lead: translate('resetPasswordLead'),
      fields: [sendField(translate)],
      submit: translate('resetPassword'),
      danger: true,
      run: ({ text }) => request('resetAccountPassword', { userId, ...sendOf(text('send')) }),
    }),
    factors: () => ({
      title: translate('resetFactorsOf', named),
      lead: translate('resetFactorsLead'),
      fields: [],
      submit: translate('resetFactors'),
      danger: true,
      run: () => request('resetAccountFactors', { userId }),
    }),
    roles: () => ({
      title: translate('rolesOf', named),
      lead: translate('rolesLead'),
      fields: [
        {
          kind: 'checks',
          name: 'roles',
          label: translate('roles'),
          options: roleOptions(translate),
          value: sheet.roles,
        },
      ],
      submit: translate('save'),
      run: ({ list }) => request('setAccountRoles', { userId, roles: list('roles') as Sheet['roles'] as never }),
    }),
    company: () => ({
      title: translate('companyOf', named),
      lead: translate('companyLead'),
      fields: companyField(translate, firms, sheet.compId ?? ''),
      submit: translate('save'),
      run: (values) => request('setAccountCompany', { userId, ...companyOf(values) }),
    }),
    link: () => ({
      title: translate('linkOf', named),
      lead: translate('linkLead'),
      fields: [{ kind: 'text', name: 'other', label: translate('otherAccount') }],
      submit: translate('link'),
      run: ({ text }) => request('linkAccounts', { userId, other: text('other') }),
    }),
  };
  return <TaskDialog {...tasks[task]()} onClose={onClose} after={after} />;
}
