import { beforeEach, describe, expect, test } from '@jest/globals';
import { TextField } from '@portal/ui';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { ChangeEvent } from 'react';
import { setLanguage } from '../i18n/language.ts';
import { freshShell } from '../testing/fresh-shell.ts';
import { type FieldValue, isUrl, type Rule, rules } from './rules.ts';
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

  test('a field whose rules are left open fits', () =>
    expect(validate<{ note: string }>({ note: '' }, { note: undefined })).toEqual([]));

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
    const texts = ['abc12345', 'abcdefgh', 'a1', '12345678', 'abc 12345', `a1${'x'.repeat(19)}`];
    expect(texts.map((value) => says(rules.newPassword(), value))).toEqual([null, bad, bad, bad, bad, bad]);
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
    const bad = ['/news', 'ftp://a.cn', 'javascript:alert(1)', 'at http://a.cn', 'http://a b', ''];
    expect(bad.filter(isUrl)).toEqual([]);
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
  const errors = () => [...document.querySelectorAll('[role=alert]')].map((element) => element.textContent);

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

describe('what a form gives to who uses it', () => {
  const digits = '13800000000';
  interface Values extends Record<string, FieldValue> {
    mobile: string;
    password: string;
    note: string | null;
    agreed: boolean;
  }
  const open = () =>
    renderHook(() =>
      useForm<Values>(
        { mobile: '', password: '', note: null, agreed: false },
        { mobile: [rules.required(), rules.mobile()], password: [rules.newPassword()] },
        ['password'],
      ),
    ).result;
  const doing = <Result,>(work: () => Result): Result => {
    let result: Result | undefined;
    act(() => {
      result = work();
    });
    return result as Result;
  };

  test('A57 what is sent has no blanks round its texts, but for those as typed, also before it is drawn', () => {
    const form = open();
    const sent = doing(() => {
      form.current.set('mobile', ` ${digits} `);
      form.current.set('password', ' a ');
      return form.current.trimmed();
    });
    expect(sent).toEqual({ mobile: digits, password: ' a ', note: null, agreed: false });
    expect(form.current.values).toEqual({ ...sent, mobile: ` ${digits} ` });
  });

  test('a check and a field that is left judge what was typed last, also before it is drawn', () => {
    const form = open();
    const found = doing(() => {
      form.current.set('mobile', digits);
      return [form.current.check(), form.current.checkField('mobile')];
    });
    expect(found).toEqual([true, true]);
    expect(doing(() => form.current.check())).toBe(true);
    expect(form.current.errorOf('mobile')).toBeUndefined();
  });

  test('whether a field fits is known without a word under it; one without rules always does', () => {
    const form = open();
    doing(() => form.current.set('password', ' abc12345'));
    const fits = () => (['mobile', 'password', 'note'] as const).map((field) => form.current.fits(field));
    expect(fits()).toEqual([false, false, true]);
    expect(form.current.errorOf('mobile')).toBeUndefined();
    doing(() => form.current.set('mobile', digits));
    doing(() => form.current.set('password', 'abc12345'));
    expect(fits()).toEqual([true, true, true]);
  });

  test('a word stands under its field until that is mended, and leaves those under others alone', () => {
    const form = open();
    const errors = () => (['mobile', 'password', 'note'] as const).map((field) => form.current.errorOf(field));
    const [empty, wrong] = ['Content must not be empty', 'Password format error, please re-enter'];
    doing(() => form.current.set('password', 'a'));
    expect(doing(() => (['mobile', 'password', 'note'] as const).map(form.current.checkField))).toEqual([
      false,
      false,
      true,
    ]);
    expect(errors()).toEqual([empty, wrong, undefined]);
    doing(() => form.current.setError('note', 'of the server'));
    expect(errors()).toEqual([empty, wrong, 'of the server']);
    doing(() => form.current.set('mobile', digits));
    expect(errors()).toEqual([undefined, wrong, 'of the server']);
    doing(() => form.current.setError('note', () => 'in another language'));
    expect([errors()[2], form.current.text('note').error]).toEqual(['in another language', 'in another language']);
    doing(() => form.current.setError('note', null));
    expect(errors()).toEqual([undefined, wrong, undefined]);
  });

  test('a reset puts what stood there first, or what is given, and takes every word away', () => {
    const form = open();
    const first = form.current.values;
    doing(() => form.current.set('mobile', 'x'));
    expect(doing(() => form.current.check())).toBe(false);
    doing(() => form.current.reset());
    expect([form.current.values, form.current.trimmed(), form.current.errorOf('mobile')]).toEqual([
      first,
      first,
      undefined,
    ]);
    const given = { ...first, mobile: digits };
    doing(() => form.current.reset(given));
    expect([form.current.values, form.current.trimmed()]).toEqual([given, given]);
  });

  test('a text field and a checkbox get what they need, and one that is gone gets no focus', () => {
    const form = open();
    const [input, box] = [document.createElement('input'), document.createElement('input')];
    document.body.append(input, box);
    doing(() => {
      form.current.text('mobile').ref(input);
      form.current.tick('agreed').ref(box);
    });
    expect(form.current.text('note')).toMatchObject({ name: 'note', value: '', error: undefined });
    expect(form.current.tick('agreed')).toMatchObject({ name: 'agreed', checked: false });
    box.type = 'checkbox';
    box.checked = true;
    doing(() => form.current.tick('agreed').onChange({ target: box } as ChangeEvent<HTMLInputElement>));
    expect([form.current.values.agreed, form.current.tick('agreed').checked]).toEqual([true, true]);
    form.current.focus('agreed');
    expect(document.activeElement).toBe(box);
    form.current.text('mobile').ref(null);
    form.current.focus('mobile');
    form.current.focus('note');
    expect(document.activeElement).toBe(box);
  });
});
