import { describe, expect, jest, test } from '@jest/globals';
import { setLanguage } from '@portal/shell';
import { act, fireEvent, screen } from '@testing-library/react';
import { captchaQuestion } from '../../../shell-app/captcha/captcha-question.ts';
import { type FakeAnswer, fakeServer } from '../../../shell-app/testing/fake-server.ts';
import { aUser } from '../../../shell-app/testing/fresh-shell.ts';
import { errors, hook, openCentre, press, sendCode, toasts, type, wait } from '../testing/open-centre.tsx';
import { emptyBindForm } from './use-bind-form.ts';

type Kind = 'mobile' | 'email';

async function openBind(kind: Kind = 'mobile', answers: Parameters<typeof fakeServer>[0] = {}, user = {}) {
  openCentre(user);
  const server = fakeServer(answers);
  await press(`bound-${kind}`);
  return server;
}

const ok: FakeAnswer = { data: null };
const leave = (testId: string) => fireEvent.blur(hook(testId));
const mobile = '13900000002';

test('S3.013 the form has the fields mobile, email and vertifycode', () =>
  expect(Object.keys(emptyBindForm)).toEqual(['mobile', 'email', 'vertifycode']));

test('another language leaves what was typed', async () => {
  await openBind();
  type('bind-contact', mobile);
  type('bind-code', '12');
  await act(async () => setLanguage('zh_CN'));
  const typed = ['bind-contact', 'bind-code'].map((place) => (hook(place) as HTMLInputElement).value);
  expect(typed).toEqual([mobile, '12']);
});

describe('validation', () => {
  const left = [
    ['mobile', '', 'Input mobile number'],
    ['mobile', '123', 'Enter a correct mobile number'],
    ['mobile', '23800000000', 'Enter a correct mobile number'],
    ['email', '', 'Input email'],
    ['email', 'abc', 'Enter a correct email'],
  ] as const;
  test.each(left)('S5.011 S5.012 S5.013 S5.016 leaving %s with %j says: %s', async (kind, value, message) => {
    await openBind(kind);
    type('bind-contact', value);
    expect(errors()).toEqual([]);
    leave('bind-contact');
    expect(errors()).toEqual([message]);
  });

  test('S5.014 S5.015 the code has exactly four digits', async () => {
    await openBind();
    expect(hook('bind-code').getAttribute('maxlength')).toBe('4');
    expect(hook('bind-code').getAttribute('name')).toBe('vertifycode');
    const texts = ['', '123', '12a4', '1234'].map((value) => {
      type('bind-code', value);
      leave('bind-code');
      return errors()[0];
    });
    const wrong = 'Verification code input error, please re-enter';
    expect(texts).toEqual(['Input verification code', wrong, wrong, undefined]);
  });

  test('S5.017 confirm of an empty form shows every message, goes to the first field and sends nothing', async () => {
    const { seen } = await openBind();
    await press('bind-confirm');
    fireEvent.submit(hook('bind-panel'));
    expect(errors()).toEqual(['Input mobile number', 'Input verification code']);
    expect(document.activeElement).toBe(hook('bind-contact'));
    expect(seen).toEqual([]);
  });

  test('S5.018 S5.019 get code is there only while the contact fits', async () => {
    await openBind('email');
    expect(screen.queryByTestId('bind-send')).toBeNull();
    expect(hook('code-first').textContent).toBe('Fill in the field above');
    type('bind-contact', 'a@b.cn');
    expect(hook('bind-send').textContent).toBe('Get code');
    expect(screen.queryByTestId('code-first')).toBeNull();
    type('bind-contact', 'a@b');
    expect(screen.queryByTestId('bind-send')).toBeNull();
  });
});

describe('the code', () => {
  test.each([
    ['mobile', mobile, 'sendBindCode'],
    ['email', 'a@b.cn', 'sendBindCodeEmail'],
  ] as const)(
    'S2.131 S8.028 a code for %s is asked for after the puzzle, and said to be sent',
    async (kind, to, call) => {
      const { seen, named } = await openBind(kind, { [call]: ok });
      type('bind-contact', ` ${to} `);
      await press('bind-send');
      expect(captchaQuestion.open).toBe(true);
      expect(seen).toEqual([]);
      await sendCode();
      expect(named(call)[0]?.body).toMatchObject({
        data: { to, messageChannel: 1, messageEvent: 2 },
        captchaTicket: 'ticket-1',
      });
      expect(toasts()).toEqual(['Verification code sent']);
      expect(document.activeElement).toBe(hook('bind-code'));
    },
  );

  test('S4.060 S4.061 S4.062 idle, 120 seconds counted down one by one, idle', async () => {
    const { named } = await openBind('mobile', { sendBindCode: ok });
    type('bind-contact', mobile);
    const button = () => hook('bind-send') as HTMLButtonElement;
    expect(button().disabled).toBe(false);
    await sendCode();
    const seen: string[] = [];
    for (let second = 0; second < 120; second += 1) {
      expect(button().disabled).toBe(true);
      seen.push(button().textContent ?? '');
      await wait(1000);
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, second) => `${120 - second} s`));
    expect([button().disabled, button().textContent]).toEqual([false, 'Get code']);
    await sendCode('ticket-2');
    expect(named('sendBindCode')).toHaveLength(2);
  });

  test('A54 going back and coming again does not shorten the wait', async () => {
    await openBind('mobile', { sendBindCode: ok });
    type('bind-contact', mobile);
    await sendCode();
    await wait(20_000);
    await press('bind-back');
    await press('bound-mobile');
    type('bind-contact', mobile);
    expect(hook('bind-send').textContent).toBe('100 s');
  });

  test('S4.063 S7.080 S8.012 a refusal stands under the code field, and the button stays idle', async () => {
    await openBind('mobile', { sendBindCode: { status: 1, msg2Client: 'No more today' } });
    type('bind-contact', mobile);
    await sendCode();
    expect(hook('bind-error').textContent).toBe('No more today');
    expect(hook('bind-code').getAttribute('aria-describedby')).toBe(hook('bind-error').parentElement?.id);
    expect((hook('bind-send') as HTMLButtonElement).disabled).toBe(false);
    expect(hook('bind-send').textContent).toBe('Get code');
  });

  test('a broken connection is said under the code field; a puzzle given up says nothing', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { seen } = await openBind('mobile', { sendBindCode: new Error('down') });
    type('bind-contact', mobile);
    await sendCode(null);
    expect([seen, errors()]).toEqual([[], []]);
    await sendCode();
    expect(hook('bind-error').textContent).toContain('The code could not be sent');
  });
});

describe('confirm', () => {
  const fill = (contact: string) => {
    type('bind-contact', contact);
    type('bind-code', '1234');
  };
  const confirm = () => act(async () => void fireEvent.submit(hook('bind-panel')));

  test.each([
    ['mobile', 'bindPhone', mobile, { emalAd: '', phonNo: mobile, randomCode: '1234' }, { phonNo: mobile }],
    ['email', 'bindEmail', 'a@b.cn', { emalAd: 'a@b.cn', phonNo: '', randomCode: '1234' }, { emalAd: 'a@b.cn' }],
  ] as const)(
    'S2.130 S4.073 S7.026 S7.027 S7.081 S7.082 S7.083 S8.029 %s by %s: said, user read anew, back to info',
    async (kind, call, contact, data, bound) => {
      const { seen } = await openBind(kind, { [call]: ok, getUserInfo: { data: aUser(bound) } });
      fill(contact);
      await confirm();
      expect(seen.map(({ name }) => name)).toEqual([call, 'getUserInfo']);
      expect(seen[0]?.body?.data).toEqual(data);
      expect(toasts()).toEqual(['Binding success']);
      expect(screen.queryByTestId('bind-panel')).toBeNull();
      expect(hook(`bound-${kind}`).textContent).toContain(contact);
    },
  );

  test('S2.130 A27 what is bound is shown, and what happens to it', async () => {
    await openBind('mobile', {}, { phonNo: '13800000001' });
    expect(hook('bind-present').textContent).toBe('13800000001');
    expect(hook('bind-panel').textContent).toContain('the old number will be notified');
    expect((hook('bind-contact') as HTMLInputElement).value).toBe('');
  });

  test('S5.029 S7.080 S8.012 S8.020 a wrong code is said under its field, and gone when it is mended', async () => {
    const wrong = 'Verification code input error, please re-enter';
    const { named } = await openBind('mobile', { bindPhone: { status: 1, msg2Client: wrong } });
    fill(mobile);
    await confirm();
    expect(hook('bind-error').textContent).toBe(wrong);
    expect(document.activeElement).toBe(hook('bind-code'));
    expect(named('getUserInfo')).toEqual([]);
    expect(screen.queryByText('Binding failed')).toBeNull();
    type('bind-code', '4321');
    expect(screen.queryByTestId('bind-error')).toBeNull();
  });

  const wordless: [string, FakeAnswer][] = [
    ['a broken connection', new Error('down')],
    ['a refusal without words', { status: 1 }],
  ];
  test.each(wordless)('S4.073 S8.013 S8.014 S8.021 S9.005 %s says that binding failed, for 3 s', async (_, answer) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await openBind('mobile', { bindPhone: answer });
    fill(mobile);
    await confirm();
    expect(hook('bind-fail').textContent).toBe('Binding failed');
    await wait(2999);
    expect(hook('bind-fail').textContent).toBe('Binding failed');
    await wait(1);
    expect(hook('bind-fail').textContent).toBe('');
    expect([(hook('bind-contact') as HTMLInputElement).value, hook('bind-confirm').ariaBusy]).toEqual([mobile, null]);
  });

  test('two presses bind once', async () => {
    const { named } = await openBind('mobile', { bindPhone: ok, getUserInfo: { data: aUser({ phonNo: mobile }) } });
    fill(mobile);
    await act(async () => {
      fireEvent.submit(hook('bind-panel'));
      fireEvent.submit(hook('bind-panel'));
    });
    expect(named('bindPhone')).toHaveLength(1);
  });

  test('a contact that is bound is shown also when the user cannot be read anew', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await openBind('mobile', { bindPhone: ok, getUserInfo: new Error('down') });
    fill(mobile);
    await confirm();
    expect(hook('bound-mobile').textContent).toContain(mobile);
  });

  test('an answer that comes late does not close the form that was opened meanwhile', async () => {
    let answer = (_: FakeAnswer) => {};
    const late = new Promise<FakeAnswer>((resolve) => {
      answer = resolve;
    });
    await openBind('mobile', { bindPhone: () => late, getUserInfo: { data: aUser({ phonNo: mobile }) } });
    fill(mobile);
    await confirm();
    await press('bind-back');
    await press('bound-email');
    await act(async () => answer(ok));
    expect(hook('bind-panel').dataset.type).toBe('email');
    expect(toasts()).toEqual(['Binding success']);
  });
});
