import { beforeEach, describe, expect, test } from '@jest/globals';
import { TextField } from '@portal/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { setLanguage } from '../i18n/language.ts';
import { freshShell } from '../testing/fresh-shell.ts';
import { isUrl, type Rule, rules } from './rules.ts';
import { useForm } from './use-form.ts';
import { firstFault, validate } from './validate.ts';

beforeEach(() => {
  freshShell();
  setLanguage('en');
});

const says = (rule: Rule, value: string | boolean | null, all = {}) => firstFault(value, [rule], all)?.() ?? null;

describe('the rules', () => {
  test('S5.001 required fails on nothing', () => {
    expect(says(rules.required(), '')).toBe('Content must not be empty');
    expect(says(rules.required(), null)).toBe('Content must not be empty');
    expect(says(rules.required(), 'a')).toBeNull();
  });

  const mobiles = [
    ['13800000000', null],
    ['23800000000', 'Enter a correct mobile number'],
    ['1380000000', 'Enter a correct mobile number'],
    ['138000000000', 'Enter a correct mobile number'],
  ] as const;
  test.each(mobiles)('S5.002 S9.009 mobile %s', (value, message) => expect(says(rules.mobile(), value)).toBe(message));

  const emails = [
    ['a@b.cn', null],
    ['a@b.museum', null],
    ['a@b.c', 'Enter a correct email'],
    ['a@b.toolongs', 'Enter a correct email'],
    ['a.b.cn', 'Enter a correct email'],
  ] as const;
  test.each(emails)('S5.003 S9.009 email %s', (value, message) => expect(says(rules.email(), value)).toBe(message));

  test('S5.004 number wants digits only', () => {
    expect(says(rules.number(), '123')).toBeNull();
    expect(says(rules.number(), '1.5')).toBe('Enter a number');
    expect(says(rules.number(), '1a')).toBe('Enter a number');
  });

  test('S5.005 length wants both bounds', () => {
    const rule = rules.length({ min: 2, max: 4 });
    expect(['12', '1234'].map((value) => says(rule, value))).toEqual([null, null]);
    expect(['1', '12345'].map((value) => says(rule, value))).toEqual(['Input too short', 'Input too short']);
  });

  test('a password is checked as it was typed', () => {
    const rule = { password: [rules.newPassword()] };
    expect(validate({ password: ' abc12345' }, rule)).toEqual([]);
    expect(validate({ password: ' abc12345' }, rule, ['password'])).toHaveLength(1);
  });

  test("S5.006 a message of one's own comes instead", () =>
    expect(
      says(
        rules.mobile(() => 'mine'),
        'x',
      ),
    ).toBe('mine'));

  test('S5.007 the first rule that is broken speaks', () => {
    const two = [rules.required(() => 'first'), rules.ticked(() => 'second')];
    expect(firstFault('', two)?.()).toBe('first');
  });

  test('S5.010 other rules pass on an empty value', () => {
    const others = [rules.mobile(), rules.email(), rules.number(), rules.length({ min: 2 }), rules.code()];
    expect(others.map((rule) => says(rule, ''))).toEqual([null, null, null, null, null]);
  });

  test('S5.025 an account is any text of 1 to 50 characters without blanks', () => {
    const fits = ['13800000000', 'a@b.cn', 'demo', 'x'.repeat(50)].map((value) => says(rules.account(), value));
    expect(fits).toEqual([null, null, null, null]);
    expect(says(rules.account(), 'x'.repeat(51))).toBe('Enter the correct login account');
    expect(says(rules.account(), 'a b')).toBe('Enter the correct login account');
    expect(validate({ account: ' ' }, { account: [rules.required(), rules.account()] })).toHaveLength(1);
  });

  test('S5.027 a new password has 8 to 20 characters with letters and digits', () => {
    const bad = 'Password format error, please re-enter';
    const said = ['abc12345', 'abcdefgh', 'a1', '12345678', 'abc 12345', `a1${'x'.repeat(19)}`];
    expect(said.map((value) => says(rules.newPassword(), value))).toEqual([null, bad, bad, bad, bad, bad]);
  });

  test('S5.028 the second password equals the first', () => {
    expect(says(rules.same('one'), 'a', { one: 'b' })).toBe('The passwords filled in twice are inconsistent');
    expect(says(rules.same('one'), 'a', { one: 'a' })).toBeNull();
    const others = ['ABC12345', 'abc12345 ', 'abc1234'];
    for (const other of others) expect(says(rules.same('one'), 'abc12345', { one: other })).not.toBeNull();
  });

  test('S5.009 addresses', () => {
    const good = ['http://a.cn', 'https://a.cn', 'mailto:a@b.cn', 'tel:123'].map(isUrl);
    expect(good).toEqual([true, true, true, true]);
    expect(['/news', 'ftp://a.cn', 'javascript:alert(1)', ''].map(isUrl)).toEqual([false, false, false, false]);
  });
});

function Sample() {
  const form = useForm(
    { mobile: '', email: '' },
    { mobile: [rules.required(), rules.mobile()], email: [rules.required(), rules.email()] },
  );
  return (
    <form
      data-testid="form"
      onSubmit={(event) => {
        event.preventDefault();
        form.check();
      }}
    >
      <TextField label="mobile" {...form.text('mobile')} />
      <TextField label="email" {...form.text('email')} />
    </form>
  );
}

describe('a form', () => {
  const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`) as HTMLInputElement;
  const errors = () => [...document.querySelectorAll('[role=alert]')].map((one) => one.textContent);

  test('S5.008 a full check shows every fault and goes to the first', () => {
    render(<Sample />);
    fireEvent.submit(screen.getByTestId('form'));
    expect(errors()).toEqual(['Content must not be empty', 'Content must not be empty']);
    expect(document.activeElement).toBe(input('mobile'));
    fireEvent.change(input('mobile'), { target: { value: ' 13800000000 ' } });
    fireEvent.submit(screen.getByTestId('form'));
    expect(document.activeElement).toBe(input('email'));
  });

  test('a fault appears when the field is left, and goes while it is mended', () => {
    render(<Sample />);
    fireEvent.change(input('email'), { target: { value: 'abc' } });
    expect(errors()).toEqual([]);
    fireEvent.blur(input('email'));
    expect(errors()).toEqual(['Enter a correct email']);
    fireEvent.change(input('email'), { target: { value: 'a@b.cn' } });
    expect(errors()).toEqual([]);
  });

  test('messages follow the language', async () => {
    render(<Sample />);
    fireEvent.submit(screen.getByTestId('form'));
    await act(async () => setLanguage('zh_CN'));
    expect(errors()).toEqual(['内容不能为空', '内容不能为空']);
  });
});
