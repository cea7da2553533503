import { type Rule, type RulesOf, rules, session, useForm } from '@portal/shell';
import { type LoginType, settings } from '@portal/shell/insider';
import { translate } from './phrases.ts';

/** All that can be typed or ticked; each mode asks for a part of it. */
type SignInValues = {
  mobile: string;
  code: string;
  account: string;
  password: string;
  passwordFree: boolean;
  agree: boolean;
};

const isEmail = (value: unknown): boolean => String(value).includes('@');

/** One field takes both kinds of contact; what has an @ is meant to be an address of mail. */
const only = (email: boolean, rule: Rule): Rule => ({
  ...rule,
  fits: (value, all) => isEmail(value) !== email || rule.fits(value, all),
});

// S5.030 comes last: the tick stands below the fields.
const terms = { agree: [rules.ticked()] };

/** In the order of the fields on screen, so that the focus goes to the first that does not fit (S5.008). */
const rulesOf: Record<LoginType, RulesOf<SignInValues>> = {
  code: {
    mobile: [
      rules.required(() => translate('contactMissing')),
      only(
        false,
        rules.mobile(() => translate('mobileUnfit')),
      ),
      only(
        true,
        rules.email(() => translate('emailUnfit')),
      ),
    ],
    code: [rules.required(() => translate('codeMissing')), rules.code()],
    ...terms,
  },
  password: {
    account: [rules.required(() => translate('accountMissing')), rules.account(() => translate('accountUnfit'))],
    password: [rules.required(() => translate('passwordMissing'))],
    ...terms,
  },
  qr: terms,
};

/** The form of the door. The terms are ticked already where somebody has signed in before, never the first time. */
export function useSignInForm(mode: LoginType) {
  const form = useForm<SignInValues>(
    {
      mobile: '',
      code: '',
      account: '',
      password: '',
      passwordFree: session.passwordFree,
      agree: settings.haveLogin,
    },
    rulesOf[mode],
    ['password'],
  );
  return {
    ...form,
    /** A field that is left empty says nothing until the form is sent: who tabs through it has done nothing wrong. */
    text: (field: 'mobile' | 'code' | 'account' | 'password') => ({
      ...form.text(field),
      onBlur: () => {
        if (form.values[field]) form.checkField(field);
      },
    }),
  };
}

export type SignInForm = ReturnType<typeof useSignInForm>;
