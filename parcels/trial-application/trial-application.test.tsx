import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { openTrial } from '@portal/shell';
import { closeDrawer, settings } from '@portal/shell/insider';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { setLanguage } from '../../shell-app/i18n/language.ts';
import { fakeServer } from '../../shell-app/testing/fake-server.ts';
import { freshShell } from '../../shell-app/testing/fresh-shell.ts';
import { TrialApplication } from './trial-application.tsx';

const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`) as HTMLInputElement;
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });
const next = () => fireEvent.click(screen.getByTestId('trial-next'));
const apply = () => act(async () => fireEvent.click(screen.getByTestId('trial-apply')));
const product = (key: string, productName: string) => ({ id: key, key, productName, memo: '', path: `/${key}` });
const getAllProductsTry = { data: [product('sales', 'Sales'), product('price', 'Price')] };

/** The first step filled in, the second shown. */
async function goToPhone(more: Record<string, string> = {}): Promise<void> {
  render(<TrialApplication />);
  await screen.findByTestId('trial');
  const entries = { name: ' 赵敏 ', company: '远方汽车', ...more };
  for (const [name, value] of Object.entries(entries)) type(name, value);
  fireEvent.click(input('agree'));
  next();
  type('mobile', '13800000009');
  type('code', '1234');
}

beforeEach(() => {
  freshShell('/home');
  setLanguage('en');
  openTrial();
});

test('another language leaves what was typed, in both steps', async () => {
  fakeServer({ getAllProductsTry });
  render(<TrialApplication />);
  type('name', '赵敏');
  type('company', '远方汽车');
  type('email', 'zhao@example.com');
  fireEvent.click(input('agree'));
  await act(async () => setLanguage('zh_CN'));
  const first = ['name', 'company', 'email'].map((name) => input(name).value);
  expect([...first, input('agree').checked]).toEqual(['赵敏', '远方汽车', 'zhao@example.com', true]);
  next();
  type('mobile', '13800000009');
  type('code', '1234');
  await act(async () => setLanguage('en'));
  expect(['mobile', 'code'].map((name) => input(name).value)).toEqual(['13800000009', '1234']);
});

describe('the first step', () => {
  test('S3.047 S4.069 asks for name and company first, phone and code come after', () => {
    fakeServer({ getAllProductsTry });
    render(<TrialApplication />);
    expect([...document.querySelectorAll('input')].map(({ name }) => name)).toEqual([
      'name',
      'company',
      'email',
      'agree',
    ]);
    expect(document.activeElement).toBe(input('name'));
    type('name', '赵敏');
    type('company', '远方汽车');
    fireEvent.click(input('agree'));
    next();
    expect([...document.querySelectorAll('input')].map(({ name }) => name)).toEqual(['mobile', 'code']);
    expect(document.activeElement).toBe(input('mobile'));
  });

  test.each([
    ['S5.020 name', 'x'.repeat(51), 'Please enter under 50 characters'],
    ['S5.020 name', '  ', 'Enter the correct name'],
    ['S5.021 company', 'x'.repeat(101), 'Enter the correct company name'],
    ['S5.021 company', '', 'Enter the correct company name'],
    ['S5.023 email', 'abc', 'Enter the correct email'],
  ])('%s "%s": %s', (row, value, message) => {
    fakeServer({ getAllProductsTry });
    const field = row.split(' ')[1] ?? '';
    render(<TrialApplication />);
    for (const [name, fitting] of [
      ['name', 'x'.repeat(50)],
      ['company', 'x'.repeat(100)],
    ] as const)
      type(name, fitting);
    type(field, value);
    fireEvent.click(input('agree'));
    next();
    expect(screen.getByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(input(field));
    expect(input('mobile')).toBeNull();
  });

  test('S5.020 S5.021 S9.010 A61 fifty and a hundred characters pass', () => {
    fakeServer({ getAllProductsTry });
    render(<TrialApplication />);
    type('name', ` ${'汽'.repeat(50)} `);
    type('company', '车'.repeat(100));
    fireEvent.click(input('agree'));
    next();
    expect(input('mobile')).toBeTruthy();
  });

  test('the terms have to be ticked, and open in a new tab', () => {
    fakeServer({ getAllProductsTry });
    render(<TrialApplication />);
    type('name', 'A');
    type('company', 'B');
    next();
    expect(screen.getByText('Please confirm the terms')).toBeTruthy();
    expect(document.activeElement).toBe(input('agree'));
    const links = screen.getAllByRole('link') as HTMLAnchorElement[];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/protocol?key=service', '/protocol?key=usage']);
    for (const link of links) expect([link.target, link.rel]).toEqual(['_blank', 'noopener']);
  });

  test('S5.031 the prompt stands in the field of products until one is chosen', async () => {
    fakeServer({ getAllProductsTry });
    render(<TrialApplication />);
    const field = screen.getByTestId('trial-product');
    expect(field.textContent).toBe('Please choose which product you want to try');
    fireEvent.click(field);
    fireEvent.click(await screen.findByLabelText('Price'));
    fireEvent.click(screen.getByLabelText('Sales'));
    expect(field.textContent).toBe('Sales, Price');
    fireEvent.click(screen.getByLabelText('Price'));
    expect(field.textContent).toBe('Sales');
  });

  test('products that do not load can be asked for again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    fakeServer({ getAllProductsTry: () => (broken ? new Error('down') : getAllProductsTry) });
    render(<TrialApplication />);
    fireEvent.click(screen.getByTestId('trial-product'));
    await screen.findByText('The products did not load');
    broken = false;
    fireEvent.click(screen.getByText('Retry'));
    expect(await screen.findByLabelText('Sales')).toBeTruthy();
  });
});

describe('the second step', () => {
  test('S5.022 S5.029 a wrong phone and a wrong code are named, and nothing is sent', async () => {
    const { named } = fakeServer({ getAllProductsTry });
    await goToPhone();
    type('mobile', '23800000000');
    type('code', '12a');
    await apply();
    expect(screen.getByText('Enter the correct phone number')).toBeTruthy();
    expect(screen.getByText('Verification code input error, please re-enter')).toBeTruthy();
    expect(document.activeElement).toBe(input('mobile'));
    expect(named('tryApply')).toEqual([]);
  });

  test('S1.016 S4.070 S7.028 S7.029 S8.030 S8.031 apply now sends the form and says that it is submitted', async () => {
    const { named } = fakeServer({ getAllProductsTry, tryApply: {} });
    openTrial('price');
    await goToPhone({ email: ' min@example.com ' });
    await apply();
    expect(named('tryApply').map(({ body }) => body?.data)).toEqual([
      {
        userNm: '赵敏',
        compNm: '远方汽车',
        phonNo: '13800000009',
        randomCode: '1234',
        emalAd: 'min@example.com',
        products: ['price'],
        channel: 1,
      },
    ]);
    const dialog = within(screen.getByTestId('trial'));
    expect(dialog.getByRole('heading', { name: 'Application successful' })).toBeTruthy();
    expect(dialog.getByRole('status').textContent).toBe(
      'The trial application is submitted and staff will contact you soon',
    );
    expect(settings.applyUserInfo).toEqual({});
  });

  test('S3.048 the form is sent without product and email', async () => {
    const { named } = fakeServer({ getAllProductsTry, tryApply: {} });
    await goToPhone();
    await apply();
    expect(named('tryApply')[0]?.body?.data).toMatchObject({ emalAd: '', products: [] });
    expect(screen.getByTestId('trial-success')).toBeTruthy();
  });

  test('S8.022 a refusal says that it was unsuccessful and why, and the code is typed anew', async () => {
    fakeServer({ getAllProductsTry, tryApply: { status: 1, msg2Client: 'The code is over.' } });
    await goToPhone();
    await apply();
    expect(screen.getByTestId('form-error').textContent).toBe('Application unsuccessfulThe code is over.');
    expect([input('mobile').value, input('code').value]).toEqual(['13800000009', '']);
    expect(document.activeElement).toBe(input('code'));
  });

  test('S8.022 a call that breaks says so and leaves the entries; the next one may succeed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    fakeServer({ getAllProductsTry, tryApply: () => (broken ? new Error('down') : {}) });
    await goToPhone();
    await apply();
    expect(screen.getByTestId('form-error').textContent).toContain('Application unsuccessful');
    expect(input('code').value).toBe('1234');
    broken = false;
    await apply();
    expect(screen.getByTestId('trial-success')).toBeTruthy();
  });

  test('two clicks at once send one application', async () => {
    const { named } = fakeServer({ getAllProductsTry, tryApply: {} });
    await goToPhone();
    await act(async () => {
      fireEvent.click(screen.getByTestId('trial-apply'));
      fireEvent.click(screen.getByTestId('trial-apply'));
    });
    expect(named('tryApply')).toHaveLength(1);
  });

  test('a product that cannot be tried is not sent', async () => {
    const { named } = fakeServer({ getAllProductsTry, tryApply: {} });
    openTrial('policy');
    await goToPhone();
    await apply();
    expect(named('tryApply')[0]?.body?.data).toMatchObject({ products: [] });
  });
});

describe('the entries', () => {
  test('S3.064 A39 stay when a step is gone back', async () => {
    fakeServer({ getAllProductsTry });
    await goToPhone({ email: 'min@example.com' });
    fireEvent.click(screen.getByTestId('trial-back'));
    const remaining = ['name', 'company', 'email'].map((name) => input(name).value);
    expect(remaining).toEqual([' 赵敏 ', '远方汽车', 'min@example.com']);
    expect(input('agree').checked).toBe(true);
    next();
    expect(input('mobile').value).toBe('13800000009');
  });

  test('S3.064 A39 stay when it is closed and opened again, and the product of now joins them', async () => {
    fakeServer({ getAllProductsTry });
    openTrial('sales');
    await goToPhone();
    act(closeDrawer);
    cleanup();
    openTrial('price');
    render(<TrialApplication />);
    expect(input('name').value).toBe(' 赵敏 ');
    expect((await screen.findByText('Sales, Price')).closest('button')).toBe(screen.getByTestId('trial-product'));
    next();
    // A code is good for one time, and is not kept.
    expect([input('mobile').value, input('code').value]).toEqual(['13800000009', '']);
  });

  test('S3.064 A39 are gone after a success', async () => {
    fakeServer({ getAllProductsTry, tryApply: {} });
    await goToPhone();
    await apply();
    cleanup();
    render(<TrialApplication />);
    expect([input('name').value, input('company').value, input('agree').checked]).toEqual(['', '', false]);
  });
});
