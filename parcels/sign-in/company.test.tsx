import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { session } from '@portal/shell';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { writePassingCookie } from '../../shell-app/cookies/cookies.ts';
import { setLanguage } from '../../shell-app/i18n/language.ts';
import { page } from '../../shell-app/page/page.ts';
import { takeSignOnOffer } from '../../shell-app/sites/sign-on-offer.ts';
import { fakeServer } from '../../shell-app/testing/fake-server.ts';
import { aLogin, freshShell } from '../../shell-app/testing/fresh-shell.ts';
import { SignIn } from './sign-in.tsx';
import { formError, modeNow, send, tick, type } from './testing/fill-in.ts';

const only = { path: '/sign-on/maker/start', name: { zh_CN: '远方汽车', en: 'Far Motors' } };
let load = jest.spyOn(page, 'load');
const press = (testId: string) => act(async () => void fireEvent.click(screen.getByTestId(testId)));

beforeEach(() => {
  freshShell('/home?redirect=%2Fsales%2Ftrend%3Fby%3Dfuel');
  setLanguage('en');
  takeSignOnOffer(undefined);
  load = jest.spyOn(page, 'load').mockImplementation(() => undefined);
});

test('where no company signs in with its own accounts, nothing is said of it', () => {
  render(<SignIn />);
  expect(screen.queryByTestId('sign-in-company')).toBeNull();
});

describe('one company', () => {
  beforeEach(() => takeSignOnOffer({ only }));

  test('is named in both languages, and its page comes next, once the terms are ticked', async () => {
    render(<SignIn />);
    expect(screen.getByTestId('sign-in-company').textContent).toBe('Sign in with your Far Motors account');
    await act(async () => setLanguage('zh_CN'));
    expect(screen.getByTestId('sign-in-company').textContent).toBe('使用远方汽车账号登录');
    await press('sign-in-company');
    expect([load.mock.calls, formError()]).toEqual([[], '请确认相关条款']);
    tick('agree');
    await press('sign-in-company');
    expect(load.mock.calls).toEqual([['/sign-on/maker/start?to=%2Fsales%2Ftrend%3Fby%3Dfuel']]);
  });

  test('nothing of another site is handed on', async () => {
    freshShell('/home?redirect=%2F%2Fevil.example');
    render(<SignIn />);
    tick('agree');
    await press('sign-in-company');
    expect(load.mock.calls).toEqual([['/sign-on/maker/start']]);
  });
});

describe('several companies', () => {
  beforeEach(() => takeSignOnOffer({}));

  test('are told apart by the work mail', async () => {
    const { seen } = fakeServer({ findSignOn: { data: { path: '/sign-on/dealer/start' } } });
    render(<SignIn />);
    tick('agree');
    await press('sign-in-company');
    expect(modeNow()).toBe('company');
    expect(document.activeElement?.getAttribute('name')).toBe('workMail');
    type({ workMail: ' lin@dealer.example ' });
    await send();
    expect(seen.map(({ body }) => body?.data)).toEqual([{ mail: 'lin@dealer.example' }]);
    expect(load.mock.calls).toEqual([['/sign-on/dealer/start?to=%2Fsales%2Ftrend%3Fby%3Dfuel']]);
    expect(screen.getByTestId('sign-in-submit').getAttribute('aria-busy')).toBeNull();
  });

  test('a mail that is missing or none is said, as are the terms, and nothing is sent', async () => {
    const { seen } = fakeServer({});
    render(<SignIn />);
    await press('sign-in-company');
    await send();
    expect(screen.getByText('Enter your work email')).toBeTruthy();
    type({ workMail: 'lin' });
    await send();
    expect(screen.getByText('Enter the correct work email')).toBeTruthy();
    type({ workMail: 'lin@dealer.technology' });
    await send();
    expect(formError()).toBeTruthy();
    expect([seen, load.mock.calls]).toEqual([[], []]);
  });

  test('a domain of no company is said in the words of the server, and the other ways are a press away', async () => {
    fakeServer({ findSignOn: { status: 1, msg2Client: 'no such company' } });
    render(<SignIn />);
    await press('sign-in-company');
    type({ workMail: 'lin@else.example' });
    tick('agree');
    await send();
    expect([formError(), load.mock.calls]).toEqual(['no such company', []]);
    await press('sign-in-other-ways');
    expect(modeNow()).toBe('code');
  });
});

describe('who comes back from a company', () => {
  beforeEach(() => {
    takeSignOnOffer({ only });
    writePassingCookie('sign-on-ticket', 'ticket-1');
  });

  test('is signed in and goes on, and the ticket is gone', async () => {
    const { seen } = fakeServer({ companyLogin: { data: aLogin() } });
    await act(async () => void render(<SignIn />));
    expect(seen.map(({ name, body }) => [name, body?.data])).toEqual([
      ['companyLogin', { ticket: 'ticket-1', channel: 1 }],
    ]);
    expect([session.token, session.passwordFree]).toEqual(['token-1', false]);
    expect(`${window.location.pathname}${window.location.search}`).toBe('/sales/trend?by=fuel');
    expect(document.cookie).not.toContain('ticket-1');
  });

  test('reads why not, where there is no sign-in', async () => {
    fakeServer({ companyLogin: { status: 1, msg2Client: 'cancelled there' } });
    await act(async () => void render(<SignIn />));
    expect([formError(), session.token]).toEqual(['cancelled there', null]);
    expect(document.cookie).not.toContain('ticket-1');
  });
});
