import { formLimits } from '@portal/contract';
import { rules, useForm } from '@portal/shell';
import type { Entries } from './entries.ts';
import { translate } from './phrases.ts';

const saying = (key: Parameters<typeof translate>[0]) => () => translate(key);

/** S5.020 S5.021 S5.023 S5.030 A61. */
const whoRules = {
  name: [rules.required(saying('nameUnfit')), rules.length({ max: formLimits.nameLength }, saying('nameTooLong'))],
  company: [
    rules.required(saying('companyUnfit')),
    rules.length({ max: formLimits.companyLength }, saying('companyUnfit')),
  ],
  email: [rules.email(saying('emailUnfit'))],
  agree: [rules.ticked()],
};

/** S5.022 S5.029. */
const phoneRules = {
  mobile: [rules.required(saying('mobileUnfit')), rules.mobile(saying('mobileUnfit'))],
  code: [rules.required(saying('codeMissing')), rules.code()],
};

export const useWhoForm = ({ name, company, email, agree }: Entries) =>
  useForm({ name, company, email, agree }, whoRules);
export const usePhoneForm = ({ mobile }: Entries) => useForm({ mobile, code: '' }, phoneRules);

export type WhoForm = ReturnType<typeof useWhoForm>;
export type PhoneForm = ReturnType<typeof usePhoneForm>;
