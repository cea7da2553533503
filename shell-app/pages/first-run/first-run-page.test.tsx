import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { setLanguage } from '../../i18n/language.ts';
import { page } from '../../page/page.ts';
import { session } from '../../session/session.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { aLogin, freshShell } from '../../testing/fresh-shell.ts';
import FirstRunPage from './first-run-page.tsx';

const code = 'c'.repeat(43);
const type = (name: string, value: string) =>
  fireEvent.change(document.querySelector(`input[name=${name}]`) as HTMLInputElement, { target: { value } });
const send = () => act(async () => void fireEvent.submit(screen.getByTestId('first-run-form')));
const errors = () => [...document.querySelectorAll('[aria-invalid=true]')].map((input) => input.getAttribute('name'));

async function open(address: string, answers: Parameters<typeof fakeServer>[0] = {}) {
  freshShell(address);
  setLanguage('en');
  const server = fakeServer(answers);
  await act(async () => render(<FirstRunPage />));
  return server;
}

function fill(pwd = 'Harbour-77', again = pwd) {
  const values = { userNm: ' chief ', realNm: 'Ann Lee', emalAd: '', pwd, again };
  for (const [name, value] of Object.entries(values)) type(name, value);
}

beforeEach(() => {
  jest.spyOn(page, 'reload').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the page of the first run', () => {
  test('without a link says where one is to be had', async () => {
    await open('/first-run');
    expect(screen.getByRole('heading').textContent).toBe('Open the link that the start has printed');
    expect(screen.queryByTestId('first-run-form')).toBeNull();
  });

  test('takes the code out of the address, makes the administrator, signs in and leads into the administration', async () => {
    const { seen, named } = await open(`/first-run#${code}`, {
      makeFirstAdministrator: { data: { userNm: 'chief' } },
      simpleLogin: { data: aLogin({ token: 'token-1' }) },
    });
    expect(window.location.href).toBe(`${window.location.origin}/first-run`);
    await send();
    expect(errors()).toEqual(['userNm', 'realNm', 'pwd']);
    fill('chief12345');
    await send();
    expect(errors()).toEqual(['pwd']);
    fill('Harbour-77', 'Harbour-78');
    await send();
    expect(errors()).toEqual(['again']);
    expect(seen).toEqual([]);
    fill();
    await send();
    const made = { code, userNm: 'chief', realNm: 'Ann Lee', emalAd: '', pwd: 'Harbour-77' };
    expect(named('makeFirstAdministrator')[0]?.body?.data).toEqual(made);
    expect(named('simpleLogin')[0]?.body?.data).toMatchObject({ userNm: 'chief', pwd: 'Harbour-77' });
    expect(session.token).toBe('token-1');
    expect(window.location.pathname).toBe('/admin');
    expect(JSON.stringify(seen.map(({ url, query }) => [url, query]))).not.toContain(code);
  });

  test('says what the server says: of the password at its field, of all else below', async () => {
    await open(`/first-run#${code}`, { makeFirstAdministrator: { status: 464, msg2Client: 'Many people use it' } });
    fill();
    await send();
    expect(errors()).toEqual(['pwd']);
    expect(screen.getByText('Many people use it')).toBeTruthy();
    fakeServer({ makeFirstAdministrator: { status: 1, msg2Client: 'This link was used' } });
    await send();
    expect(screen.getByTestId('form-error').textContent).toBe('This link was used');
  });
});
