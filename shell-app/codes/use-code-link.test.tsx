import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { captchaQuestion, settleCaptcha } from '../captcha/captcha-question.ts';
import { rules } from '../form/rules.ts';
import { useForm } from '../form/use-form.ts';
import { setLanguage } from '../i18n/language.ts';
import { type FakeAnswer, fakeServer } from '../testing/fake-server.ts';
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

describe('what stands under the code', () => {
  const press = async (result: ReturnType<typeof open>['result']) => {
    await act(async () => result.current.link.field.action?.onClick());
    await act(async () => settleCaptcha('ticket-1'));
  };
  const words = (result: ReturnType<typeof open>['result']) => [
    result.current.link.field.error,
    result.current.link.field.first,
  ];

  test('S7.080 the words of the server, until they are taken away or a code is asked for anew', async () => {
    fakeServer({ sendVerificationCode: { status: 1, msg2Client: 'Too many codes' } });
    const { result, type } = open();
    expect(words(result)).toEqual([undefined, 'Fill in the field above']);
    await type('13800000000');
    await press(result);
    expect(words(result)[0]).toBe('Too many codes');
    act(() => result.current.link.clearError());
    expect(words(result)[0]).toBeUndefined();
  });

  test("the form's own words where the server has none, and before any other its own message", async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers: FakeAnswer[] = [new Error('down'), { status: 1, msg2Client: 'Too many codes' }];
    fakeServer({ sendVerificationCode: () => answers.shift() ?? {} });
    const { result, type } = open();
    await type('13800000000');
    await press(result);
    expect(words(result)[0]).toBe('failed');
    await press(result);
    expect(words(result)[0]).toBe('Too many codes');
    act(() => result.current.form.setError('code', 'wrong'));
    expect(words(result)[0]).toBe('wrong');
  });

  test('S5.018 the focus goes to the code once it was sent, and to a contact that does not fit', async () => {
    const answers: FakeAnswer[] = [{ status: 1, msg2Client: 'Too many codes' }, {}];
    fakeServer({ sendVerificationCode: () => answers.shift() ?? new Error('asked too often') });
    const { result, type } = open();
    const focus = jest.fn();
    const fields = ['mobile', 'code'] as const;
    for (const name of fields)
      result.current.form.text(name).ref({ focus: () => focus(name) } as unknown as HTMLElement);
    await type('13800000000');
    const { action } = result.current.link.field;
    await type('1');
    await act(async () => action?.onClick());
    expect(focus.mock.calls).toEqual([['mobile']]);
    await type('13800000000');
    await press(result);
    expect(focus).toHaveBeenCalledTimes(1);
    await press(result);
    expect(focus.mock.calls).toEqual([['mobile'], ['code']]);
    expect(result.current.link.field.action).toMatchObject({ text: '120 s', testId: 'send-code' });
  });
});
