import { beforeEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { captchaQuestion, settleCaptcha } from '../captcha/captcha-question.ts';
import { rules } from '../form/rules.ts';
import { useForm } from '../form/use-form.ts';
import { setLanguage } from '../i18n/language.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { freshShell } from '../testing/fresh-shell.ts';
import { useCodeLink } from './use-code-link.ts';

function useContactForm() {
  const form = useForm(
    { mobile: '', code: '' },
    { mobile: [rules.required(), rules.mobile()], code: [rules.required(), rules.code()] },
  );
  const link = useCodeLink(form, {
    fields: { contact: 'mobile', code: 'code' },
    call: 'sendVerificationCode',
    to: String(form.trimmed().mobile),
    testId: 'send-code',
    failed: () => 'failed',
  });
  return { form, link };
}

beforeEach(() => {
  freshShell();
  setLanguage('en');
});

const open = () => {
  const { result } = renderHook(useContactForm);
  const type = (mobile: string) => act(async () => result.current.form.set('mobile', mobile));
  return { result, type };
};

test('S5.018 S5.019 the link that was there for a contact that fitted sends nothing once it does not, and says why', async () => {
  const { seen } = fakeServer({ sendVerificationCode: {} });
  const { result, type } = open();
  expect(result.current.link.field.action).toBeUndefined();
  await type('13800000000');
  const { action } = result.current.link.field;
  await type('1380000000');
  await act(async () => action?.onClick());
  expect([captchaQuestion.open, seen]).toEqual([false, []]);
  expect(result.current.form.errorOf('mobile')).toBe('Enter a correct mobile number');
  await type('13800000000');
  expect(result.current.form.errorOf('mobile')).toBeUndefined();
  await act(async () => result.current.link.field.action?.onClick());
  expect(captchaQuestion.open).toBe(true);
  await act(async () => settleCaptcha('ticket-1'));
  expect(seen.map(({ name }) => name)).toEqual(['sendVerificationCode']);
});
