import type { CallData } from '@portal/shell';
import type { CallAnswers } from '../../../tests/support/answer-calls.ts';

/** A portal of which nothing is set yet. */
export const portalSheet: CallData<'readPortal'> = {
  name: { from: 'default', zh_CN: '', en: '' },
  firm: { from: 'default', zh_CN: '', en: '' },
  contact: { from: 'default', value: '' },
  mark: { from: 'default', address: null },
  mail: { from: 'default', host: '', port: 587, security: 'starttls', sender: '', user: '', hasPassword: false },
};

export const portalAnswers: CallAnswers = {
  readPortal: () => portalSheet,
  setPortalOperator: () => ({ text: 'Saved.' }),
  setPortalMail: () => ({ text: 'Saved.' }),
  endPortalMail: () => ({ text: 'Removed.' }),
  sendTestMail: () => ({ text: 'The mail server has taken it.' }),
};
